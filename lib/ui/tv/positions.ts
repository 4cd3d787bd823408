import type { LifePosition } from "../../games/conquerors/position.ts";
import { lifeGameOf } from "../../games/life_games.ts";
import type { TvShow } from "../../rooms/tv.ts";

/** The positions of a game that is watched, from its start on. */
export function positionsOf({ game: id, options, moves }: TvShow): readonly LifePosition[] {
  const game = lifeGameOf(id), positions = [game.initial(options)];
  for (const token of moves) {
    const before = positions.at(-1)!;
    positions.push(game.play(before, game.text.readMove(before, token)));
  }
  return positions;
}
