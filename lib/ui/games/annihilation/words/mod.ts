/** The words of the page of Fraenkel's games, by language. This module is browser compatible. */

import type { Language } from "../../../../words/language.ts";
import { type AnnihilationWords, en } from "./en.ts";
import { es } from "./es.ts";

export type { AnnihilationWords };

const CATALOGUES: Readonly<Record<Language, AnnihilationWords>> = { en, es };

export function annihilationWordsIn(language: Language): AnnihilationWords {
  return CATALOGUES[language];
}
