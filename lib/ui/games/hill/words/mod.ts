/** The words of a king of the hill, by language. This module is browser compatible. */

import type { Language } from "../../../../words/language.ts";
import { en, type HillWords } from "./en.ts";
import { es } from "./es.ts";

export type { HillWords };

const CATALOGUES: Readonly<Record<Language, HillWords>> = { en, es };

export function hillWordsIn(language: Language): HillWords {
  return CATALOGUES[language];
}
