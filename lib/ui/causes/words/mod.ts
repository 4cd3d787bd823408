/** The words about causes, by language. This module is browser compatible. */

import type { Language } from "../../../words/language.ts";
import { type CausesWords, en } from "./en.ts";
import { es } from "./es.ts";

export type { CausesWords };

const CATALOGUES: Readonly<Record<Language, CausesWords>> = { en, es };

export function causesWordsIn(language: Language): CausesWords {
  return CATALOGUES[language];
}
