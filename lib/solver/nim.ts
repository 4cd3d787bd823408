/** Heaps of Nim, as parts of sums: any number may be taken from one. */

import type { Held, Move, Solved } from "./solved.ts";

/** Positions are the sizes of the heap: γ is the size. */
export const nim: Solved = {
  limit: 1_000_001n,
  gamma: Number,

  *moves(size: bigint): Generator<Move> {
    for (let left = 0n; left < size; left++) yield { position: left, gamma: Number(left) };
  },

  hold(size: bigint): Held {
    const answer = () => {
      throw new RangeError("No move makes a heap greater");
    };
    return { position: size, gamma: Number(size), counter: size, answer };
  },
};
