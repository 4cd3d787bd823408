/** A finished game in words: who played, who won and why. This module is browser compatible. */

import type { ArchivedGame, Sat } from "../store/archive.ts";
import { resultHeadline, roundShown } from "./speech.ts";
import type { ReplayedGame } from "./replay/replayed_game.ts";
import type { Words } from "./words/mod.ts";

/** Who sat at each seat. */
export function sitterNames(
  words: Words,
  { seats, opponent }: Pick<ArchivedGame, "seats" | "opponent">,
): string[] {
  return seats.map((sat) => sitterName(words, sat, opponent));
}

function sitterName(words: Words, sat: Sat, opponent: ArchivedGame["opponent"]): string {
  if (sat.is === "deleted") return words.replay.deleted;
  if (sat.is === "person") return sat.name || words.room.guest;
  return opponent === "online" ? "" : words.table.computer(words.levels[opponent].text);
}

/** "Red wins by extinction in round 9" */
export function endingSentence(
  words: Words,
  archived: ArchivedGame,
  replayed: ReplayedGame,
): string {
  const { game, start, moves } = replayed;
  const last = moves.reduce((position, move) => game.play(position, move), start);
  const why = words.result.by[archived.by](roundShown(game, last));
  return `${resultHeadline(words, archived.winner, [])} ${why}`;
}
