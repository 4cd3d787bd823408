/** The words about finished games, by language. */

import { dictionary } from "../../../words/dictionary.ts";
import { type AnalysisWords, en } from "./en.ts";
import { es } from "./es.ts";

export type { AnalysisWords } from "./en.ts";

export const analysisWordsIn = dictionary<AnalysisWords>({ en, es });
