/** The words of the rules, by language. */

import { dictionary } from "../../../words/dictionary.ts";
import { en, type RulesWords } from "./en.ts";
import { es } from "./es.ts";

export type { RulesWords } from "./en.ts";

export const rulesWordsIn = dictionary<RulesWords>({ en, es });
