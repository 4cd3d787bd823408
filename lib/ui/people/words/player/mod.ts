/** The words of a player's page, by language. */

import { dictionary } from "../../../../words/dictionary.ts";
import type { PlayerWords } from "./en.ts";

export type { PlayerWords } from "./en.ts";

export const playerWordsIn = await dictionary<PlayerWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
