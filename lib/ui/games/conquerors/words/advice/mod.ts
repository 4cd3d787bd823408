/** The words of the strongest level's advice, by language. This module is browser compatible. */

import type { Language } from "../../../../../words/language.ts";
import { type AdviceWords, en } from "./en.ts";
import { es } from "./es.ts";

export type { AdviceWords };

const CATALOGUES: Readonly<Record<Language, AdviceWords>> = { en, es };

export function adviceWordsIn(language: Language): AdviceWords {
  return CATALOGUES[language];
}
