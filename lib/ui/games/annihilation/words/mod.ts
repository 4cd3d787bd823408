/** The words of the page of Fraenkel's games, by language. */

import { dictionary } from "../../../../words/dictionary.ts";
import { type AnnihilationWords, en } from "./en.ts";
import { es } from "./es.ts";

export type { AnnihilationWords } from "./en.ts";

export const annihilationWordsIn = dictionary<AnnihilationWords>({ en, es });
