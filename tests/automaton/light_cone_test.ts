import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { emptyBoard } from "../../lib/automaton/board.ts";
import { LIFE_PLANE, readLifeRule, type World } from "../../lib/automaton/life_rule.ts";
import { changedBy, lightCone } from "../../lib/automaton/light_cone.ts";
import { draw, randomBoard } from "./boards.ts";

Deno.test("nothing outruns a cell a generation, by any rule, on planes and tori", () => {
  const property = fc.property(
    fc.nat(511),
    fc.nat(511),
    fc.constantFrom("plane" as const, "torus" as const),
    fc.nat(19 * 17 - 1),
    fc.integer({ min: 1, max: 6 }),
    (birth, survival, topology, cell, generations) => {
      const world: World = { rule: { birth, survival }, topology };
      const board = randomBoard(19, 17, 30, "cone");
      const cone = new Set(lightCone(board, cell, generations, world));
      assert(changedBy(board, cell, generations, world).every((changed) => cone.has(changed)));
    },
  );
  fc.assert(property, { seed: 2, numRuns: 100 });
});

Deno.test("where every neighbor bears, influence is as fast as that", () => {
  const world: World = { rule: readLifeRule("B1/S012345678"), topology: "plane" };
  const board = emptyBoard(9, 9), corners = [1 * 9 + 1, 1 * 9 + 7, 7 * 9 + 1, 7 * 9 + 7];
  const changed = changedBy(board, 40, 3, world);
  for (const corner of corners) assert(changed.includes(corner), `${corner}`);
});

Deno.test("a cone ends at a plane's edge and goes round a torus", () => {
  const board = emptyBoard(5, 4), torus: World = { ...LIFE_PLANE, topology: "torus" };
  assertEquals(lightCone(board, 0, 1, LIFE_PLANE), [0, 1, 5, 6]);
  assertEquals(lightCone(board, 19, 1, LIFE_PLANE), [13, 14, 18, 19]);
  assertEquals(lightCone(board, 0, 1, torus), [0, 1, 4, 5, 6, 9, 15, 16, 19]);
  assertEquals(lightCone(board, 7, 9, torus).length, 20);
  assertEquals(lightCone(board, 7, 0, torus), [7]);
});

Deno.test("a block heals without a corner, and a blinker doesn't without its middle", () => {
  const block = draw("...... ...... ..AA.. ..AA.. ...... ......");
  assertEquals(changedBy(block, 14, 1, LIFE_PLANE), []);
  const blinker = draw("..... ..... .AAA. ..... .....");
  assertEquals(changedBy(blinker, 12, 2, LIFE_PLANE), [11, 12, 13]);
});
