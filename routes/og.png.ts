import { define } from "../lib/define.ts";
import { cardResponse } from "../lib/http/cards.ts";
import { SHOWPIECE } from "../lib/http/showpiece.ts";
import { drawCard } from "../lib/picture/card.ts";

/** The picture of pages that have none of their own. */
export const handler = define.handlers({
  GET: ({ req }) => cardResponse(req, "site", () => drawCard(SHOWPIECE)),
});
