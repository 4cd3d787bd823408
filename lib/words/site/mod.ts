/** The words of the pages around the game, by language. */

import { dictionary } from "../dictionary.ts";
import { en, type SiteWords } from "./en.ts";
import { es } from "./es.ts";

export type { SiteWords } from "./en.ts";

export const siteWordsIn = dictionary<SiteWords>({ en, es });
