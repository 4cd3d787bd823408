/** The words of rooms of games on digraphs, by language. */

import { dictionary } from "../../../../../words/dictionary.ts";
import type { AnnihilationRoomWords } from "./en.ts";

export type { AnnihilationRoomWords } from "./en.ts";

export const annihilationRoomWordsIn = await dictionary<AnnihilationRoomWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
