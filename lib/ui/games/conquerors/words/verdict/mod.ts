/** The words of the leaderboard's verdicts, by language. */

import { dictionary } from "../../../../../words/dictionary.ts";
import { en, type VerdictWords } from "./en.ts";
import { es } from "./es.ts";

export type { VerdictWords } from "./en.ts";

export const verdictWordsIn = dictionary<VerdictWords>({ en, es });
