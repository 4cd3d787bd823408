/** The words of rooms in which others are, by language. */

import { dictionary } from "../../../../words/dictionary.ts";
import { asLanguage } from "../../../../words/language.ts";
import type { Words } from "../../../../words/mod.ts";
import type { CompanyWords } from "./en.ts";

export type { CompanyWords } from "./en.ts";

export const companyWordsIn = await dictionary<CompanyWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});

/** Those in the language of a table. */
export function companyWordsOf(table: { readonly words: Pick<Words, "language"> }): CompanyWords {
  return companyWordsIn(asLanguage(table.words.language)!);
}
