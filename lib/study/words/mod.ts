/** The words of the balance study, by language. */

import { dictionary } from "../../words/dictionary.ts";
import { en, type StudyWords } from "./en.ts";
import { es } from "./es.ts";

export type { StudyWords } from "./en.ts";

export const studyWordsIn = dictionary<StudyWords>({ en, es });
