/** The words of the reports and blocks, by language. */

import { dictionary } from "../../../../words/dictionary.ts";
import type { ReportWords } from "./en.ts";

export type { ReportWords } from "./en.ts";

export const reportWordsIn = await dictionary<ReportWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
