import type { Language } from "../../../words/language.ts";
import { type Words, wordsIn } from "../../../words/mod.ts";
import { roomWordsIn } from "../words/room/mod.ts";

/** What's said at a table, with all that a room may refuse. */
export function wordsOnline(language: Language): Words {
  const words = wordsIn(language), { refusals } = roomWordsIn(language);
  return { ...words, refusals: { ...words.refusals, ...refusals } };
}
