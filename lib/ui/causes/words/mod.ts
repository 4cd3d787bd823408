/** The words about causes, by language. */

import { dictionary } from "../../../words/dictionary.ts";
import { type CausesWords, en } from "./en.ts";
import { es } from "./es.ts";

export type { CausesWords } from "./en.ts";

export const causesWordsIn = dictionary<CausesWords>({ en, es });
