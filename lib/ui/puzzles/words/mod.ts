/** The words of puzzles, by language. */

import { dictionary } from "../../../words/dictionary.ts";
import type { PuzzleWords } from "./en.ts";

export type { PuzzleWords } from "./en.ts";

export const puzzleWordsIn = await dictionary<PuzzleWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
