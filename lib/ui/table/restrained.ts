/** Until when somebody may not play or chat: fetched for those few who have to know. */

import type { Language } from "../../words/language.ts";
import { whenText } from "../../words/when.ts";
import { rejectionWordsIn } from "./words/rejection/mod.ts";

/** `until`: ms since 1970. */
export function restrainedText(language: Language, isMuted: boolean, until: number): string {
  const words = rejectionWordsIn(language), when = whenText(language, until);
  return isMuted ? words.mutedUntil(when) : words.bannedUntil(when);
}
