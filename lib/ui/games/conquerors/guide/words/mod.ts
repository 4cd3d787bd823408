/** The words of guided mode and of the coach, by language. */

import { dictionary } from "../../../../../words/dictionary.ts";
import type { GuideWords } from "./en.ts";

export type { GuideWords } from "./en.ts";

export const guideWordsIn = await dictionary<GuideWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
