/** Sums on one board. */

import { assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  canMove,
  type Part,
  plainPart,
  positionWith,
} from "../../../lib/ui/games/annihilation/part.ts";
import { board, PRESETS } from "../../../lib/ui/games/annihilation/presets.ts";
import { unionOf } from "../../../lib/ui/games/annihilation/union.ts";
import { runs } from "../../full.ts";
import { digraphs } from "../../solver/digraphs.ts";
import { presentOracle } from "./oracle.ts";

const heaps = fc.nat(4).map((heap): Part => ({ heap }));

/** Boards fired by twos, or boards fired by ones and heaps. */
const sums = fc.integer({ min: 1, max: 2 }).chain((q) => {
  const boards = digraphs(4).chain(({ followers }) =>
    fc.subarray([...followers.keys()]).map((lit): Part => board(followers, lit, q))
  );
  const part = q === 1 ? fc.oneof(boards, heaps) : boards;
  return fc.array(part, { minLength: 1, maxLength: 3 });
});

Deno.test("the board of a sum is worth what the sum is, as long as there are moves", async () => {
  const oracle = presentOracle();
  const same = fc.asyncProperty(sums, async (parts) => {
    const position = unionOf(parts);
    assertEquals(position !== undefined, parts.some(canMove));
    if (!position) return;
    const apart = await oracle.explain(parts.map(plainPart));
    const together = await oracle.explain([plainPart({ position, places: [] })]);
    assertEquals(together.value, apart.value);
    assertEquals(together.winning.length, apart.winning.length);
  });
  await fc.assert(same, { seed: 8, numRuns: runs(200, 3000) });
});

Deno.test("vertices are numbered on, and a heap is a token of a pile", () => {
  const path = board([[1], []], [0], 1);
  assertEquals(
    unionOf([path, { heap: 0 }, path, { heap: 2 }]),
    positionWith([[1], [], [3], [], [], [4], [4, 5]], [0, 2, 6], { q: 1, atMost: false }),
  );
});

Deno.test("one board keeps where somebody has placed its vertices, and drops what has no moves", () => {
  const path = board([[1], []], [0], 1);
  const moved = { ...path, places: [{ x: 20, y: 30 }, { x: 9, y: 80 }] };
  const dead = board([[1], []], [1], 2);
  assertEquals(unionOf([dead, moved, { heap: 0 }]), { ...path.position, drawn: "20300980" });
  assertEquals(unionOf([path]), path.position);
});

Deno.test("what is fired by different rules, or is too much, fits on no board", () => {
  const rng = () => 0.1;
  const figure2 = PRESETS.figure2.make(0, rng), figure3 = PRESETS.figure3.make(0, rng);
  const mock = PRESETS.mock.make(6, rng), chance = PRESETS.chance.make(60, rng);
  assertEquals(unionOf([figure3, figure2]), undefined);
  assertEquals(unionOf([figure2, { heap: 1 }]), undefined);
  assertEquals(unionOf([figure2, mock]), undefined);
  assertEquals(unionOf([figure3, chance]), undefined);
  assertEquals(unionOf([{ heap: 64 }]), undefined);
});
