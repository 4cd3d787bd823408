/** The words of rooms of games on digraphs, by language. This module is browser compatible. */

import type { Language } from "../../../../../words/language.ts";
import { type DigraphRoomWords, en } from "./en.ts";
import { es } from "./es.ts";

export type { DigraphRoomWords };

const CATALOGUES: Readonly<Record<Language, DigraphRoomWords>> = { en, es };

export function digraphRoomWordsIn(language: Language): DigraphRoomWords {
  return CATALOGUES[language];
}
