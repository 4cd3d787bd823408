/** The text of the lessons, by language. */

import { dictionary } from "../../../../words/dictionary.ts";
import { en, type LessonsWords } from "./en.ts";
import { es } from "./es.ts";

export type { LessonsWords, LessonText } from "./en.ts";

export const lessonsWordsIn = dictionary<LessonsWords>({ en, es });
