import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { emptyBoard } from "../../../lib/automaton/board.ts";
import { friendly } from "../../../lib/automaton/rule.ts";
import { step } from "../../../lib/automaton/step.ts";
import { MoveLog } from "../../../lib/arena/move_log.ts";
import { below, seededRng } from "../../../lib/games/kit/rng.ts";
import { PastPlayback } from "../../../lib/ui/arena/past_playback.ts";
import { drawing } from "../../automaton/boards.ts";

fc.configureGlobal({ seed: 1 });

const WIDTH = 47, HEIGHT = 33, GENERATIONS = 150;

/** A match of random placements, and its boards by the reference. */
function randomMatch() {
  const rng = seededRng("past"), log = new MoveLog();
  let board = emptyBoard(WIDTH, HEIGHT);
  const boards = [board];
  for (let generation = 0; generation < GENERATIONS; generation++) {
    const cells: [number[], number[]] = [[], []];
    for (let n = below(25, rng); n > 0; n--) {
      const cell = below(WIDTH * HEIGHT, rng), bot = below(2, rng);
      if (board.cells[cell] !== 0) continue;
      board = { ...board, cells: board.cells.with(cell, bot + 1) };
      cells[bot]!.push(cell);
    }
    log.add({ generation, cells });
    boards.push(board = step(board, friendly, "plane"));
  }
  const match = { width: WIDTH, height: HEIGHT, generations: GENERATIONS, moves: log.bytes() };
  return { match, drawings: boards.map(drawing) };
}

const { match, drawings } = randomMatch();

/** Lets a playback go on until it's where it should be. */
function settle(playback: PastPlayback): void {
  while (playback.isMoving) playback.advance(0, 1);
}

Deno.test("every generation that is gone to is as it was", () => {
  const goals = fc.array(fc.nat({ max: GENERATIONS }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(goals, fc.boolean(), ([first, ...goals], isPatient) => {
      const playback = new PastPlayback(match, first!);
      for (const goal of goals) {
        if (isPatient) settle(playback);
        playback.goTo(goal);
      }
      settle(playback);
      assertEquals(playback.board.generation, goals.at(-1) ?? first);
      assertEquals(drawing(playback.board.toBoard()), drawings[playback.board.generation]);
    }),
    { seed: 1 },
  );
});

Deno.test("a playback goes on from a board that was seen before", () => {
  const early = new PastPlayback(match, 70);
  settle(early);
  const playback = new PastPlayback(match, GENERATIONS, early);
  assertEquals(playback.board.generation, 70);
  settle(playback);
  assertEquals(drawing(playback.board.toBoard()), drawings[GENERATIONS]);
  playback.goTo(3);
  settle(playback);
  assertEquals(drawing(playback.board.toBoard()), drawings[3]);
  assert(playback.history.samples.length >= GENERATIONS);
});

Deno.test("playing goes on by as many generations as time has gone by, and ends with the match", () => {
  const playback = new PastPlayback(match, 0);
  settle(playback);
  playback.toggle();
  let now = 1_000;
  playback.advance(now, 100);
  for (let frame = 0; frame < 5; frame++) playback.advance(now += 200, 100);
  assertEquals(playback.board.generation, playback.speed.value);
  playback.advance(now += 60_000, 100);
  assert(
    playback.board.generation < 2 * playback.speed.value,
    "what nobody could see is not left out",
  );
  while (playback.isPlaying.value) playback.advance(now += 200, 100);
  assertEquals([playback.board.generation, playback.isPlaying.value], [GENERATIONS, false]);
  playback.toggle();
  assertEquals(playback.goal.value, 0);
});

Deno.test("steps and goals stay within the match", () => {
  const playback = new PastPlayback(match, 0);
  playback.step(-1);
  assertEquals(playback.goal.value, 0);
  playback.goTo(1e9);
  playback.step(1);
  assertEquals(playback.goal.value, GENERATIONS);
});
