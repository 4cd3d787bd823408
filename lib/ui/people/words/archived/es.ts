/** How a finished game of more than two is titled, in Spanish. */

import { counted } from "../../../../words/grammar.ts";
import type { ArchivedWords } from "./en.ts";

export const es: ArchivedWords = {
  computers: (count) => counted("es", count, { one: "máquina", other: "máquinas" }),
};
