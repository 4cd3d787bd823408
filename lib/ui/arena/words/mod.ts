/** The words of the arena, by language. */

import { dictionary } from "../../../words/dictionary.ts";
import { type ArenaWords, en } from "./en.ts";
import { es } from "./es.ts";

export type { ArenaWords } from "./en.ts";

export const arenaWordsIn = dictionary<ArenaWords>({ en, es });
