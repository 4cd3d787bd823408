/** A game that is watched: what there is to see of it, and who plays. */

import type { LifePosition } from "../../games/conquerors/position.ts";
import { lifeGameOf } from "../../games/life_games.ts";
import type { TvShow, TvSide } from "../../rooms/tv.ts";
import type { TvWords } from "./words/mod.ts";

/** Its positions, from its start on. */
export function positionsOf({ game: id, options, moves }: TvShow): readonly LifePosition[] {
  const game = lifeGameOf(id), positions = [game.initial(options)];
  for (const token of moves) {
    const before = positions.at(-1)!;
    positions.push(game.play(before, game.text.readMove(before, token)));
  }
  return positions;
}

/** Who plays, as lists of games say it, "Ada (1500) – Guest"; two without a name are told apart by their seats. */
export function sidesText(words: TvWords, sides: readonly TvSide[]): string {
  const areMany = sides.every(isGuest);
  const named = sides.map((side, seat) => {
    const guest = areMany ? `${words.guest} ${seat + 1}` : words.guest;
    return { ...side, name: isGuest(side) ? guest : side.name || words.deleted };
  });
  return named.map(words.side).join(" – ");
}

function isGuest({ name, isDeleted }: TvSide): boolean {
  return name === "" && !isDeleted;
}
