/** The words of rooms of games on digraphs, by language. */

import { dictionary } from "../../../../../words/dictionary.ts";
import type { DigraphRoomWords } from "./en.ts";

export type { DigraphRoomWords } from "./en.ts";

export const digraphRoomWordsIn = await dictionary<DigraphRoomWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
