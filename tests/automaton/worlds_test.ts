/** Any rule, on a plane and on a torus, lives on tiles as the readable reference says. */

import { assertEquals } from "@std/assert";
import fc from "fast-check";
import { colorRule, LIFE, type World, writeLifeRule } from "../../lib/automaton/life_rule.ts";
import { step } from "../../lib/automaton/step.ts";
import { nextIn } from "../../lib/automaton/worlds.ts";
import { runs } from "../full.ts";
import { drawing, randomBoard } from "./boards.ts";
import { stepCases } from "./step_cases.ts";

stepCases({ name: "tiles", step: (board, topology) => nextIn({ rule: LIFE, topology }, board) });

const mask = fc.nat(511);
const rule = fc.oneof(
  fc.record({ birth: mask, survival: mask }),
  fc.record({ birth: mask.map((birth) => birth & ~1), survival: mask }),
);
const side = fc.oneof(
  fc.constantFrom(1, 2, 3, 16, 29, 30, 31, 60, 61),
  fc.integer({ min: 1, max: 70 }),
);

Deno.test("every rule lives as the reference says, generation after generation", () => {
  const property = fc.property(
    fc.record({ rule, topology: fc.constantFrom("plane" as const, "torus" as const) }),
    side,
    side,
    fc.constantFrom(0, 5, 30, 70),
    (world: World, width, height, percent) => {
      let tiled = randomBoard(width, height, percent, "worlds"), plain = tiled;
      const told = colorRule(world.rule);
      for (let generation = 1; generation <= 5; generation++) {
        tiled = nextIn(world, tiled);
        plain = step(plain, told, world.topology);
        const where = `${writeLifeRule(world.rule)}, ${world.topology}, generation ${generation}`;
        if (drawing(tiled) !== drawing(plain)) assertEquals(drawing(tiled), drawing(plain), where);
      }
    },
  );
  fc.assert(property, { seed: 7, numRuns: runs(150, 1500) });
});

Deno.test("a board that was left can be gone on from again, in any world", () => {
  const start = randomBoard(61, 33, 30, "again");
  const torus: World = { rule: LIFE, topology: "torus" },
    plane: World = { ...torus, topology: "plane" };
  const once = nextIn(torus, nextIn(torus, start));
  nextIn(plane, start);
  assertEquals(drawing(nextIn(torus, nextIn(torus, start))), drawing(once));
});
