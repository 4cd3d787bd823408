/** The puzzles that are shipped: each reads and judges as it says, and some are proven again. */

import { assert, assertEquals } from "@std/assert";
import { KINDS } from "../../lib/puzzles/kind.ts";
import { answerMove, finishingMove, judge } from "../../lib/puzzles/judge.ts";
import { PUZZLES } from "../../lib/puzzles/puzzles.ts";
import { answerOf, positionOf, PUZZLE_GROUND, PUZZLED } from "../../lib/puzzles/puzzle.ts";
import { type Color, wordsOf } from "../../lib/puzzles/ground.ts";
import { mustFillUp } from "../../lib/puzzles/turns.ts";
import { verifyPuzzle } from "../../lib/puzzles/verify.ts";
import { runs } from "../full.ts";

Deno.test("there are 500 puzzles, of every kind, and each has a name of its own", () => {
  assert(PUZZLES.length >= 500, `${PUZZLES.length}`);
  for (const kind of KINDS) assert(PUZZLES.some((puzzle) => puzzle.kind === kind), kind);
  assertEquals(new Set(PUZZLES.map(({ id }) => id)).size, PUZZLES.length);
});

Deno.test("none ships that wasn't proven again since it was found", async () => {
  for (const kind of KINDS) {
    const path = new URL(`../../lib/puzzles/data/${kind}.json`, import.meta.url);
    const { verified, puzzles } = JSON.parse(await Deno.readTextFile(path));
    assertEquals(verified, puzzles.length, `${kind}: run \`deno task puzzles verify\``);
  }
});

Deno.test("every puzzle is solved by its answer and by none of its tries", () => {
  for (const puzzle of PUZZLES.filter((_, index) => index % runs(5, 1) === 0)) {
    const position = positionOf(puzzle), { turn } = position;
    const words = wordsOf(position);
    const move = mustFillUp(PUZZLE_GROUND, words, turn as Color, answerOf(puzzle));
    const expected = puzzle.kind === "wipe-2" ? "on" : "solved";
    assertEquals(judge(puzzle, [move]).verdict, expected, puzzle.id);
    for (const { move } of puzzle.tries) {
      const turn = PUZZLED.text.readMove(position, move);
      assertEquals(judge(puzzle, [turn]).verdict, "missed", `${puzzle.id} ${move}`);
    }
  }
});

Deno.test("who is to be wiped out in two makes it as hard as can be", () => {
  for (const puzzle of PUZZLES.filter(({ kind }) => kind === "wipe-2")) {
    const first = answerMove(puzzle), { after } = judge(puzzle, [first]).reply!;
    const idle = mustFillUp(PUZZLE_GROUND, wordsOf(after), after.turn as Color, { place: [] });
    assertEquals(judge(puzzle, [first, idle]).verdict, "missed", puzzle.id);
    assertEquals(judge(puzzle, [first, finishingMove(after)]).verdict, "solved", puzzle.id);
  }
});

for (const kind of KINDS) {
  Deno.test(`${kind} puzzles are proven again`, () => {
    const puzzles = PUZZLES.filter((puzzle) => puzzle.kind === kind);
    const some = puzzles.filter((_, index) =>
      index % Math.ceil(puzzles.length / runs(3, 40)) === 0
    );
    for (const puzzle of some) assertEquals(verifyPuzzle(puzzle), undefined, puzzle.id);
  });
}
