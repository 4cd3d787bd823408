/** The words of the settings, by language. */

import { dictionary } from "../../../words/dictionary.ts";
import type { SettingsWords } from "./en.ts";

export type { SettingsWords } from "./en.ts";

export const settingsWordsIn = await dictionary<SettingsWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
