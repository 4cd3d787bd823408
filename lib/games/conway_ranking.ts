/**
 * The turns of Conway by post as numbers: lists of empty cells, the shorter first, each as chosen
 * and then as drawn; after them the resignation. This module is browser compatible.
 */

import { type Cell, EMPTY } from "../automaton/board.ts";
import { arrangements, rankList, unrankList } from "./arrangements.ts";
import { allowance, type ConwayMove, type ConwayPosition } from "./conway_position.ts";
import type { Ranking } from "./game.ts";

export const conwayRanking: Ranking<ConwayPosition, ConwayMove> = {
  count: (position) => 2n * listsShorterThan(longest(position) + 1, position) + 1n,
  rank: (position, move) => {
    const empty = emptyCells(position);
    if ("resign" in move) return conwayRanking.count(position) - 1n;
    const indices = move.place.map((cell) => empty.indexOf(cell));
    const number = listsShorterThan(indices.length, position) + rankList(indices, empty.length);
    return 2n * number + (move.drawn ? 1n : 0n);
  },
  unrank: (position, number) => {
    if (number === conwayRanking.count(position) - 1n) return { resign: true };
    const place = unrankCells(position, number / 2n);
    return number % 2n === 1n ? { place, drawn: true } : { place };
  },
};

function emptyCells({ board: { cells } }: ConwayPosition): Cell[] {
  return [...cells.keys()].filter((cell) => cells[cell] === EMPTY);
}

function longest(position: ConwayPosition): number {
  return Math.min(allowance(position), emptyCells(position).length);
}

/** How many lists of empty cells have fewer than `size`. */
function listsShorterThan(size: number, position: ConwayPosition): bigint {
  const total = emptyCells(position).length;
  let lists = 0n;
  for (let shorter = 0; shorter < size; shorter++) lists += arrangements(total, shorter);
  return lists;
}

function unrankCells(position: ConwayPosition, number: bigint): Cell[] {
  const empty = emptyCells(position);
  let size = 0;
  while (listsShorterThan(size + 1, position) <= number) size++;
  const rank = number - listsShorterThan(size, position);
  return unrankList(rank, empty.length, size).map((index) => empty[index]!);
}
