import { assertEquals } from "@std/assert";
import { apgcode, wechsler } from "../../lib/automaton/apgcode.ts";
import { type PatternId, patternOf } from "../../lib/automaton/catalogue.ts";
import { readLifeRule } from "../../lib/automaton/life_rule.ts";
import { orientations } from "../../lib/automaton/turn_board.ts";
import { draw } from "./boards.ts";

/** As Catagolue has them. */
const CODES: { readonly [Id in PatternId]?: string } = {
  block: "xs4_33",
  tub: "xs4_252",
  boat: "xs5_253",
  snake: "xs6_bd",
  ship: "xs6_356",
  beehive: "xs6_696",
  barge: "xs6_25a4",
  carrier: "xs6_39c",
  loaf: "xs7_2596",
  longBoat: "xs7_25ac",
  eater: "xs7_178c",
  pond: "xs8_6996",
  mango: "xs8_69ic",
  longShip: "xs8_35ac",
  blinker: "xp2_7",
  toad: "xp2_7e",
  beacon: "xp2_318c",
  clock: "xp2_2a54",
  pulsar: "xp3_co9nas0san9oczgoldlo0oldlogz1047210127401",
  pentadecathlon: "xp15_4r4z4r4",
  glider: "xq4_153",
  lwss: "xq4_6frc",
  mwss: "xq4_27dee6",
  hwss: "xq4_27deee6",
};

for (const [id, code] of Object.entries(CODES)) {
  Deno.test(`the ${id} is ${code}, however it's turned`, () => {
    for (const guise of orientations(patternOf(id as PatternId))) {
      assertEquals(apgcode(guise), code);
    }
  });
}

Deno.test("what doesn't repeat itself has no code", () => {
  assertEquals(apgcode(patternOf("pentomino")), undefined);
  assertEquals(apgcode(draw("AA")), undefined);
});

Deno.test("a pattern is named by what it does by its rule", () => {
  assertEquals(apgcode(draw("A"), readLifeRule("B3/S0")), "xs1_1");
  assertEquals(apgcode(draw("AAA"), readLifeRule("B3/S012345678")), undefined);
});

Deno.test("runs of empty columns and strips of five rows are written shortly", () => {
  assertEquals(wechsler(draw("A.A")), "101");
  assertEquals(wechsler(draw("A..A")), "1w1");
  assertEquals(wechsler(draw("A...A")), "1x1");
  assertEquals(wechsler(draw("A....A")), "1y01");
  assertEquals(wechsler(draw(`A${".".repeat(39)}A`)), "1yz1");
  assertEquals(wechsler(draw(`A${".".repeat(40)}A`)), "1yz01");
  assertEquals(
    wechsler(draw("A A A A A A .A".replace(" .A", " A").replaceAll("A", "AA"))),
    "vvz33",
  );
});
