/** The words of the strongest level's advice, by language. */

import { dictionary } from "../../../../../words/dictionary.ts";
import { type AdviceWords, en } from "./en.ts";
import { es } from "./es.ts";

export type { AdviceWords } from "./en.ts";

export const adviceWordsIn = dictionary<AdviceWords>({ en, es });
