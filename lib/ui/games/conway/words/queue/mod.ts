/** The words of moves left in advance, by language. */

import { dictionary } from "../../../../../words/dictionary.ts";
import { en, type QueueWords } from "./en.ts";
import { es } from "./es.ts";

export type { QueueWords } from "./en.ts";

export const queueWordsIn = dictionary<QueueWords>({ en, es });
