/** The words of the reports and blocks, by language. This module is browser compatible. */

import type { Language } from "../../../../words/language.ts";
import { en, type ReportWords } from "./en.ts";
import { es } from "./es.ts";

export type { ReportWords };

const CATALOGUES: Readonly<Record<Language, ReportWords>> = { en, es };

export function reportWordsIn(language: Language): ReportWords {
  return CATALOGUES[language];
}
