import { assert, assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { emptyBoard } from "../../lib/automaton/board.ts";
import { friendly } from "../../lib/automaton/rule.ts";
import { step } from "../../lib/automaton/step.ts";
import { Match } from "../../lib/server/arena/match.ts";
import type { Pair } from "../../lib/server/arena/messages.ts";
import { MoveLog, type Placements, readMoves } from "../../lib/arena/move_log.ts";
import { Replay } from "../../lib/arena/replay.ts";
import type { Bot, MatchHead } from "../../lib/arena/results.ts";
import { below, seededRng } from "../../lib/games/kit/rng.ts";

const bot = { author: "tests", name: "Ada" };

function headOf(first: Bot, width = 70, height = 40): MatchHead {
  return {
    id: "match",
    bots: [bot, { ...bot, name: "Ben" }],
    width,
    height,
    seed: "seed",
    first,
    rated: true,
    startedAt: 0,
  };
}

const BLOCK: Pair[] = [[0, 0], [0, 1], [1, 0], [1, 1]];

Deno.test("a match is the readable rule on what both placed, and its log makes it again", () => {
  for (const first of [0, 1] as const) {
    const rng = seededRng(`match ${first}`), match = new Match(headOf(first));
    let board = emptyBoard(70, 40);
    for (let generation = 0; generation < 60; generation++) {
      for (let turn = 0; turn < 2; turn++) {
        const cells = board.cells.slice(), color = match.mover + 1;
        const list = Array.from(
          { length: below(40, rng) },
          (): Pair => [below(44, rng) - 2, below(76, rng) - 3],
        );
        match.move(list);
        for (const [row, column] of list.slice(0, 30)) {
          if (row < 0 || row >= 40 || column < 0 || column >= 70) continue;
          if (cells[row * 70 + column] === 0) cells[row * 70 + column] = color;
        }
        board = { ...board, cells };
        assertEquals(match.board.toBoard(), board, `generation ${generation}, turn ${turn}`);
      }
      match.tick();
      board = step(board, friendly, "plane");
      assertEquals(match.board.toBoard(), board, `generation ${generation}`);
    }
    const replay = Replay.of({ width: 70, height: 40, moves: match.log.bytes() });
    replay.stepTo(60);
    assertEquals(replay.board.toBoard(), board);
  }
});

Deno.test("both move in the order that was drawn", () => {
  const match = new Match(headOf(1));
  assertEquals(match.mover, 1);
  match.move([]);
  assertEquals(match.mover, 0);
  match.move([]);
  assertEquals(match.mover, 1);
});

Deno.test("nobody loses before both have lived; then a side without cells does (K6)", () => {
  const match = new Match(headOf(0));
  for (const list of [BLOCK, [], [[9, 9]], []] as Pair[][]) {
    match.move(list);
    if (match.mover === 0) assertEquals(match.tick(), undefined);
  }
  match.move([]);
  match.move([[20, 20]]); // it dies of loneliness
  assertEquals(match.tick(), { winner: 0, by: "extinction" });
});

Deno.test("both without cells draw; at the end the most win, and equal numbers draw (K6)", () => {
  const both = new Match(headOf(0));
  both.move([[5, 5]]);
  both.move([[9, 9]]);
  assertEquals(both.tick(), { winner: null, by: "extinction" });
  const match = new Match(headOf(0));
  match.move(BLOCK);
  match.move(BLOCK.map(([row, column]) => [row + 9, column]));
  match.tick();
  assertEquals(match.majority(), { winner: null, by: "majority" });
  match.move(BLOCK.map(([row, column]) => [row + 20, column]));
  match.move([]);
  match.tick();
  assertEquals(match.majority(), { winner: 0, by: "majority" });
});

Deno.test("a generation that the time cuts short counts for nobody (K6)", () => {
  const match = new Match(headOf(0));
  match.move(BLOCK);
  match.move(BLOCK.map(([row, column]) => [row + 20, column]));
  match.tick();
  match.move([[30, 30], [30, 31]]);
  assertEquals(match.majority(), { winner: null, by: "majority" });
  const replay = Replay.of({ width: 70, height: 40, moves: match.log.bytes() });
  replay.stepTo(1);
  assertEquals(match.cells(), [replay.board.count(1), replay.board.count(2)]);
});

Deno.test("a log reads back as it was written, whole or from an offset", () => {
  const cell = fc.integer({ min: 0, max: 4_000_000 });
  const cells = fc.array(cell, { maxLength: 30 });
  const property = fc.property(
    fc.array(fc.tuple(fc.nat(300), cells, cells), { maxLength: 20 }),
    fc.nat(),
    (records, n) => {
      const log = new MoveLog(), written: Placements[] = [];
      const cut = records.length === 0 ? 0 : n % records.length;
      let generation = 0, offset = 0, last = 0, before = 0;
      records.forEach(([gap, blue, red], index) => {
        if (index === cut) [offset, last, before] = [log.length, log.last, written.length];
        generation += gap + 1;
        log.add({ generation, cells: [blue, red] });
        if (blue.length + red.length > 0) written.push({ generation, cells: [blue, red] });
      });
      assertEquals([...readMoves(log.bytes())], written);
      assertEquals([...readMoves(log.bytes(offset), last)], written.slice(before));
    },
  );
  fc.assert(property, { seed: 9, numRuns: 200 });
});

Deno.test("a log that is cut off is refused", () => {
  const log = new MoveLog();
  log.add({ generation: 300, cells: [[5, 3_000_000], []] });
  const bytes = log.bytes();
  for (let end = 1; end < bytes.length; end++) {
    assertThrows(() => [...readMoves(bytes.subarray(0, end))], RangeError);
  }
  assert([...readMoves(bytes)].length === 1);
});
