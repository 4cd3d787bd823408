/** What can be pressed and typed at every table, by language. */

import { dictionary } from "../../../../words/dictionary.ts";
import { en, type HelpWords } from "./en.ts";
import { es } from "./es.ts";

export type { HelpWords } from "./en.ts";

export const helpWordsIn = dictionary<HelpWords>({ en, es });
