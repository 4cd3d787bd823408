/** The words about finished games, by language. This module is browser compatible. */

import type { Language } from "../../../words/language.ts";
import { type AnalysisWords, en } from "./en.ts";
import { es } from "./es.ts";

export type { AnalysisWords };

const CATALOGUES: Readonly<Record<Language, AnalysisWords>> = { en, es };

export function analysisWordsIn(language: Language): AnalysisWords {
  return CATALOGUES[language];
}
