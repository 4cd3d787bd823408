/** The text of the lessons, by language. */

import type { Language } from "../../../../words/language.ts";
import { en, type LessonsWords } from "./en.ts";
import { es } from "./es.ts";

export type { LessonsWords, LessonText } from "./en.ts";

const CATALOGUES: Readonly<Record<Language, LessonsWords>> = { en, es };

export function lessonsWordsIn(language: Language): LessonsWords {
  return CATALOGUES[language];
}
