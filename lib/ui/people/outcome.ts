/** How a finished game went for one who played it, and what it counted. */

import type { ArchivedGame } from "../../leaderboard/finished_game.ts";
import type { RatedWords } from "./words/rated/mod.ts";

type Game = Pick<
  ArchivedGame,
  "winner" | "seats" | "points" | "unrated" | "repeats" | "forfeit"
>;

/** "Won, 75 points, half of the points, no rating: game 2 with this rival this week" */
export function outcomeSentence(words: RatedWords, game: Game, player: number | undefined): string {
  const { winner, seats, points } = game;
  const mine = seats.findIndex((sat) => sat.is === "person" && sat.player === player);
  const how = winner === null
    ? words.drawn
    : winner !== mine
    ? words.lost
    : game.unrated
    ? words.wonOnly
    : words.won(points);
  const why = reasonOf(words, game);
  return why === undefined ? how : `${how}, ${why}`;
}

/** Why it did not count, or not in full. */
function reasonOf(words: RatedWords, { unrated, forfeit, repeats = 0 }: Game): string | undefined {
  if (unrated !== null) return words.unrated[unrated];
  if (forfeit !== undefined) return words.forfeit[forfeit];
  return repeats > 0 ? words.repeats(repeats) : undefined;
}
