/** How a finished game went for one who played it, and what it counted. */

import type { ArchivedGame } from "../../leaderboard/finished_game.ts";
import { capital } from "../../words/grammar.ts";
import type { RatedWords } from "./words/rated/mod.ts";

type Game = Pick<
  ArchivedGame,
  "winner" | "seats" | "points" | "unrated" | "repeats" | "forfeit"
>;

/** "Won, 75 points, half of the points, no rating: game 2 with this rival this week" */
export function outcomeSentence(words: RatedWords, game: Game, player: number | undefined): string {
  return [outcomeWord(words, game, player), ...countsOf(words, game, player)].join(", ");
}

/** "Won" */
export function outcomeWord(words: RatedWords, game: Game, player: number | undefined): string {
  if (game.winner === null) return words.drawn;
  return isWon(game, player) ? words.won : words.lost;
}

/** The same where it's told how it went: "Not rated: played too fast."; empty where that says it all. */
export function countedSentence(words: RatedWords, game: Game, player: number | undefined): string {
  const counts = countsOf(words, game, player).join(", ");
  return counts && `${capital(counts)}.`;
}

function countsOf(words: RatedWords, game: Game, player: number | undefined): string[] {
  const points = isWon(game, player) && !game.unrated ? [words.points(game.points)] : [];
  return [...points, ...reasonsOf(words, game)];
}

function isWon({ winner, seats }: Game, player: number | undefined): boolean {
  return winner === seats.findIndex((sat) => sat.is === "person" && sat.player === player);
}

/** Why it did not count, or not in full. */
function reasonsOf(words: RatedWords, { unrated, forfeit, repeats = 0 }: Game): string[] {
  if (unrated !== null) return [words.unrated[unrated]];
  if (forfeit !== undefined) return [words.forfeit[forfeit]];
  return repeats > 0 ? [words.repeats(repeats)] : [];
}
