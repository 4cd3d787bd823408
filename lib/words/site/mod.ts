/** The words of the pages around the game, by language. This module is browser compatible. */

import type { Language } from "../language.ts";
import { en, type SiteWords } from "./en.ts";
import { es } from "./es.ts";

export type { SiteWords };

const CATALOGUES: Readonly<Record<Language, SiteWords>> = { en, es };

export function siteWordsIn(language: Language): SiteWords {
  return CATALOGUES[language];
}
