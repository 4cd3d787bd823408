/** The words of the leaderboard's verdicts, by language. */

import { dictionary } from "../../../../../words/dictionary.ts";
import type { VerdictWords } from "./en.ts";

export type { VerdictWords } from "./en.ts";

export const verdictWordsIn = await dictionary<VerdictWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
