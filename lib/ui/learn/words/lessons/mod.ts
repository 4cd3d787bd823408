/** The text of the lessons, by language. */

import { dictionary } from "../../../../words/dictionary.ts";
import type { LessonsWords } from "./en.ts";

export type { LessonsWords, LessonText } from "./en.ts";

export const lessonsWordsIn = await dictionary<LessonsWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
