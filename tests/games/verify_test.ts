/** Which records are true. */

import { assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { TextError } from "../../lib/automaton/text_error.ts";
import { gameOf } from "../../lib/games/registry.ts";
import { type GameRecord, resultText, writeRecord } from "../../lib/games/notation/notation.ts";
import { splitGames } from "../../lib/games/notation/record_source.ts";
import { type TrueGame, verifyGame } from "../../lib/games/verify.ts";
import type { Ending } from "../../lib/rooms/event.ts";
import { anyRecord } from "./records.ts";
import { wholeGame } from "./whole_games.ts";

function verify(text: string): TrueGame {
  return verifyGame(splitGames(text)[0]!);
}

function assertFalse(text: string, message: string, line: number, column: number): void {
  const error = assertThrows(() => verify(text), TextError);
  assertEquals([error.message, error.line, error.column], [message, line, column]);
}

/** A game with a result, and its turns or some of them. */
function game(result: string | undefined, turns: string): string {
  const tag = result === undefined ? "" : `[Result "${result}"]\n`;
  return `[Game "conquerors-v2"]\n${tag}\n${turns}\n`;
}

const OPEN = "1. a1,b1,a2,b2 z1,aa1,z2,aa2";

/** Red skips and has no cell at the end of round 1. */
const OVER = "1. a1,b1,a2,b2 pass";

/** Each way a short game can end, and a result that says so. */
const ENDINGS: Record<
  Exclude<Ending, "majority" | "stall" | "blocked">,
  [claim: string, turns: string]
> = {
  extinction: ["blue extinction", OVER],
  resignation: ["red resignation", OPEN],
  time: ["blue time", OPEN],
  abandonment: ["red abandonment", OPEN],
  agreement: ["draw agreement", OPEN],
  abort: ["draw abort", ""],
};

for (const [by, [claim, turns]] of Object.entries(ENDINGS)) {
  Deno.test(`a record that ends by ${by} is true`, () => {
    const count = turns === "" ? 0 : 2;
    assertEquals(verify(game(claim, turns)), {
      game: "conquerors-v2",
      turns: count,
      result: claim,
    });
  });
}

Deno.test("a record that claims no result is true, and gets its result", () => {
  assertEquals(verify(game(undefined, OVER)).result, "blue extinction");
  assertEquals(verify(game(undefined, OPEN)).result, "*");
  assertEquals(verify(game("*", OPEN)).result, "*");
});

Deno.test("a game that is over has the board's result and no other", () => {
  for (const claim of ["*", "red extinction", "blue majority", "red resignation", "", "Blue"]) {
    assertFalse(
      game(claim, OVER),
      `The result is "blue extinction", not "${claim}"`,
      2,
      10,
    );
  }
});

Deno.test("people cannot decide what only the board decides, nor half of it", () => {
  const claims = ["blue extinction", "draw majority", "draw resignation", "blue agreement", "1-0"];
  for (const claim of [...claims, "green resignation", "blue", ""]) {
    assertFalse(
      game(claim, OPEN),
      `The result is not decided on the board, not "${claim}"`,
      2,
      10,
    );
  }
});

Deno.test("illegal turns, wrong hashes and bad text are false where they stand", () => {
  assertFalse(game("*", OPEN + " a1,b4,a5,b5"), "a1,b4,a5,b5 is illegal: occupied", 4, 30);
  assertFalse(
    game("*", OPEN + " {00000000}"),
    "The board's hash is 348f6479, not 00000000",
    4,
    30,
  );
  assertFalse(game("*", OPEN + " resign"), '"resign" is not a cell', 4, 30);
});

Deno.test("whole games are true with their results, and with no other", () => {
  for (let n = 0; n < 20; n++) {
    const record = wholeGame("conquerors-v2", `verify ${n}`);
    const result = resultOf(record);
    const claiming = (claim: string) => writeRecord({ ...record, tags: { Result: claim } });
    assertEquals(verify(claiming(result)).result, result);
    const other = result.startsWith("blue") ? "red" : "blue";
    const lie = `${other} ${result.split(" ")[1]}`;
    assertFalse(claiming(lie), `The result is "${result}", not "${lie}"`, 2, 10);
  }
});

function resultOf({ game: id, start, moves }: GameRecord): string {
  const game = gameOf(id);
  return resultText(game, game.outcome(moves.reduce((at, move) => game.play(at, move), start)));
}

Deno.test("every record that is written is true if it claims its result or none", () => {
  const property = fc.property(anyRecord(), fc.boolean(), (record, claims) => {
    const { Result: _, ...tags } = record.tags;
    const text = writeRecord({ ...record, tags: claims ? { ...tags, Result: "*" } : tags });
    assertEquals(verify(text), { game: record.game, turns: record.moves.length, result: "*" });
  });
  fc.assert(property, { seed: 46, numRuns: 50 });
});
