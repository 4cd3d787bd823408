/** The words of the balance study, by language. */

import { dictionary } from "../../words/dictionary.ts";
import type { StudyWords } from "./en.ts";

export type { StudyWords } from "./en.ts";

export const studyWordsIn = await dictionary<StudyWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
