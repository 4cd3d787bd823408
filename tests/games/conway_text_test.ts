/** Conway by post in CCN, read and refused (docs/notation.md). */

import { assertEquals, assertThrows } from "@std/assert";
import { TextError } from "../../lib/automaton/text_error.ts";
import { conway } from "../../lib/games/conway/conway.ts";
import type { Options } from "../../lib/games/game.ts";
import { gameOf } from "../../lib/games/registry.ts";
import { readRecords, writeRecord } from "../../lib/games/notation/notation.ts";
import { replay, verify } from "../replay/replay.ts";

const { text } = conway;

/** The example of docs/notation.md. */
const DOCUMENT = Deno.readTextFileSync(new URL("../../docs/notation.md", import.meta.url));
const GAME = /\[Game "conway"\]\n[^`]*/.exec(DOCUMENT)![0];

Deno.test("a game of three is written as it was read", () => {
  const [record] = readRecords(GAME);
  assertEquals(record!.options, { seats: 3, size: 8, place: 3, touch: 1 });
  assertEquals(writeRecord(record!), GAME);
});

Deno.test("usual options may be named, and round numbers left out", () => {
  const [named] = readRecords(
    '[Game "conway"]\n[Seats "2"]\n[Size "10"]\n[Place "3"]\n[Touch "false"]\n\na1 b2,a2 pass',
  );
  const [usual] = readRecords('[Game "conway"]\n\n1. a1 b2,a2 2. pass');
  assertEquals(named, usual);
});

/** A tag, and what is said of it. */
const TAGS: [string, string][] = [
  ['[Seats "9"]', 'Seats "9" is not from 2 to 8 by 1'],
  ['[Seats "1"]', 'Seats "1" is not from 2 to 8 by 1'],
  ['[Size "2"]', 'Size "2" is not from 3 to 26 by 1'],
  ['[Size "10x10"]', 'Size "10x10" is not from 3 to 26 by 1'],
  ['[Place "0"]', 'Place "0" is not from 1 to 676 by 1'],
  ['[Touch "1"]', 'Touch "1" is not true or false'],
  ['[Touch "yes"]', 'Touch "yes" is not true or false'],
];

for (const [tag, message] of TAGS) {
  Deno.test(`${tag} is refused`, () => {
    const error = assertThrows(() => readRecords(`[Game "conway"]\n${tag}\n\na1`), TextError);
    assertEquals([error.message, error.line], [message, 2]);
  });
}

/** A position, the options, what is said of it and at which column. */
const POSITIONS: [string, Options, string, number][] = [
  ["! a 1", {}, '"! a 1" is not BOARD SEAT MOVE ALIVE', 1],
  ["! i 1 11", {}, '"! i 1 11" is not BOARD SEAT MOVE ALIVE', 1],
  ["! a 0 11", {}, '"! a 0 11" is not BOARD SEAT MOVE ALIVE', 1],
  ["! a 1 111", {}, "ALIVE has 3 seats, not 2", 7],
  ["! a 1 11", { seats: 3 }, "ALIVE has 2 seats, not 3", 7],
  ["! a 1 10", {}, "A game has two or more seats", 7],
  ["! a 1 011", { seats: 3 }, "The seat to move isn't in the game", 3],
  ["A! b 1 011", { seats: 3 }, "A piece belongs to a seat that isn't in the game", 1],
  ["C! a 1 11", {}, "A piece belongs to a seat that isn't in the game", 1],
  ["J! a 1 11", {}, "State 10 is above the last, 9", 1],
  ["11A! a 1 11", {}, "Column 11 is past the last, 10", 3],
  ["! a 1 11 200", {}, "200 moves without a placement end a game", 10],
];

for (const [position, options, message, column] of POSITIONS) {
  Deno.test(`the position ${position} of ${options.seats ?? 2} is refused`, () => {
    const error = assertThrows(() => text.readPosition(position, options), TextError);
    assertEquals([error.message, error.column], [message, column]);
  });
}

Deno.test("a seat in a position may be its number from 0", () => {
  assertEquals(text.readPosition("! 1 2 11", {}), text.readPosition("! b 2 11", {}));
});

Deno.test("what is no turn is refused where it stands", () => {
  const start = conway.initial({});
  const columns: [string, string, number][] = [
    ["random", '"random" is not a cell', 1],
    ["a1,", '"" is not a cell', 4],
    ["a1,B2", '"B2" is not a cell', 4],
    ["-", '"-" is not a cell', 1],
    ["!a1", '"!a1" is not a cell', 1],
  ];
  for (const [token, message, column] of columns) {
    const error = assertThrows(() => text.readMove(start, token), TextError);
    assertEquals([error.message, error.column], [message, column]);
  }
});

Deno.test("`deno task replay` prints a game of three, without naming its seats", async () => {
  const { code, lines } = await replay(["-"], GAME);
  assertEquals(code, 0);
  assertEquals(
    lines[6],
    '{"game":1,"turn":7,"seat":0,"move":"a4,a6,b5","board":"6.B$5.B.C$5.C$A4.C$.A3.C$.A$.B$B5.2B!",' +
      '"count":[3,6,4],"score":[3,6,4]}',
  );
  assertEquals(lines.at(-1), '{"game":1,"result":{"winner":2,"by":"extinction"}}');
});

Deno.test("a game whose last one left has won is true", async () => {
  const { code, lines } = await verify(["-"], GAME);
  assertEquals([code, lines], [0, ["-:1: true: conway, 16 turns, seat3 extinction"]]);
});

Deno.test("no seat that there is not has won", async () => {
  const game = '[Game "conway"]\n[Seats "3"]\n[Result "seat3 resignation"]\n\na1\n';
  const { lines } = await verify(["-"], game + game.replace("seat3", "seat4"));
  assertEquals(lines, [
    "-:1: true: conway, 1 turns, seat3 resignation",
    '-:8:10: false: The result is not decided on the board, not "seat4 resignation"',
  ]);
});

Deno.test("the seats of a result are numbered", async () => {
  const { lines } = await replay(["-"], '[Game "conway"]\n[Result "seat2 resignation"]\n\nresign');
  assertEquals(lines.at(-1), '{"game":1,"result":{"winner":1,"by":"resignation"}}');
  assertEquals(gameOf("conway").seatNames, undefined);
});
