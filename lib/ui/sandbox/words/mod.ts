/** The words of the sandbox, by language. This module is browser compatible. */

import type { Language } from "../../../words/language.ts";
import { en, type SandboxWords } from "./en.ts";
import { es } from "./es.ts";

export type { SandboxWords };

const CATALOGUES: Readonly<Record<Language, SandboxWords>> = { en, es };

export function sandboxWordsIn(language: Language): SandboxWords {
  return CATALOGUES[language];
}
