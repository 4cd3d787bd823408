/** Talk between the two: cleaned, short and not too much of it. */

import type { Player } from "./event.ts";
import type { Verdict } from "./verdict.ts";
import type { RoomView } from "./view.ts";

/** The longest line, in UTF-16 code units. */
export const LONGEST_LINE = 140;
/** The most lines of one player within some ms. */
const LINES = 5;
const WITHIN = 5_000;

export function say(view: RoomView, by: Player, text: string, now: number): Verdict {
  const { chat, players } = view;
  if (players[by]!.isDeleted) return "forgotten";
  const line = cleanText(text, LONGEST_LINE);
  if (line === "") return "empty";
  const recent = chat.filter(({ player, at }) => player === by && now - at < WITHIN);
  return recent.length >= LINES ? "flood" : [{ event: { t: "said", player: by, text: line } }];
}

/** Letters and signs that look like a gap: Hangul's fillers, the blank of Braille. */
const BLANKS = /[\p{Cc}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0\u{1d159}]/gu;
/** What can't be seen: formats, private and unknown characters, joiners that are no formats. */
const UNSEEN = /[\p{Cf}\p{Co}\p{Cn}\u034f\u17b4\u17b5]/gu;

/**
 * One line of well-formed text: no controls, no invisible signs that turn the writing direction or
 * hide, no piles of combining marks.
 */
export function cleanText(text: string, longest: number): string {
  const visible = text.toWellFormed().normalize("NFC").replace(BLANKS, " ")
    .replace(UNSEEN, "").replace(/(\p{M}{3})\p{M}+/gu, "$1");
  return visible.replace(/\s+/gu, " ").trim().slice(0, longest).toWellFormed().trim();
}
