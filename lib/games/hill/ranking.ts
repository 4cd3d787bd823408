/** The turns of King of the Hill as numbers: sets of empty cells, the smaller first. And any of them. */

import { cellsOf, EMPTY } from "../../automaton/board.ts";
import type { HillMove, HillPosition } from "./position.ts";
import { rankSet, unrankSet } from "../kit/combinations.ts";
import { sample } from "../kit/draw.ts";
import type { Ranking, Rng } from "../game.ts";

export const hillRanking: Ranking<HillPosition, HillMove> = {
  count: (position) => setsOf(position).reduce((sum, sets) => sum + sets, 0n),
  rank: (position, { place }) => {
    const empty = cellsOf(position.board, EMPTY);
    const smaller = setsOf(position).slice(0, place.length).reduce((sum, sets) => sum + sets, 0n);
    return smaller + rankSet(place.map((cell) => empty.indexOf(cell)));
  },
  unrank: (position, number) => {
    const empty = cellsOf(position.board, EMPTY);
    let rank = number, size = 0;
    for (const sets of setsOf(position)) {
      if (rank < sets) break;
      rank -= sets;
      size++;
    }
    return { place: unrankSet(rank, empty.length, size).map((index) => empty[index]!) };
  },
};

/** Uniform over all sets of empty cells that may be placed. */
export function random(position: HillPosition, rng: Rng): HillMove {
  const weights = setsOf(position).map(Number);
  let left = rng() * weights.reduce((sum, sets) => sum + sets, 0);
  const size = weights.findIndex((sets) => (left -= sets) < 0);
  const cells = cellsOf(position.board, EMPTY);
  return { place: sample(cells, size < 0 ? weights.length - 1 : size, rng) };
}

/** How many turns of no cell there are, of one, and so on to the most that may be placed. */
function setsOf(position: HillPosition): bigint[] {
  const empty = cellsOf(position.board, EMPTY).length, most = Math.min(position.place, empty);
  const sets = [1n];
  for (let size = 1; size <= most; size++) {
    sets.push(sets.at(-1)! * BigInt(empty - size + 1) / BigInt(size));
  }
  return sets;
}
