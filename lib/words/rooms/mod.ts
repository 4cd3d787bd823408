/** The words of one's own rooms, by language. */

import { dictionary } from "../dictionary.ts";
import type { RoomsWords } from "./en.ts";

export type { RoomsWords } from "./en.ts";

export const roomsWordsIn = await dictionary<RoomsWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});
