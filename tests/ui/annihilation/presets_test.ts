/** The families to begin with are the games that they are named for. */

import { assert, assertEquals } from "@std/assert";
import { solveBoard } from "../../../lib/solver/board.ts";
import { readFiring } from "../../../lib/solver/cellular.ts";
import { codeOf } from "../../../lib/solver/code.ts";
import type { PlainBoard } from "../../../lib/solver/worker_protocol.ts";
import { withQ } from "../../../lib/ui/games/annihilation/edit.ts";
import { type BoardPart, type Part, plainPart } from "../../../lib/ui/games/annihilation/part.ts";
import { type PresetId, PRESETS } from "../../../lib/ui/games/annihilation/presets.ts";
import { mex } from "../../solver/definition.ts";
import { presentOracle } from "./oracle.ts";

/** γ of a family's usual position, by the solver. */
async function worth(id: PresetId, size: number): Promise<unknown> {
  const { value } = await presentOracle().explain([plainPart(PRESETS[id].make(size, () => 0))]);
  return value;
}

/** Of a row of coins, all heads: a number are turned at most, the last of them from heads to tails. */
function worthOfCoins(coins: number, most: number): number {
  const values = [0];
  for (let heads = 1; heads < 2 ** coins; heads++) {
    values.push(mex([...turns(heads, coins - 1, most)].map((turned) => values[turned]!)));
  }
  return values.at(-1)!;
}

function* turns(heads: number, last: number, most: number): Generator<number> {
  for (let coin = 0; coin <= last; coin++) {
    if ((heads >> coin & 1) === 1) yield* turned(heads ^ 1 << coin, coin, most - 1);
  }
}

/** The row, and what it is with some coins before one turned as well. */
function* turned(heads: number, before: number, most: number): Generator<number> {
  yield heads;
  if (most === 0) return;
  for (let coin = 0; coin < before; coin++) yield* turned(heads ^ 1 << coin, coin, most - 1);
}

Deno.test("Turning Turtles turns one coin or two, Mock Turtles up to three", async () => {
  for (let coins = 2; coins <= 9; coins++) {
    assertEquals(await worth("turtles", coins), worthOfCoins(coins, 2), `${coins} coins`);
    assertEquals(await worth("mock", coins), worthOfCoins(coins, 3), `${coins} coins`);
  }
});

Deno.test("a Nim pile is worth what a heap of as many is, and G(7) 14 as in Example 1", async () => {
  for (const size of [1, 5, 15]) {
    assertEquals([await worth("pile", size), await worth("heap", size)], [size, size]);
  }
  assertEquals(await worth("gp", 7), 14);
});

Deno.test("§9: with q above 1 there are codes of distance 5 and 6, with q = 1 none above 4", () => {
  const distance = (part: Part) => {
    const { followers, q, atMost } = plainPart(part) as PlainBoard;
    const digraph = { n: followers.length, followers };
    const board = solveBoard(digraph, readFiring(digraph, q, atMost ? "at most" : "exact"));
    return codeOf(board.structure).distance;
  };
  const part = PRESETS.simplified.make(8, () => 0) as BoardPart;
  assertEquals([1, 2, 3].map((q) => distance(withQ(part, q))), [4, 5, 6]);
});

Deno.test("grids lead both ways, and Merlin's square changes quarters, sides and its cross", () => {
  for (const id of ["lightsOut", "grid"] as const) {
    const { position: { followers } } = PRESETS[id].make(4, () => 0) as BoardPart;
    assertEquals(followers.reduce((edges, { length }) => edges + length, 0), 48);
    for (const [from, targets] of followers.entries()) {
      for (const to of targets) assert(followers[to]!.includes(from));
    }
  }
  const { position } = PRESETS.merlin.make(0, () => 0) as BoardPart;
  assertEquals(position.followers.map(({ length }) => length), [3, 2, 3, 2, 4, 2, 3, 2, 3]);
});
