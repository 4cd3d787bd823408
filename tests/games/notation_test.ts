/** CCN read and written (docs/notation.md). */

import { assert, assertEquals, assertMatch } from "@std/assert";
import fc from "fast-check";
import { LIFE_GAME_IDS } from "../../lib/games/life_games.ts";
import { type GameId, gameIds, gameOf } from "../../lib/games/registry.ts";
import {
  type GameRecord,
  readRecords,
  resultText,
  seatName,
  writeRecord,
} from "../../lib/games/notation/notation.ts";
import { anyRecord, assertSameGames } from "./records.ts";

const RUNS = { seed: 30, numRuns: 100 };

Deno.test("every record is read back from its text", () => {
  fc.assert(fc.property(anyRecord(), (record) => assertReads(writeRecord(record), [record])), RUNS);
});

Deno.test("a text holds any number of games", () => {
  const property = fc.property(fc.array(anyRecord(), { maxLength: 4 }), (records) => {
    assertReads(records.map(writeRecord).join(""), records);
    assertReads(records.map(writeRecord).join("\n\n"), records);
  });
  fc.assert(property, { ...RUNS, numRuns: 25 });
});

/** What may be done to the turns of a text without any change of meaning. */
const SPELLINGS: [string, (text: string) => string][] = [
  ["line ends of other systems", (text) => text.replaceAll("\n", "\r\n")],
  ["a byte order mark", (text) => "\uFEFF" + text],
  ["blank lines around", (text) => `\n \n${text}\n\t\n`],
  ["no round numbers", turnLines((line) => line.replace(/^\d+\. /, ""))],
  ["glued round numbers", turnLines((line) => line.replace(/^(\d+)\. /, "$1."))],
  ["wrong round numbers", turnLines((line) => line.replace(/^\d+/, "99"))],
  [
    "dots before the second seat",
    turnLines((line) => line.replace(/^(\d+)\. (\S+) /, "$1. $2 $1... ")),
  ],
  ["a line a token", turnLines((line) => line.replaceAll(" ", "\n"))],
  ["tabs and many spaces", turnLines((line) => `  ${line.replaceAll(" ", " \t  ")}  `)],
  ["no hashes", turnLines((line) => line.replace(/ ?\{.*\}/, ""))],
  ["glued hashes", turnLines((line) => line.replace(" {", "{"))],
  ["hashes in capitals and with spaces", turnLines((line) => line.replace(/\{.*\}/, loud))],
  ["comments", turnLines((line) => line.replaceAll(" ", ' {1. a1 [Game "x"]} '))],
  ["comments of many lines", turnLines((line) => line.replace(" ", ' {\n[Game "x"]\n1. a1\n} '))],
];

/** The same where neither the order of a turn's cells nor who chose them is kept. */
const LIFE_SPELLINGS: typeof SPELLINGS = [
  ["cells in another order", turnLines((line) => line.replace(/\w+(,\w+)+/g, backwards))],
  [
    "the marks of random turns",
    turnLines((line) => line.replace(/!?[a-z]+\d+(,\w+)*|pass/g, "$&*")),
  ],
];

testSpellings(SPELLINGS, gameIds());
testSpellings(LIFE_SPELLINGS, LIFE_GAME_IDS);

function testSpellings(spellings: typeof SPELLINGS, ids: readonly GameId[]): void {
  for (const [what, spell] of spellings) {
    Deno.test(`a text is read with ${what}`, () => {
      const property = fc.property(anyRecord(ids), (record) => {
        assertReads(spell(writeRecord(record)), [record]);
      });
      fc.assert(property, { ...RUNS, numRuns: 15 });
    });
  }
}

function turnLines(change: (line: string) => string): (text: string) => string {
  return (text) =>
    text.split("\n").map((line) => line.startsWith("[") ? line : change(line)).join("\n");
}

function loud(hash: string): string {
  return hash.toUpperCase().replace("{", "{ ").replace("}", " }");
}

function backwards(cells: string): string {
  return cells.split(",").toReversed().join(",");
}

/** The text reads as the records: the same headers, and turns that are written the same. */
function assertReads(text: string, records: readonly GameRecord[]): void {
  assertSameGames(readRecords(text), records);
}

const V2 = "conquerors-v2";
const GLIDERS = "a1,b1,a2,b2 z1,aa1,z2,aa2";

Deno.test("a record is written as docs/notation.md prints it", () => {
  const game = gameOf(V2);
  const start = game.text.readPosition("2A24.2B$2A24.2B! r 7 1,0 0,0", { komi: 2.5 });
  const text = writeRecord({
    game: V2,
    options: { komi: 2.5 },
    start,
    tags: { Blue: 'Ada "the" \\ First', Red: "hard", Result: "*" },
    moves: [{ bomb: 364 }, { bomb: 364 }, { pass: true }],
  });
  assertEquals(
    text.replace(/\{[0-9a-f]{8}\}/g, "{hash}"),
    `[Game "conquerors-v2"]
[Blue "Ada \\"the\\" \\\\ First"]
[Red "hard"]
[Result "*"]
[Komi "2.5"]
[Position "2A24.2B$2A24.2B! r 7 1,0 0,0"]

1. !a14 {hash}
2. !a14 pass {hash}
`,
  );
});

Deno.test("a record with only a game is its tag", () => {
  const record = {
    game: V2,
    options: {},
    start: gameOf(V2).initial({}),
    tags: {},
    moves: [],
  } as const;
  assertEquals(writeRecord(record), '[Game "conquerors-v2"]\n\n');
  const read = { ...record, options: { komi: 0 } };
  assertReads('[Game "conquerors-v2"]', [read]);
  // Nor is it anything else with the size that its board has anyway.
  assertReads('[Game "conquerors-v2"]\n[Size "28x26"]', [read]);
});

Deno.test("line ends in a tag become spaces, other spaces stay", () => {
  const start = gameOf(V2).initial({});
  const tags = { Blue: "a\r\nb\nc  d\te" };
  const text = writeRecord({ game: V2, options: {}, start, tags, moves: [] });
  assertEquals(readRecords(text)[0]?.tags, { Blue: "a b c  d\te" });
});

Deno.test("an unfinished round has no hash", () => {
  const [record] = readRecords(`[Game "${V2}"]\n\n${GLIDERS} a4,b4,a5,b5`);
  assertMatch(writeRecord(record!), /^2\. a4,b4,a5,b5$/m);
});

Deno.test("an empty text holds no game", () => {
  for (const text of ["", "\n", " \r\n\t\n", "\uFEFF"]) assertEquals(readRecords(text), []);
});

Deno.test("a result names the winner's seat and how it came about", () => {
  const game = gameOf(V2);
  const after = (text: string) => {
    const last = game.text.readPosition(text, {});
    return resultText(game, game.outcome(game.play(last, { pass: true })));
  };
  assertEquals(after("2A$2A! r 5 0,0 0,0"), "blue extinction");
  assertEquals(after("26.2B$26.2B! r 5 0,0 0,0"), "red extinction");
  assertEquals(after("2A24.2B$2A24.2B! r 12 0,0 0,0"), "draw majority");
  assertEquals(resultText(game, undefined), "*");
});

Deno.test("a game whose seats have no names numbers them", () => {
  const { seatNames: _, ...nameless } = gameOf(V2);
  assertEquals([seatName(gameOf(V2), 1), seatName(nameless, 1)], ["Red", "Seat2"]);
});

Deno.test("the hash is that of the board after the turns before it", () => {
  const [record] = readRecords(`[Game "${V2}"]\n\n{aa8583a5} ${GLIDERS}`);
  assert(record);
});
