/** The words of the leaderboard's verdicts, by language. This module is browser compatible. */

import type { Language } from "../../../../../words/language.ts";
import { en, type VerdictWords } from "./en.ts";
import { es } from "./es.ts";

export type { VerdictWords };

const CATALOGUES: Readonly<Record<Language, VerdictWords>> = { en, es };

export function verdictWordsIn(language: Language): VerdictWords {
  return CATALOGUES[language];
}
