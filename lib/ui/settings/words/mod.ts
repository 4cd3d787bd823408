/** The words of the settings, by language. This module is browser compatible. */

import type { Language } from "../../../words/language.ts";
import { en, type SettingsWords } from "./en.ts";
import { es } from "./es.ts";

export type { SettingsWords };

const CATALOGUES: Readonly<Record<Language, SettingsWords>> = { en, es };

export function settingsWordsIn(language: Language): SettingsWords {
  return CATALOGUES[language];
}
