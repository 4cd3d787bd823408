/** The words of one's own rooms, by language. */

import { dictionary } from "../dictionary.ts";
import { en, type RoomsWords } from "./en.ts";
import { es } from "./es.ts";

export type { RoomsWords } from "./en.ts";

export const roomsWordsIn = dictionary<RoomsWords>({ en, es });
