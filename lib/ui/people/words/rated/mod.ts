/** The words for what finished games counted, by language. */

import { dictionary } from "../../../../words/dictionary.ts";
import { en, type RatedWords } from "./en.ts";
import { es } from "./es.ts";

export type { RatedWords } from "./en.ts";

export const ratedWordsIn = dictionary<RatedWords>({ en, es });
