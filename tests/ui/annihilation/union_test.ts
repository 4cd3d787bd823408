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
import { withQs } from "../../../lib/games/annihilation/position.ts";
import { runs } from "../../full.ts";
import { digraphs } from "../../solver/digraphs.ts";
import { presentOracle } from "./oracle.ts";

const heaps = fc.nat(4).map((heap): Part => ({ heap }));

/** Heaps, and boards fired by ones, by twos, or by each of either. */
const sums = fc.boolean().chain((atMost) => {
  const boards = digraphs(4).chain(({ n, followers }) =>
    fc.tuple(
      fc.subarray([...followers.keys()]),
      fc.array(fc.integer({ min: 1, max: 2 }), { minLength: n, maxLength: n }),
    ).map(([lit, qs]): Part => ({
      position: positionWith(followers, lit, withQs({ q: 1, atMost }, qs)),
      places: [],
    }))
  );
  return fc.array(fc.oneof(boards, heaps), { minLength: 1, maxLength: 3 });
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

Deno.test("names stay, unless two boards have the same", () => {
  const named = (...names: string[]) => {
    const path = board([[1], []], [0], 1);
    return { ...path, position: { ...path.position, names } };
  };
  const path = board([[1], []], [0], 1);
  assertEquals(unionOf([named("a", "b")])!.names, ["a", "b"]);
  assertEquals(unionOf([path, named("a", "b"), named("c", "d")])!.names, [
    ...["z0", "z1", "a", "b", "c", "d"],
  ]);
  assertEquals(unionOf([named("a", "b"), named("c", "B")])!.names, undefined);
  assertEquals(unionOf([path, path])!.names, undefined);
});

Deno.test("what is fired by different rules, or is too much, fits on no board", () => {
  const rng = () => 0.1;
  const figure2 = PRESETS.figure2.make(0, rng), figure3 = PRESETS.figure3.make(0, rng);
  const { q, qs } = unionOf([figure3, figure2, { heap: 1 }])!;
  assertEquals([q, qs?.join("")], [2, "11111222211"]);
  const mock = PRESETS.mock.make(6, rng), chance = PRESETS.chance.make(60, rng);
  assertEquals(unionOf([figure2, mock]), undefined);
  assertEquals(unionOf([figure3, chance]), undefined);
  assertEquals(unionOf([{ heap: 64 }]), undefined);
});
