/** The words for what finished games counted, by language. This module is browser compatible. */

import type { Language } from "../../../../words/language.ts";
import { en, type RatedWords } from "./en.ts";
import { es } from "./es.ts";

export type { RatedWords };

const CATALOGUES: Readonly<Record<Language, RatedWords>> = { en, es };

export function ratedWordsIn(language: Language): RatedWords {
  return CATALOGUES[language];
}
