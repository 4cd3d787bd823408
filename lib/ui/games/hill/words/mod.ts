/** The words of a king of the hill, by language. */

import { dictionary } from "../../../../words/dictionary.ts";
import type { HillWords } from "./en.ts";

export type { HillWords } from "./en.ts";

export const hillWordsIn = await dictionary<HillWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
