/** Games of two people: in a week each is worth less than the one before, and the first is rated. */

import { FAIR, shareOf } from "../../../leaderboard/fair.ts";
import { ratingPeriodOf, startOfPeriod } from "../../../leaderboard/glicko2.ts";
import { afterGame, type Form, ratingOf } from "../../../leaderboard/form.ts";
import type { FinishedGame } from "../../../leaderboard/finished_game.ts";
import { get, run, together, type Work } from "./work.ts";

/** How many other games of these two count in the game's week: no more than may. */
export function* repeatsOf(
  { id, endedAt }: FinishedGame,
  [one, other]: readonly number[],
): Work<number> {
  const week = ratingPeriodOf(endedAt);
  const [from, to] = [startOfPeriod(week), startOfPeriod(week + 1)];
  // Cross joins keep SQLite to this order, and the plus from all that the other one ever played.
  const row = yield* get(
    `SELECT count(*) AS n FROM (
       SELECT 1 FROM sittings s CROSS JOIN sittings r CROSS JOIN games g
       WHERE s.player = ?1 AND s.ended >= ?3 AND s.ended < ?4
       AND r.game = s.game AND +r.player = ?2
       AND g.id = s.game AND g.unrated IS NULL AND g.id <> ?5 LIMIT ${FAIR.pair}
     ) met`,
    one!,
    other!,
    from,
    to,
    id,
  );
  return Number(row!.n);
}

/** The game as it counts after this many, noted; undefined if it counts no more. */
export function* share(game: FinishedGame, repeats: number): Work<FinishedGame | undefined> {
  if (repeats === 0) return game;
  const unrated = repeats < FAIR.pair ? null : "repeated";
  const points = unrated ? 0 : shareOf(game.points, repeats);
  yield* run(
    "UPDATE games SET unrated = ?, points = ?, repeats = ? WHERE id = ?",
    unrated,
    points,
    repeats,
    game.id,
  );
  return unrated ? undefined : { ...game, points };
}

/** Rates both players of a rated game, and notes at their seats what it made of their ratings. */
export function* rate(
  { id, winner, endedAt }: FinishedGame,
  players: readonly number[],
): Work<void> {
  const before = yield* together(players.map(formOf));
  const after = afterGame(before, winner, endedAt);
  yield* together(after.map((form, seat) => keepForm(players[seat]!, form)));
  yield* together(
    after.map((form, seat) =>
      run(
        "UPDATE sittings SET rating = ? WHERE game = ? AND seat = ?",
        ratingOf(form).rating,
        id,
        seat,
      )
    ),
  );
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
