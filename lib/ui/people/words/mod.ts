/** The words of the pages about players, by language. */

import { dictionary } from "../../../words/dictionary.ts";
import type { PeopleWords } from "./en.ts";

export type { NameRefusal, PeopleWords } from "./en.ts";

export const peopleWordsIn = await dictionary<PeopleWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
