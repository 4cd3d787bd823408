/** The catalogues by language. */

import { dictionary } from "./dictionary.ts";
import { en, type Words } from "./en.ts";
import { es } from "./es.ts";

export type { Words } from "./en.ts";

export const wordsIn = dictionary<Words>({ en, es });
