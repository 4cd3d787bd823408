/** What is said at the end of a game, by language. */

import { dictionary } from "../../../../words/dictionary.ts";
import type { EndWords } from "./en.ts";

export type { EndWords } from "./en.ts";

export const endWordsIn = await dictionary<EndWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
