/** A finished game in words: who played, who won and why. */

import { readEnd } from "../../games/notation/notation.ts";
import { gameOf } from "../../games/registry.ts";
import { roundOf } from "../../games/round.ts";
import type { ArchivedGame, Sat } from "../../leaderboard/finished_game.ts";
import { computerName } from "../table/computer_name.ts";
import { resultHeadline } from "../table/headline.ts";
import { listed } from "../../words/grammar.ts";
import type { Words } from "../../words/mod.ts";
import { siteWordsIn } from "../../words/site/mod.ts";

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

/** "Ada against Ben"; of more than two, who they are, and how many computers. */
export function titleOf(words: Words, archived: ArchivedGame): string {
  const names = sitterNames(words, archived), [one, other] = names;
  if (names.length === 2) return words.table.against(one!, other!);
  const { language } = words;
  const people = names.filter((_, seat) => archived.seats[seat]!.is !== "cpu");
  const count = names.length - people.length;
  const computers = count > 0 ? [siteWordsIn(language).computers(count)] : [];
  return listed(language, [...people, ...computers]);
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

/** "Red wins": by color where there are two, or where others have the name; else by name. */
export function headlineOf(words: Words, archived: ArchivedGame): string {
  const { game, winner, by } = archived;
  const names = sitterNames(words, archived);
  const isTold = winner !== null && names.filter((name) => name === names[winner]).length === 1;
  if (!isTold || gameOf(game).seatNames) return resultHeadline(words, { winner, by }, []);
  return words.result.winner(names[winner]!);
}

/** "Red wins by extinction in round 9" */
export function endingSentence(words: Words, archived: ArchivedGame): string {
  const { by, winner } = archived;
  const reason = words.result.by[by](roundIn(archived), winner === null);
  return `${headlineOf(words, archived)} ${reason}`;
}

/** The round in which it ended, from 1. */
function roundIn({ record: ccn }: ArchivedGame): number {
  const { game, position, turns } = readEnd(ccn);
  return roundOf(gameOf(game), position, turns);
}
