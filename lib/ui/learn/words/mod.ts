/** The words of a lesson that is played, by language. */

import { dictionary } from "../../../words/dictionary.ts";
import { en, type LearnWords } from "./en.ts";
import { es } from "./es.ts";

export type { LearnWords } from "./en.ts";

export const learnWordsIn = dictionary<LearnWords>({ en, es });
