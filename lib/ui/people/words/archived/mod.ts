/** The words for the titles of finished games, by language. */

import { dictionary } from "../../../../words/dictionary.ts";
import type { ArchivedWords } from "./en.ts";

export const archivedWordsIn = await dictionary<ArchivedWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
