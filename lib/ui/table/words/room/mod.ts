/** The words of rooms by language, and those of a table in one. */

import { dictionary } from "../../../../words/dictionary.ts";
import type { Language } from "../../../../words/language.ts";
import { type Words, wordsIn } from "../../../../words/mod.ts";
import type { RoomWords } from "./en.ts";

export type { RoomWords } from "./en.ts";

export const roomWordsIn = await dictionary<RoomWords>({
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
});

/** What's said at a table, with all that a room may refuse. */
export function wordsOnline(language: Language): Words {
  const words = wordsIn(language), { refusals } = roomWordsIn(language);
  return { ...words, refusals: { ...words.refusals, ...refusals } };
}
