/** Elo of all who met in a study, game by game. */

import type { GameId } from "../games/registry.ts";
import type { Options } from "../games/game.ts";
import { type Meeting, rate } from "./bradley_terry.ts";
import type { Row } from "./tally.ts";

/** A player's strength at one game, the mean of its pool being 0; ± `error`, 19 times in 20. */
export interface Rating {
  readonly game: GameId;
  readonly options: Options;
  readonly player: string;
  readonly elo: number;
  readonly error: number;
}

/** The ratings game by game, strongest first; rows between two of the same name say nothing. */
export function ratingsOf(rows: readonly Row[]): Rating[] {
  const met = rows.filter(({ blue, red }) => blue !== red);
  const pools = Map.groupBy(met, ({ game, options }) => JSON.stringify([game, options]));
  return [...pools.values()].flatMap(ratePool);
}

function ratePool(rows: readonly Row[]): Rating[] {
  const { game, options } = rows[0]!;
  const players = [...new Set(rows.flatMap(({ blue, red }) => [blue, red]))];
  const meetings = rows.map(({ blue, red, games, blueWin, draw }): Meeting => ({
    players: [players.indexOf(blue), players.indexOf(red)],
    points: Math.round(games * (2 * blueWin + draw) / 100) / 2, // exact: shares are rounded
    games,
  }));
  return rate(players.length, meetings)
    .map(({ elo, error }, number) => ({
      game,
      options,
      player: players[number]!,
      elo: Math.round(elo) + 0, // no -0
      error: Math.round(error),
    }))
    .sort((a, b) => b.elo - a.elo);
}
