/** The words of the admin's page, by language. */

import { dictionary } from "../../../../words/dictionary.ts";
import { type AdminWords, en } from "./en.ts";
import { es } from "./es.ts";

export type { AdminWords } from "./en.ts";

export const adminWordsIn = dictionary<AdminWords>({ en, es });
