/** The words of games by post, by language. This module is browser compatible. */

import type { Language } from "../../../../words/language.ts";
import { en, type PostWords } from "./en.ts";
import { es } from "./es.ts";

export type { PostWords };

const CATALOGUES: Readonly<Record<Language, PostWords>> = { en, es };

export function postWordsIn(language: Language): PostWords {
  return CATALOGUES[language];
}
