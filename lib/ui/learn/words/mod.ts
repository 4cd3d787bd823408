/** The words of a lesson that is played, by language. This module is browser compatible. */

import type { Language } from "../../../words/language.ts";
import { en, type LearnWords } from "./en.ts";
import { es } from "./es.ts";

export type { LearnWords } from "./en.ts";

const CATALOGUES: Readonly<Record<Language, LearnWords>> = { en, es };

export function learnWordsIn(language: Language): LearnWords {
  return CATALOGUES[language];
}
