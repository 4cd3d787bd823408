/** The words of the admin's page, by language. */

import type { Language } from "../../../../words/language.ts";
import { type AdminWords, en } from "./en.ts";
import { es } from "./es.ts";

export type { AdminWords };

const CATALOGUES: Readonly<Record<Language, AdminWords>> = { en, es };

export function adminWordsIn(language: Language): AdminWords {
  return CATALOGUES[language];
}
