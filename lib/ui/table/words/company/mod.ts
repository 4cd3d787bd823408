/** The words of rooms in which others are, by language. */

import { dictionary } from "../../../../words/dictionary.ts";
import type { CompanyWords } from "./en.ts";

export type { CompanyWords } from "./en.ts";

export const companyWordsIn = await dictionary<CompanyWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
