import type { AnyPlayed } from "./known_games.ts";

/** The round of a position after a number of turns, from 1; of a finished game the last. */
export function roundOf(game: AnyPlayed, position: unknown, turns: number): number {
  if (game.round) return game.round(position);
  const seats = game.tally(position).count.length;
  return Math.max(1, Math.ceil(turns / seats));
}
