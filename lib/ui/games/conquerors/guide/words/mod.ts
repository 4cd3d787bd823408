/** The words of guided mode and of the coach, by language. This module is browser compatible. */

import type { Language } from "../../../../../words/language.ts";
import { en, type GuideWords } from "./en.ts";
import { es } from "./es.ts";

export type { GuideWords };

const CATALOGUES: Readonly<Record<Language, GuideWords>> = { en, es };

export function guideWordsIn(language: Language): GuideWords {
  return CATALOGUES[language];
}
