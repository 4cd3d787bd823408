/** The words of the balance study, by language. This module is browser compatible. */

import type { Language } from "../../words/language.ts";
import { en, type StudyWords } from "./en.ts";
import { es } from "./es.ts";

export type { StudyWords };

const CATALOGUES: Readonly<Record<Language, StudyWords>> = { en, es };

export function studyWordsIn(language: Language): StudyWords {
  return CATALOGUES[language];
}
