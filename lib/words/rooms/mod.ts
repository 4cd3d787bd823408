/** The words of one's own rooms, by language. This module is browser compatible. */

import type { Language } from "../language.ts";
import { en, type RoomsWords } from "./en.ts";
import { es } from "./es.ts";

export type { RoomsWords };

const CATALOGUES: Readonly<Record<Language, RoomsWords>> = { en, es };

export function roomsWordsIn(language: Language): RoomsWords {
  return CATALOGUES[language];
}
