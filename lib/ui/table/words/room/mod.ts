/** The words of rooms by language. */

import { dictionary } from "../../../../words/dictionary.ts";
import { en, type RoomWords } from "./en.ts";
import { es } from "./es.ts";

export type { RoomWords } from "./en.ts";

export const roomWordsIn = dictionary<RoomWords>({ en, es });
