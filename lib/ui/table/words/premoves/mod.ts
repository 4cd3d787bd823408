/** The words of moves left in advance, by language. */

import { dictionary } from "../../../../words/dictionary.ts";
import { en, type PremoveWords } from "./en.ts";
import { es } from "./es.ts";

export type { PremoveWords } from "./en.ts";

export const premoveWordsIn = dictionary<PremoveWords>({ en, es });
