import { define } from "../lib/server/define.ts";
import { cardResponse } from "../lib/server/http/cards.ts";

/** The picture of pages that have none of their own. */
export const handler = define.handlers({
  GET: (ctx) => cardResponse(ctx, "site", { of: "site" }),
});
