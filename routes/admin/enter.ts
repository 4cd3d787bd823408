import { define } from "../../lib/server/define.ts";
import { backToDesk, readForm, visitorOf } from "../../lib/server/http/admin/desk.ts";
import { sourceOfRequest } from "../../lib/server/transport/address.ts";

/** Lets in who has the admin's token. */
export const handler = define.handlers({
  async POST(ctx) {
    const { services, admin } = await visitorOf(ctx);
    const form = await readForm(ctx);
    const source = sourceOfRequest(ctx.req, ctx.info, services.trustedHops);
    const entered = await admin.enter(form.get("token") ?? "", source);
    return typeof entered === "string"
      ? backToDesk(ctx.state, entered)
      : backToDesk(ctx.state, "", entered.session);
  },
});
