/** The words of rooms of games on digraphs, by language. */

import { dictionary } from "../../../../../words/dictionary.ts";
import { type DigraphRoomWords, en } from "./en.ts";
import { es } from "./es.ts";

export type { DigraphRoomWords } from "./en.ts";

export const digraphRoomWordsIn = dictionary<DigraphRoomWords>({ en, es });
