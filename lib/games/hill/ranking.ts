/** The turns of King of the Hill as numbers: sets of empty cells, the smaller first. */

import { type Cell, EMPTY } from "../../automaton/board.ts";
import type { HillMove, HillPosition } from "./position.ts";
import { rankSet, unrankSet } from "../kit/combinations.ts";
import type { Ranking } from "../game.ts";

export const hillRanking: Ranking<HillPosition, HillMove> = {
  count: (position) => setsOf(position).reduce((sum, sets) => sum + sets, 0n),
  rank: (position, { place }) => {
    const empty = emptyCells(position);
    const smaller = setsOf(position).slice(0, place.length).reduce((sum, sets) => sum + sets, 0n);
    return smaller + rankSet(place.map((cell) => empty.indexOf(cell)));
  },
  unrank: (position, number) => {
    const empty = emptyCells(position);
    let rank = number, size = 0;
    for (const sets of setsOf(position)) {
      if (rank < sets) break;
      rank -= sets;
      size++;
    }
    return { place: unrankSet(rank, empty.length, size).map((index) => empty[index]!) };
  },
};

export function emptyCells({ board: { cells } }: HillPosition): Cell[] {
  return [...cells.keys()].filter((cell) => cells[cell] === EMPTY);
}

/** How many turns of no cell there are, of one, and so on to the most that may be placed. */
export function setsOf(position: HillPosition): bigint[] {
  const empty = emptyCells(position).length, most = Math.min(position.place, empty);
  const sets = [1n];
  for (let size = 1; size <= most; size++) {
    sets.push(sets.at(-1)! * BigInt(empty - size + 1) / BigInt(size));
  }
  return sets;
}
