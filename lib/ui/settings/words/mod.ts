/** The words of the settings, by language. */

import { dictionary } from "../../../words/dictionary.ts";
import { en, type SettingsWords } from "./en.ts";
import { es } from "./es.ts";

export type { SettingsWords } from "./en.ts";

export const settingsWordsIn = dictionary<SettingsWords>({ en, es });
