/** The words around the documents for programmers, by language. */

import { dictionary } from "../../../../words/dictionary.ts";
import type { DocWords } from "./en.ts";

export type { DocWords } from "./en.ts";

export const docWordsIn = await dictionary<DocWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
