/** The words of the ways to an opponent elsewhere, by language. This module is browser compatible. */

import type { Language } from "../../../words/language.ts";
import { en, type LobbyWords } from "./en.ts";
import { es } from "./es.ts";

export type { LobbyWords };

const CATALOGUES: Readonly<Record<Language, LobbyWords>> = { en, es };

export function lobbyWordsIn(language: Language): LobbyWords {
  return CATALOGUES[language];
}
