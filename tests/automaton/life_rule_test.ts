import { assert, assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import {
  colorRule,
  isSameRule,
  LIFE,
  NAMED_RULES,
  readGrid,
  readLifeRule,
  RuleError,
  writeLifeRule,
} from "../../lib/automaton/life_rule.ts";
import { immigration } from "../../lib/automaton/rule.ts";

const READ = {
  "B3/S23": "B3/S23",
  "b36s23": "B36/S23",
  "S23/B36": "B36/S23",
  "s23b36": "B36/S23",
  "23/36": "B36/S23",
  " B 3 / S 2 3 ": "B3/S23",
  "B2": "B2/S",
  "B2/S": "B2/S",
  "/2": "B2/S",
  "B/S": "B/S",
  "B0123478/S01234678": "B0123478/S01234678",
  "B332/S2": "B23/S2",
  "Life": "B3/S23",
  "immigration": "B3/S23",
  "highlife": "B36/S23",
  "day & night": "B3678/S34678",
  "2x2": "B36/S125",
};

const REFUSED = {
  "B9/S23": "count",
  "B2/S34H": "neighborhood",
  "b3/s23v": "neighborhood",
  "B2/S/3": "generations",
  "23/3/4": "generations",
  "B3/S23/C5": "generations",
  "B2n3/S23": "isotropic",
  "b3/s2-i34q": "isotropic",
  "R5,C0,M1,S34..58,B34..45,NM": "larger",
  "WireWorld": "unknown",
  "LifeHistory": "unknown",
  "": "unknown",
  "3": "unknown",
};

for (const [text, written] of Object.entries(READ)) {
  Deno.test(`"${text}" is ${written}`, () => {
    assertEquals(writeLifeRule(readLifeRule(text)), written);
  });
}

for (const [text, refusal] of Object.entries(REFUSED)) {
  Deno.test(`"${text}" is refused: ${refusal}`, () => {
    const error = assertThrows(() => readLifeRule(text), RuleError);
    assertEquals([error.refusal, error.what], [refusal, text]);
  });
}

Deno.test("every rule is read as it was written, and every name is a rule", () => {
  const mask = fc.nat(511);
  fc.assert(fc.property(mask, mask, (birth, survival) => {
    assert(isSameRule(readLifeRule(writeLifeRule({ birth, survival })), { birth, survival }));
  }));
  for (const [name, written] of Object.entries(NAMED_RULES)) {
    assertEquals(writeLifeRule(readLifeRule(name)), written);
    assertEquals(writeLifeRule(readLifeRule(written)), written);
  }
});

Deno.test("B3/S23 in two colors is Immigration, and a tie of other rules is blue", () => {
  const life = colorRule(LIFE);
  for (let blue = 0; blue <= 8; blue++) {
    for (let red = 0; blue + red <= 8; red++) {
      const counts = [8 - blue - red, blue, red];
      for (const state of [0, 1, 2]) assertEquals(life(state, counts), immigration(state, counts));
    }
  }
  const seeds = colorRule(readLifeRule("B2/S"));
  assertEquals([[6, 2, 0], [6, 0, 2], [6, 1, 1]].map((counts) => seeds(0, counts)), [1, 2, 1]);
});

Deno.test("edges are read as Golly writes them, and others refused", () => {
  assertEquals(readGrid("P60,40"), { topology: "plane", width: 60, height: 40 });
  assertEquals(readGrid("t9"), { topology: "torus", width: 9, height: 9 });
  for (const text of ["K30,20", "C9", "S30", "T0,20", "P30,0", "T30+5,20", "T30*,20", ""]) {
    assertEquals(assertThrows(() => readGrid(text), RuleError).refusal, "grid");
  }
});
