import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { emptyBoard } from "../../../lib/automaton/board.ts";
import { friendly } from "../../../lib/automaton/rule.ts";
import { step } from "../../../lib/automaton/step.ts";
import { MoveLog } from "../../../lib/arena/move_log.ts";
import { below, seededRng } from "../../../lib/games/kit/rng.ts";
import { PastFilm } from "../../../lib/ui/arena/past_playback.ts";
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

/** Lets a film go on until it is where it is to be. */
function settle(film: PastFilm): void {
  while (film.isMoving) film.advance(0, 1);
}

Deno.test("every generation that is gone to is as it was", () => {
  const goals = fc.array(fc.nat({ max: GENERATIONS }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(goals, fc.boolean(), ([first, ...goals], isPatient) => {
      const film = new PastFilm(match, first!);
      for (const goal of goals) {
        if (isPatient) settle(film);
        film.goTo(goal);
      }
      settle(film);
      assertEquals(film.board.generation, goals.at(-1) ?? first);
      assertEquals(drawing(film.board.toBoard()), drawings[film.board.generation]);
    }),
    { seed: 1 },
  );
});

Deno.test("a film goes on from a board that was seen before", () => {
  const early = new PastFilm(match, 70);
  settle(early);
  const film = new PastFilm(match, GENERATIONS, early);
  assertEquals(film.board.generation, 70);
  settle(film);
  assertEquals(drawing(film.board.toBoard()), drawings[GENERATIONS]);
  film.goTo(3);
  settle(film);
  assertEquals(drawing(film.board.toBoard()), drawings[3]);
  assert(film.history.samples.length >= GENERATIONS);
});

Deno.test("playing goes on by as many generations as time has gone by, and ends with the match", () => {
  const film = new PastFilm(match, 0);
  settle(film);
  film.toggle();
  let now = 1_000;
  film.advance(now, 100);
  for (let frame = 0; frame < 5; frame++) film.advance(now += 200, 100);
  assertEquals(film.board.generation, film.speed.value);
  film.advance(now += 60_000, 100);
  assert(film.board.generation < 2 * film.speed.value, "what nobody could see is not left out");
  while (film.isPlaying.value) film.advance(now += 200, 100);
  assertEquals([film.board.generation, film.isPlaying.value], [GENERATIONS, false]);
  film.toggle();
  assertEquals(film.goal.value, 0);
});

Deno.test("steps and goals stay within the match", () => {
  const film = new PastFilm(match, 0);
  film.step(-1);
  assertEquals(film.goal.value, 0);
  film.goTo(1e9);
  film.step(1);
  assertEquals(film.goal.value, GENERATIONS);
});
