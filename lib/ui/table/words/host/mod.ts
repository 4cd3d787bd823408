/** The words of who opened a room of more than two seats, by language. */

import { dictionary } from "../../../../words/dictionary.ts";
import { en, type HostWords } from "./en.ts";
import { es } from "./es.ts";

export type { HostWords } from "./en.ts";

export const hostWordsIn = dictionary<HostWords>({ en, es });
