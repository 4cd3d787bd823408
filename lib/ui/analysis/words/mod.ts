/** The words about finished games, by language. */

import { dictionary } from "../../../words/dictionary.ts";
import type { AnalysisWords } from "./en.ts";

export type { AnalysisWords } from "./en.ts";

export const analysisWordsIn = await dictionary<AnalysisWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
