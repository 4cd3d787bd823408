/** The words of the arena, by language. This module is browser compatible. */

import type { Language } from "../../../words/language.ts";
import { type ArenaWords, en } from "./en.ts";
import { es } from "./es.ts";

export type { ArenaWords };

const CATALOGUES: Readonly<Record<Language, ArenaWords>> = { en, es };

export function arenaWordsIn(language: Language): ArenaWords {
  return CATALOGUES[language];
}
