/** The words of the pages about players, by language. This module is browser compatible. */

import type { Language } from "../../../words/language.ts";
import { en, type PeopleWords } from "./en.ts";
import { es } from "./es.ts";

export type { NameRefusal, PeopleWords } from "./en.ts";

const CATALOGUES: Readonly<Record<Language, PeopleWords>> = { en, es };

export function peopleWordsIn(language: Language): PeopleWords {
  return CATALOGUES[language];
}
