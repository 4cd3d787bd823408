/** What can be pressed and typed at every table, by language. */

import { dictionary } from "../../../../words/dictionary.ts";
import type { HelpWords } from "./en.ts";

export type { HelpWords } from "./en.ts";

export const helpWordsIn = await dictionary<HelpWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
