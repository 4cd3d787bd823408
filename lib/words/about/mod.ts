/** The words of the page about the site, by language. This module is browser compatible. */

import type { Language } from "../language.ts";
import { type AboutWords, en } from "./en.ts";
import { es } from "./es.ts";

export type { AboutWords };

const CATALOGUES: Readonly<Record<Language, AboutWords>> = { en, es };

export function aboutWordsIn(language: Language): AboutWords {
  return CATALOGUES[language];
}
