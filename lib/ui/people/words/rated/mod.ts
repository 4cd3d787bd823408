/** The words for what finished games counted, by language. */

import { dictionary } from "../../../../words/dictionary.ts";
import type { RatedWords } from "./en.ts";

export type { RatedWords } from "./en.ts";

export const ratedWordsIn = await dictionary<RatedWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
