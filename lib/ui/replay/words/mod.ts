/** The words of replays, by language. */

import { dictionary } from "../../../words/dictionary.ts";
import { en, type ReplayWords } from "./en.ts";
import { es } from "./es.ts";

export type { ReplayWords } from "./en.ts";

export const replayWordsIn = dictionary<ReplayWords>({ en, es });
