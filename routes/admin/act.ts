import { define } from "../../lib/server/define.ts";
import { backToDesk, readForm, visitorOf } from "../../lib/server/http/admin/desk.ts";
import { readOrder } from "../../lib/server/moderation/orders.ts";

/** Does what an admin orders by a form. */
export const handler = define.handlers({
  async POST(ctx) {
    const { services: { moderation }, session } = await visitorOf(ctx);
    const form = await readForm(ctx);
    if (session === undefined) return backToDesk(ctx.state, "");
    const order = readOrder((name) => form.get(name));
    return backToDesk(ctx.state, order ? await moderation.obey(order) : "malformed");
  },
});
