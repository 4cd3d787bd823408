/** The words of the arena, by language. */

import { dictionary } from "../../../words/dictionary.ts";
import type { ArenaWords } from "./en.ts";

export type { ArenaWords } from "./en.ts";

export const arenaWordsIn = await dictionary<ArenaWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
