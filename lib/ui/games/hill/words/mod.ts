/** The words of a king of the hill, by language. */

import { dictionary } from "../../../../words/dictionary.ts";
import { en, type HillWords } from "./en.ts";
import { es } from "./es.ts";

export type { HillWords } from "./en.ts";

export const hillWordsIn = dictionary<HillWords>({ en, es });
