/** The catalogues by language. This module is browser compatible. */

import { en, type Words } from "./en.ts";
import { es } from "./es.ts";
import type { Language } from "./language.ts";

export type { Words };

const CATALOGUES: Readonly<Record<Language, Words>> = { en, es };

export function wordsIn(language: Language): Words {
  return CATALOGUES[language];
}
