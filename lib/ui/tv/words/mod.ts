/** The words of the page of running games, by language. */

import { dictionary } from "../../../words/dictionary.ts";
import type { TvWords } from "./en.ts";

export type { TvWords } from "./en.ts";

export const tvWordsIn = await dictionary<TvWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
