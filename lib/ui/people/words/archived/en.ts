/** How a finished game of more than two is titled, in English. `es.ts` says the same. */

import { counted } from "../../../../words/grammar.ts";

export const en = {
  computers: (count: number) => counted("en", count, { one: "computer", other: "computers" }),
};

export type ArchivedWords = typeof en;
