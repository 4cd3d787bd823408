/** The words of a lesson that is played, by language. */

import { dictionary } from "../../../words/dictionary.ts";
import type { LearnWords } from "./en.ts";

export type { LearnWords } from "./en.ts";

export const learnWordsIn = await dictionary<LearnWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
