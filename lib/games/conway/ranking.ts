/**
 * The turns of Conway by post as numbers: lists of empty cells, the shorter first, each as chosen
 * and then as drawn; after them the resignation.
 */

import { type Cell, cellsOf, EMPTY } from "../../automaton/board.ts";
import type { Ranking } from "../game.ts";
import { allowance, type ConwayMove, type ConwayPosition } from "./position.ts";

export const conwayRanking: Ranking<ConwayPosition, ConwayMove> = {
  count: (position) => resignationOf(position) + 1n,
  rank: (position, move) => {
    if ("resign" in move) return resignationOf(position);
    const empty = cellsOf(position.board, EMPTY);
    const indices = move.place.map((cell) => empty.indexOf(cell));
    const shorter = listsUpTo(position, empty.length)[indices.length - 1] ?? 0n;
    return 2n * (shorter + rankList(indices, empty.length)) + (move.drawn ? 1n : 0n);
  },
  unrank: (position, number) => {
    if (number === resignationOf(position)) return { resign: true };
    const place = unrankCells(position, number / 2n);
    return number % 2n === 1n ? { place, drawn: true } : { place };
  },
};

/** The number of giving up, which is the last. */
function resignationOf(position: ConwayPosition): bigint {
  return 2n * listsUpTo(position, cellsOf(position.board, EMPTY).length).at(-1)!;
}

/**
 * For each length a list of the empty cells may have, how many lists aren't longer: each
 * from the one before, for a link may ask thousands of times.
 */
function listsUpTo(position: ConwayPosition, empty: number): bigint[] {
  const sums = [1n];
  let lists = 1n;
  for (let size = 1; size <= Math.min(allowance(position), empty); size++) {
    lists *= BigInt(empty - size + 1);
    sums.push(sums.at(-1)! + lists);
  }
  return sums;
}

function unrankCells(position: ConwayPosition, number: bigint): Cell[] {
  const empty = cellsOf(position.board, EMPTY);
  const sums = listsUpTo(position, empty.length);
  const size = sums.findIndex((sum) => number < sum);
  const rank = number - (sums[size - 1] ?? 0n);
  return unrankList(rank, empty.length, size).map((index) => empty[index]!);
}

/** The number of a list; each member counts by its place among those that are not taken yet. */
export function rankList(members: readonly number[], total: number): bigint {
  const left = numbersBelow(total);
  let rank = 0n;
  for (const member of members) {
    const place = left.indexOf(member);
    rank = rank * BigInt(left.length) + BigInt(place);
    left.splice(place, 1);
  }
  return rank;
}

/** The list of a number, which must have the given length, from `total` cells. */
export function unrankList(rank: bigint, total: number, size: number): number[] {
  const places: number[] = [];
  for (let radix = total - size + 1; radix <= total; radix++) {
    places.unshift(Number(rank % BigInt(radix)));
    rank /= BigInt(radix);
  }
  const left = numbersBelow(total);
  return places.map((place) => left.splice(place, 1)[0]!);
}

function numbersBelow(total: number): number[] {
  return Array.from({ length: total }, (_, number) => number);
}
