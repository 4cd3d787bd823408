/** The words of the first minute, by language. */

import { dictionary } from "../../../../../words/dictionary.ts";
import type { IntroWords } from "./en.ts";

export const introWordsIn = await dictionary<IntroWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
