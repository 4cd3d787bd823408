/** What may be chosen for a game's parameters, and what those get who choose nothing. */

import { assertEquals } from "@std/assert";
import { chosen, isOptionValue, isUsual } from "../../lib/games/kit/option.ts";

const HALVES = { default: 1, min: -2, max: 3, step: 0.5 };
const SPECS = { komi: HALVES, size: { default: 10, min: 3, max: 26, step: 1 } };

Deno.test("a parameter may have each step from the least to the most, and nothing else", () => {
  const values = [-2.5, -2, 0.25, 0, 2.5, 3, 3.5, NaN, Infinity];
  assertEquals(values.filter((value) => isOptionValue(value, HALVES)), [-2, 0, 2.5, 3]);
});

Deno.test("what isn't chosen is as usual, and to choose that is as good as no choice", () => {
  assertEquals(chosen(SPECS, {}), { komi: 1, size: 10 });
  assertEquals(chosen(SPECS, { komi: 0 }), { komi: 0, size: 10 });
  const choices = [{}, { size: 10 }, { komi: 1, size: 10 }, { komi: 1, size: 11 }, { other: 1 }];
  assertEquals(choices.map((options) => isUsual(SPECS, options)), [true, true, true, false, false]);
});
