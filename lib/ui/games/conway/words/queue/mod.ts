/** The words of moves left in advance, by language. This module is browser compatible. */

import type { Language } from "../../../../../words/language.ts";
import { en, type QueueWords } from "./en.ts";
import { es } from "./es.ts";

export type { QueueWords };

const CATALOGUES: Readonly<Record<Language, QueueWords>> = { en, es };

export function queueWordsIn(language: Language): QueueWords {
  return CATALOGUES[language];
}
