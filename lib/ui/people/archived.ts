/** A finished game in words: who played, who won and why. */

import { readEnd } from "../../games/notation/notation.ts";
import { gameOf } from "../../games/registry.ts";
import { roundOf } from "../../games/round.ts";
import type { ArchivedGame, Sat } from "../../leaderboard/finished_game.ts";
import { computerName } from "../table/computer_name.ts";
import { resultHeadline } from "../table/headline.ts";
import { listed } from "../../words/grammar.ts";
import type { Words } from "../../words/mod.ts";

/** Who sat at each seat; several without a name are told apart by their seats. */
export function sitterNames(
  words: Words,
  { seats, opponent }: Pick<ArchivedGame, "seats" | "opponent">,
): string[] {
  const isNameless = (sat: Sat) => sat.is === "person" && sat.name === "";
  const areMany = seats.filter(isNameless).length > 1;
  return seats.map((sat, seat) =>
    areMany && isNameless(sat)
      ? `${words.room.guest} ${seat + 1}`
      : sitterName(words, sat, opponent)
  );
}

/** "Ada against Ben"; of more than two, who they are. */
export function titleOf(words: Words, names: readonly string[]): string {
  const [one, other, ...more] = names;
  return more.length > 0 ? listed(words.language, names) : words.table.against(one!, other!);
}

function sitterName(words: Words, sat: Sat, opponent: ArchivedGame["opponent"]): string {
  if (sat.is === "deleted") return words.table.deleted;
  if (sat.is === "person") {
    const name = sat.name || words.room.guest;
    return sat.isBot ? words.room.bot(name) : name;
  }
  const level = sat.level ?? opponent;
  return level === "online" || level === "bot" ? "" : computerName(words, level);
}

/** "Red wins": by color where there are two, else by name. */
export function headlineOf(words: Words, archived: ArchivedGame): string {
  const { game, winner, by } = archived;
  if (winner === null || gameOf(game).seatNames) return resultHeadline(words, { winner, by }, []);
  return words.result.winner(sitterNames(words, archived)[winner]!);
}

/** "Red wins by extinction in round 9" */
export function endingSentence(words: Words, archived: ArchivedGame): string {
  return `${headlineOf(words, archived)} ${words.result.by[archived.by](roundIn(archived))}`;
}

/** The round in which it ended, from 1. */
function roundIn({ record: ccn }: ArchivedGame): number {
  const { game, position, turns } = readEnd(ccn);
  return roundOf(gameOf(game), position, turns);
}
