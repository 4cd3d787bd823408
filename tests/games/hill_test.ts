/** The king of the hill in CCN, and its rules by their numbers (rules.md K). */

import { assertEquals, assertThrows } from "@std/assert";
import { TextError } from "../../lib/automaton/text_error.ts";
import { kingOfTheHill } from "../../lib/games/hill/hill.ts";
import type { Options } from "../../lib/games/game.ts";
import { readRecords, writeRecord } from "../../lib/games/notation/notation.ts";

/** The example of docs/notation.md. */
const DOCUMENT = Deno.readTextFileSync(new URL("../../docs/notation.md", import.meta.url));
const EXAMPLE = /```\n(\[Game "arena"\][^`]+)```/.exec(DOCUMENT)![1]!;

const SMALL = { width: 6, height: 5 };

function at(text: string, options: Options = SMALL) {
  return kingOfTheHill.text.readPosition(text, options);
}

/** The position after tokens. */
function after(text: string, tokens: string, options: Options = SMALL) {
  return tokens.split(" ").reduce(
    (position, token) => kingOfTheHill.play(position, kingOfTheHill.text.readMove(position, token)),
    at(text, options),
  );
}

Deno.test("the documented record is written as it was read", () => {
  const [record] = readRecords(EXAMPLE);
  assertEquals(record!.options, { width: 60, height: 40, place: 30, generations: 1000 });
  assertEquals(writeRecord(record!), EXAMPLE);
});

const REFUSED: [string, string][] = [
  ["60", 'Size "60" is not from 1x1 to 100x100'],
  ["0x9", 'Size "0x9" is not from 1x1 to 100x100'],
  ["101x9", 'Size "101x9" is not from 1x1 to 100x100'],
  ["9x9x9", 'Size "9x9x9" is not from 1x1 to 100x100'],
];

for (const [size, message] of REFUSED) {
  Deno.test(`a board of ${size} is refused where it stands`, () => {
    const error = assertThrows(() => readRecords(`[Game "arena"]\n[Size "${size}"]`), TextError);
    assertEquals([error.message, error.line, error.column], [message, 2, 8]);
  });
}

Deno.test("a generation follows the second turn of each pair, and no other (K2)", () => {
  const first = after("! 0", "b2,c2,d2");
  assertEquals(kingOfTheHill.text.writePosition(first), "$.3A! 1");
  const second = after("! 0", "b2,c2,d2 pass");
  assertEquals(kingOfTheHill.text.writePosition(second), "2.A$2.A$2.A! 0 1 10");
});

Deno.test("enemies neither feed nor crowd, and keep births away (K1)", () => {
  const position = after(".2A$.2A$.2B$.2B! 1", "pass");
  assertEquals(kingOfTheHill.text.writePosition(position), ".2A$.2A$.2B$.2B! 0 1 11");
  const alone = after("3A$.B! 1", "pass");
  assertEquals(kingOfTheHill.text.writePosition(alone), ".A! 0 1 11");
});

Deno.test("occupied, repeated and far cells, and more than may be placed, are refused", () => {
  const tokens: [string, string | undefined][] = [
    ["a1", "occupied"],
    ["b1,b1", "repeated"],
    ["g1", "off-board"],
    ["b1,c1,d1", "too-many"],
    ["b1,c1", undefined],
    ["pass", undefined],
  ];
  const position = at("A! 0", { ...SMALL, place: 2 });
  for (const [token, refusal] of tokens) {
    assertEquals(
      kingOfTheHill.refuse(position, kingOfTheHill.text.readMove(position, token)),
      refusal,
      token,
    );
  }
});

Deno.test("who has none left after both have lived loses, and the most win at the end (K6)", () => {
  assertEquals(kingOfTheHill.outcome(after("! 0", "a1,b1,a2,b2 pass")), undefined);
  const extinct = kingOfTheHill.outcome(after("! 0", "a1,b1,a2,b2 f5"));
  assertEquals(extinct, { winner: 0, by: "extinction" });
  assertEquals(kingOfTheHill.outcome(after("! 0", "a1 f5")), { winner: null, by: "extinction" });
  const short = { ...SMALL, generations: 1 };
  const most = kingOfTheHill.outcome(after("2A$2A! 0", "pass d1,e1,f1,d2,f2,e3", short));
  assertEquals(most, { winner: 1, by: "majority" });
  assertEquals(kingOfTheHill.outcome(after("2A$2A! 0", "pass e1,f1,e2,f2", short)), {
    winner: null,
    by: "majority",
  });
});

Deno.test("positions that none is are refused", () => {
  for (const text of ["", "!", "! 2", "! 0 0 11", "! 0 1", "! 0 1 12", "C! 0", "! 0 1000 11"]) {
    assertThrows(() => at(text), TextError);
  }
});
