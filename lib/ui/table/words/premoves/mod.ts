/** The words of moves left in advance, by language. */

import { dictionary } from "../../../../words/dictionary.ts";
import type { PremoveWords } from "./en.ts";

export type { PremoveWords } from "./en.ts";

export const premoveWordsIn = await dictionary<PremoveWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
