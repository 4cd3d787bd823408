/** The words of the reports and blocks, by language. */

import { dictionary } from "../../../../words/dictionary.ts";
import { en, type ReportWords } from "./en.ts";
import { es } from "./es.ts";

export type { ReportWords } from "./en.ts";

export const reportWordsIn = dictionary<ReportWords>({ en, es });
