/** The words of rooms by language. */

import { dictionary } from "../../../../words/dictionary.ts";
import type { RoomWords } from "./en.ts";

export type { RoomWords } from "./en.ts";

export const roomWordsIn = await dictionary<RoomWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
