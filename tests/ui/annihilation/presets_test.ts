/** The families to begin with are the games that they are named for. */

import { assertEquals } from "@std/assert";
import { plainPart } from "../../../lib/ui/games/annihilation/part.ts";
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
