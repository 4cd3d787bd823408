/** The words of the rules, by language. This module is browser compatible. */

import type { Language } from "../../../words/language.ts";
import { en, type RulesWords } from "./en.ts";
import { es } from "./es.ts";

export type { RulesWords };

const CATALOGUES: Readonly<Record<Language, RulesWords>> = { en, es };

export function rulesWordsIn(language: Language): RulesWords {
  return CATALOGUES[language];
}
