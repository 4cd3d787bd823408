/** Misère play against what is known of Nim, and against its definition on small digraphs. */

import { assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { solveBoard } from "../../lib/solver/board.ts";
import { readFiring } from "../../lib/solver/cellular.ts";
import { SolverError } from "../../lib/solver/input.ts";
import { solveMisere } from "../../lib/solver/misere.ts";
import { nim } from "../../lib/solver/nim.ts";
import type { Component } from "../../lib/solver/sum.ts";
import { runs } from "../full.ts";
import { digraphs } from "./digraphs.ts";

Deno.test("Nim: as in normal play, but for heaps of one, of which who leaves an odd number wins", () => {
  const heaps = fc.array(fc.nat(6), { minLength: 1, maxLength: 4 });
  const property = fc.property(heaps, (sizes) => {
    const { outlook, winning, best } = solveMisere(
      sizes.map((size) => ({ game: nim, position: BigInt(size) })),
    );
    assertEquals(outlook, isLost(sizes) ? "P" : "N", `${sizes}`);
    for (const { component, position } of winning) {
      assertEquals(isLost(sizes.with(component, Number(position))), true);
    }
    assertEquals(best === undefined, sizes.every((size) => size === 0));
  });
  fc.assert(property, { seed: 3, numRuns: runs(100, 1000) });
});

function isLost(sizes: readonly number[]): boolean {
  const sum = sizes.reduce((all, size) => all ^ size, 0);
  return sizes.some((size) => size > 1) ? sum === 0 : sum === 1;
}

/** Who wins within so many moves: what the definition says, from the end. */
function definedOutlooks({ game }: Component, size: number, rounds: number) {
  const outlooks: (string | undefined)[] = Array.from({ length: size });
  for (let round = 0; round < rounds; round++) {
    for (let position = 0; position < size; position++) {
      const after = [...game.moves(BigInt(position))].map((move) =>
        outlooks[Number(move.position)]
      );
      if (after.length === 0 || after.includes("P")) outlooks[position] = "N";
      else if (after.every((outlook) => outlook === "N")) outlooks[position] = "P";
    }
  }
  return outlooks;
}

Deno.test("boards: who can't move wins, and nobody wins what goes round", () => {
  const property = fc.property(digraphs(5), fc.integer({ min: 1, max: 2 }), (digraph, q) => {
    const game = solveBoard(digraph, readFiring(digraph, q, "exact")), size = 2 ** digraph.n;
    const defined = definedOutlooks({ game, position: 0n }, size, size);
    for (let position = 0; position < size; position++) {
      const { outlook, best } = solveMisere([{ game, position: BigInt(position) }]);
      assertEquals(outlook, defined[position] ?? "D");
      if (!best) continue;
      const after = defined[Number(best.position)] ?? "D";
      assertEquals(after, { N: "P", P: "N", D: "D" }[outlook]);
    }
  });
  fc.assert(property, { seed: 4, numRuns: runs(40, 400) });
});

Deno.test("the quickest win is chosen, so that a game won comes to its end", () => {
  // From z0 one wins at once by z1, or goes round by z2 and z3.
  const digraph = { n: 5, followers: [[1, 2], [4], [3], [0], []] };
  const game = solveBoard(digraph, readFiring(digraph, 1, "exact"));
  let position = 1n, moves = 0;
  for (; moves < 20; moves++) {
    const { best } = solveMisere([{ game, position }]);
    if (!best) break;
    position = best.position;
  }
  assertEquals(moves < 20, true);
});

Deno.test("what has too many positions is refused", () => {
  const heaps = Array.from({ length: 4 }, () => ({ game: nim, position: 40n }));
  assertThrows(() => solveMisere(heaps), SolverError);
});
