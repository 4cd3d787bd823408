import { define } from "../../lib/server/define.ts";
import { backToDesk, readForm, visitorOf } from "../../lib/server/http/admin/desk.ts";

/** Signs an admin out. */
export const handler = define.handlers({
  async POST(ctx) {
    const { admin, session } = await visitorOf(ctx);
    await readForm(ctx);
    if (session !== undefined) await admin.leave(session);
    return backToDesk(ctx.state, "", "");
  },
});
