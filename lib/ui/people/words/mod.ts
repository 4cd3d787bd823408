/** The words of the pages about players, by language. */

import { dictionary } from "../../../words/dictionary.ts";
import { en, type PeopleWords } from "./en.ts";
import { es } from "./es.ts";

export type { NameRefusal, PeopleWords } from "./en.ts";

export const peopleWordsIn = dictionary<PeopleWords>({ en, es });
