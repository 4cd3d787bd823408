/** The words of the opening explorer, by language. */

import { dictionary } from "../../../words/dictionary.ts";
import type { OpeningWords } from "./en.ts";

export type { OpeningWords } from "./en.ts";

export const openingWordsIn = await dictionary<OpeningWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
