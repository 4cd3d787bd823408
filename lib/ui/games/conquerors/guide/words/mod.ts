/** The words of guided mode and of the coach, by language. */

import { dictionary } from "../../../../../words/dictionary.ts";
import { en, type GuideWords } from "./en.ts";
import { es } from "./es.ts";

export type { GuideWords } from "./en.ts";

export const guideWordsIn = dictionary<GuideWords>({ en, es });
