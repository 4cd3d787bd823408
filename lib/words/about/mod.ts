/** The words of the page about the site, by language. */

import { dictionary } from "../dictionary.ts";
import { type AboutWords, en } from "./en.ts";
import { es } from "./es.ts";

export type { AboutWords } from "./en.ts";

export const aboutWordsIn = dictionary<AboutWords>({ en, es });
