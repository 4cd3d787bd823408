/** Bad CCN: what is said of it, and where; and that nothing else can come of it. */

import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { readRecords, RecordError, writeRecord } from "../../lib/games/notation/notation.ts";
import { runs } from "../full.ts";
import { assertInside, refusalOf } from "../automaton/refusals.ts";
import { anyRecord } from "./records.ts";

const HEAD = '[Game "conquerors-v2"]\n\n';
const GAME = HEAD + "1. a1,b1,a2,b2 z1,aa1,z2,aa2\n";

/** What mutations put into a record: signs that mean something, and some that do not. */
const SIGNS = [...'[]{}"\\ \n\r.,!*-$0123456789abcdrsAB', '[Game "conquerors-v2"]\n', "é🙂\u2028"];

/** A text, the line and column of what is wrong with it, and what is said. */
const BAD: [string, number, number, string][] = [
  ["a1,b1,a2,b2", 1, 1, 'The game has no tag [Game "…"]'],
  ["\n\n  pass", 3, 1, 'The game has no tag [Game "…"]'],
  [' [Game "conquerors-v2"]', 1, 1, 'The game has no tag [Game "…"]'],
  ['[Blue "Ada"]\n', 1, 1, 'The game has no tag [Game "…"]'],
  ['[Game "chess"]', 1, 8, 'There is no game "chess"'],
  ['[Game "constructor"]', 1, 8, 'There is no game "constructor"'],
  ["[Game conquerors-v2]", 1, 1, '[Game conquerors-v2] is not a tag [Name "value"]'],
  ['[Game "a" x]', 1, 1, '[Game "a" x] is not a tag [Name "value"]'],
  ['[Game "a\\b"]', 1, 1, '[Game "a\\b"] is not a tag [Name "value"]'],
  ['[Game "conquerors-v2"]\n[Blue "A"]\n[Blue "B"]', 3, 2, "Tag Blue appears twice"],
  [GAME + '[Game "x"]', 4, 8, 'There is no game "x"'],
  [GAME + "[oops", 4, 1, '[oops is not a tag [Name "value"]'],
  [tagged("Komi", "much"), 2, 8, 'Komi "much" is not from -50 to 50 by 0.5'],
  [tagged("Komi", "0.25"), 2, 8, 'Komi "0.25" is not from -50 to 50 by 0.5'],
  [tagged("Komi", "-50.5"), 2, 8, 'Komi "-50.5" is not from -50 to 50 by 0.5'],
  [tagged("Komi", "50.5"), 2, 8, 'Komi "50.5" is not from -50 to 50 by 0.5'],
  [tagged("Komi", "1e1"), 2, 8, 'Komi "1e1" is not from -50 to 50 by 0.5'],
  [tagged("Komi", ""), 2, 8, 'Komi "" is not from -50 to 50 by 0.5'],
  [tagged("Size", "26x28"), 2, 8, "The board of conquerors-v2 is 28x26, not 26x28"],
  [tagged("Position", "here"), 2, 12, '"here" is not BOARD SEAT ROUND C,C S,S'],
  [tagged("Position", "! g 1 0,0 0,0"), 2, 12, '"! g 1 0,0 0,0" is not BOARD SEAT ROUND C,C S,S'],
  [tagged("Position", "3.Q! b 1 0,0 0,0"), 2, 14, "State 17 is above the last, 2"],
  [tagged("Position", "28.A! b 1 0,0 0,0"), 2, 15, "Column 29 is past the last, 28"],
  [tagged("Position", "26$A! b 1 0,0 0,0"), 2, 15, "Row 27 is below the last, 26"],
  [tagged("Position", "3.A b 1 0,0 0,0"), 2, 15, 'The pattern has no "!" at its end'],
  [tagged("Position", "! b 0 0,0 0,0"), 2, 16, "Round 0 is not from 1 to 12"],
  [tagged("Position", "! b 13 0,0 0,0"), 2, 16, "Round 13 is not from 1 to 12"],
  [tagged("Position", "! b 12 4,0 0,0"), 2, 19, "Cooldown 4 is not from 0 to 3"],
  [tagged("Position", "! b 12 0,9 0,0"), 2, 21, "Cooldown 9 is not from 0 to 3"],
  [tagged("Position", "! b 12 0,0 2,0"), 2, 23, "Skips used 2 is not from 0 to 1"],
  [tagged("Position", "! b 12 0,0 0,3"), 2, 25, "Skips used 3 is not from 0 to 1"],
  [HEAD + "1. a1,b1,a2,b2 Z1", 3, 16, '"Z1" is not a cell'],
  [HEAD + "1. a1,b1,a2,b2 z1,,z2,aa2", 3, 19, '"" is not a cell'],
  [HEAD + "1. a1,b1,a2,", 3, 13, '"" is not a cell'],
  [HEAD + "1.a1,b1,a2,b02", 3, 12, '"b02" is not a cell'],
  [HEAD + "1.\n 2. !", 4, 6, '"" is not a cell'],
  [HEAD + "1. !1a", 3, 5, '"1a" is not a cell'],
  [HEAD + "pass {a\n\nb}\n\n nix", 7, 2, '"nix" is not a cell'],
  [HEAD + "resign", 3, 1, '"resign" is not a cell'],
  [HEAD + "PASS", 3, 1, '"PASS" is not a cell'],
  [HEAD + "1. a1,b1,a2,b2 {half\na comment", 3, 16, 'This "{" has no partner'],
  [HEAD + "1. a1,b1,a2,b2 } pass", 3, 16, 'This "}" has no partner'],
  [HEAD + "{a {b} c}", 3, 1, 'This "{" has no partner'],
  [HEAD.replaceAll("\n", "\r\n") + "pass\r\n  nix", 4, 3, '"nix" is not a cell'],
];

