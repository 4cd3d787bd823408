/** The words of frames on other sites, by language. */

import { dictionary } from "../../../words/dictionary.ts";
import type { EmbedWords } from "./en.ts";

export type { EmbedWords } from "./en.ts";

export const embedWordsIn = await dictionary<EmbedWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
