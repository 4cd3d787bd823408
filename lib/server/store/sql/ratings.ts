/** Ratings: a player's form, and what it comes to, beside the name. */

import { afterGame, type Form, ratingOf } from "../../../leaderboard/form.ts";
import type { FinishedGame } from "../../../leaderboard/finished_game.ts";
import { get, run, together, type Work } from "./work.ts";

/** Rates both players of a rated game. */
export function* rate(
  { winner, endedAt }: FinishedGame,
  players: readonly number[],
): Work<void> {
  const before = yield* together(players.map(formOf));
  const after = afterGame(before, winner, endedAt);
  yield* together(after.map((form, seat) => keepForm(players[seat]!, form)));
}

function* formOf(player: number): Work<Form | undefined> {
  const text = (yield* get("SELECT form FROM players WHERE id = ?", player))?.form;
  return text ? JSON.parse(String(text)) : undefined;
}

function* keepForm(player: number, form: Form): Work<void> {
  const { rating, deviation } = ratingOf(form);
  yield* run(
    "UPDATE players SET rating = ?, deviation = ?, form = ? WHERE id = ?",
    rating,
    deviation,
    JSON.stringify(form),
    player,
  );
}
