/**
 * The firings of a position as numbers: by vertex, lit or not, then by how many followers are
 * complemented, then by which. And any of them.
 */

import type { Cell } from "../../automaton/board.ts";
import {
  type AnnihilationMove,
  type AnnihilationPosition,
  fewestOf,
  mostOf,
  ready,
} from "./position.ts";
import { combinations, rankSet, unrankSet } from "../kit/combinations.ts";
import { sample } from "../kit/draw.ts";
import type { Ranking, Rng } from "../game.ts";

/** As many sets of followers of one size as a vertex has. */
interface Sets {
  readonly size: number;
  readonly sets: bigint;
}

/** The sizes that firing a vertex may choose, each with its number of sets. */
function setsOf(position: AnnihilationPosition, vertex: Cell): Sets[] {
  const { length } = position.followers[vertex]!;
  const fewest = Math.max(1, fewestOf(position, vertex)), most = mostOf(position, vertex);
  return Array.from({ length: Math.max(0, most - fewest + 1) }, (_, index) => {
    const size = fewest + index;
    return { size, sets: combinations(length, size) };
  });
}

export const annihilationRanking: Ranking<AnnihilationPosition, AnnihilationMove> = {
  count: (position) => kindsOf(position).reduce((sum, { sets }) => sum + sets, 0n),

  rank: (position, { fire, complement }) => {
    let before = 0n;
    for (const { vertex, size, sets } of kindsOf(position)) {
      if (vertex === fire && size === complement.length) break;
      before += sets;
    }
    return before + rankSet(complement.map((to) => position.followers[fire]!.indexOf(to)));
  },

  unrank: (position, number) => {
    let before = 0n;
    const { vertex, size } = kindsOf(position).find(({ sets }) => {
      if (number < before + sets) return true;
      before += sets;
      return false;
    })!;
    const followers = position.followers[vertex]!;
    const indices = unrankSet(number - before, followers.length, size);
    return { fire: vertex, complement: indices.map((index) => followers[index]!) };
  },
};

/** All moves are as likely: a vertex is as likely as it has moves, and so is a number of followers. */
export function random(position: AnnihilationPosition, rng: Rng): AnnihilationMove {
  const kinds = ready(position).flatMap((fire) =>
    setsOf(position, fire).map((kind) => ({ fire, ...kind }))
  );
  const total = kinds.reduce((sum, { sets }) => sum + Number(sets), 0);
  let left = rng() * total;
  const { fire, size } = kinds.find(({ sets }) => (left -= Number(sets)) < 0) ?? kinds.at(-1)!;
  const complement = sample(position.followers[fire]!, size, rng);
  return { fire, complement: complement.sort((a, b) => a - b) };
}

/** Vertices with the sizes of sets that firing them may choose. */
function kindsOf(position: AnnihilationPosition): (Sets & { readonly vertex: Cell })[] {
  return [...position.followers.keys()].flatMap((vertex) =>
    setsOf(position, vertex).map((sets) => ({ vertex, ...sets }))
  );
}
