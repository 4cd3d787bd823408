/** The words of the rules, by language. */

import { dictionary } from "../../../words/dictionary.ts";
import type { RulesWords } from "./en.ts";

export type { RulesWords } from "./en.ts";

export const rulesWordsIn = await dictionary<RulesWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
