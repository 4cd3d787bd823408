/** The words of the strongest level's advice, by language. */

import { dictionary } from "../../../../../words/dictionary.ts";
import type { AdviceWords } from "./en.ts";

export type { AdviceWords } from "./en.ts";

export const adviceWordsIn = await dictionary<AdviceWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