/** A game whose turns are wrong: what its last token is refused for, and where that stands. */
const ILLEGAL: [string, number, number, string, string][] = [
  [HEAD + "a1,b1,a2", 3, 1, "too-few", "a1,b1,a2 is illegal: too-few"],
  [HEAD + "-", 3, 1, "too-few", "- is illegal: too-few"],
  [HEAD + "1.a1,b1,a2,b2,c2", 3, 3, "too-many", "a1,b1,a2,b2,c2 is illegal: too-many"],
  [
    HEAD + "pass {c}{c\n}  a1,b1,a2,b2",
    4,
    4,
    "rival-locked",
    "a1,b1,a2,b2 is illegal: rival-locked",
  ],
  [HEAD + "a1,b1,a2,i2", 3, 1, "neutral-locked", "a1,b1,a2,i2 is illegal: neutral-locked"],
  [HEAD + "a1,b1,a2,u2", 3, 1, "rival-locked", "a1,b1,a2,u2 is illegal: rival-locked"],
  [HEAD + "a1,b1,a2,ac1", 3, 1, "off-board", "a1,b1,a2,ac1 is illegal: off-board"],
  [HEAD + "a1,b1,a2,a27", 3, 1, "off-board", "a1,b1,a2,a27 is illegal: off-board"],
  [HEAD + "a1,b1,a2,a1", 3, 1, "repeated", "a1,b1,a2,a1 is illegal: repeated"],
  [HEAD + "!a1", 3, 1, "bomb-early", "!a1 is illegal: bomb-early"],
  [GAME + "a1,b1,a3,b3", 4, 1, "occupied", "a1,b1,a3,b3 is illegal: occupied"],
  [HEAD + "pass pass pass", 3, 11, "over", "pass is illegal: over"],
  [GAME + "pass pass pass", 4, 11, "skip-used", "pass is illegal: skip-used"],
  [GAME + "{00000000}", 4, 1, "hash", "The board's hash is 348f6479, not 00000000"],
  [
    HEAD + "{aa8583a5} pass {aa8583a5} {AA8583A6}",
    3,
    28,
    "hash",
    "The board's hash is aa8583a5, not aa8583a6",
  ],
];

Deno.test("bad text is refused with its line and column", () => {
  for (const [text, line, column, message] of BAD) {
    const error = refusalOf(() => readRecords(text));
    assertEquals([error?.line, error?.column, error?.message], [line, column, message], text);
    assertEquals(error instanceof RecordError, false);
  }
});

Deno.test("illegal turns and wrong hashes are refused with a code, their line and column", () => {
  for (const [text, line, column, code, message] of ILLEGAL) {
    const error = refusalOf(() => readRecords(text)) as RecordError;
    assertEquals([error.line, error.column, error.message], [line, column, message], text);
    assertEquals(error.code, code);
  }
});

Deno.test("a record with one digit of a hash changed is refused at that hash", () => {
  const property = fc.property(anyRecord(), fc.nat(), (record, n) => {
    const text = writeRecord(record);
    const hashes = [...text.matchAll(/\{[0-9a-f]{8}\}$/gm)];
    const hash = hashes[n % hashes.length];
    if (!hash) return;
    const at = hash.index + 1 + n % 8;
    const digit = text[at] === "0" ? "1" : "0";
    const error = refusalOf(() => readRecords(text.slice(0, at) + digit + text.slice(at + 1)));
    const before = text.slice(0, hash.index).split("\n");
    assertEquals([error?.line, error?.column], [before.length, before.at(-1)!.length + 1]);
  });
  fc.assert(property, { seed: 31, numRuns: runs(50, 1_000) });
});

/** A piece of text put in place of some characters. */
interface Edit {
  readonly at: number;
  readonly removed: number;
  readonly added: string;
}

const anyEdit: fc.Arbitrary<Edit> = fc.record({
  at: fc.nat(),
  removed: fc.integer({ min: 0, max: 6 }),
  added: fc.string({ unit: fc.constantFrom(...SIGNS), maxLength: 3 }),
});

function edited(text: string, { at, removed, added }: Edit): string {
  const index = at % (text.length + 1);
  return text.slice(0, index) + added + text.slice(index + removed);
}

Deno.test("a mutated record is read or refused with a place inside it", () => {
  const anyMutant = fc.array(anyEdit, { minLength: 1, maxLength: 4 });
  const mutants = fc.array(anyMutant, { maxLength: 10 });
  const property = fc.property(anyRecord(), mutants, (record, mutants) => {
    for (const edits of mutants) {
      const mutant = edits.reduce(edited, writeRecord(record));
      const error = refusalOf(() => readRecords(mutant));
      if (error) assertInside(mutant, error);
    }
  });
  fc.assert(property, { seed: 32, numRuns: runs(200, 20_000) });
});

Deno.test("long nonsense is refused at once", () => {
  const started = performance.now();
  for (const piece of ["{", "}", "[", "1.", "a", " ", "\n", '[A "', "\\", "{}", ","]) {
    for (const head of ["", HEAD, HEAD + "pass "]) {
      refusalOf(() => readRecords(head + piece.repeat(200_000)));
    }
  }
  assert(performance.now() - started < 10_000);
});

function tagged(name: string, value: string): string {
  return `[Game "conquerors-v2"]\n[${name} "${value}"]\n`;
}
