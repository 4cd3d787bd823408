/** The words of the sandbox's help, by language. This module is browser compatible. */

import type { Language } from "../../../../words/language.ts";
import { en, type SandboxHelpWords } from "./en.ts";
import { es } from "./es.ts";

export type { SandboxHelpWords };

const CATALOGUES: Readonly<Record<Language, SandboxHelpWords>> = { en, es };

export function sandboxHelpWordsIn(language: Language): SandboxHelpWords {
  return CATALOGUES[language];
}
