/**
 * Near misses of every solution, judged twice: by the lesson, and by its goal, restated with the
 * readable engine of one cell after another.
 */

import { assert, assertEquals } from "@std/assert";
import { type Board, type Cell, columnOf, EMPTY, neighbors } from "../../lib/automaton/board.ts";
import { immigration } from "../../lib/automaton/rule.ts";
import { step } from "../../lib/automaton/step.ts";
import type { Rng } from "../../lib/games/game.ts";
import type { LifeMove, LifePosition } from "../../lib/games/conquerors/position.ts";
import { boardWith } from "../../lib/games/conquerors/turn.ts";
import { below, seededRng } from "../../lib/games/kit/rng.ts";
import { courseOf, endOf, judge, startOf } from "../../lib/learn/course.ts";
import { TAUGHT } from "../../lib/learn/lesson.ts";
import { type LessonId, LESSONS } from "../../lib/learn/lessons.ts";
import { runs } from "../full.ts";

const { rules, text } = TAUGHT;
const BLUE = 1, RED = 2;
const TRIALS = runs(100, 400);

/** The boards from the learner's last turn on: with its cells, then generation after generation. */
type Boards = readonly [Board, ...Board[]];

const count = ({ cells }: Board, color: number, from = 0, to = rules.width) =>
  cells.filter((state, cell) =>
    state === color && cell % rules.width >= from && cell % rules.width < to
  ).length;
const around = (board: Board, cell: Cell) =>
  neighbors(board, cell, "plane").filter((near) => board.cells[near] !== EMPTY);
const blueCells = ({ cells }: Board) => [...cells.keys()].filter((cell) => cells[cell] === BLUE);
const allLive = ([now, next]: Boards) => blueCells(now).every((cell) => next!.cells[cell] === BLUE);
const isEqual = (one: Board, other: Board) => `${one.cells}` === `${other.cells}`;
const inHome = (board: Board) => count(board, BLUE, 0, rules.home);
const inNeutral = (board: Board) => count(board, BLUE, rules.home, rules.width - rules.home);
const inRival = (board: Board) => count(board, BLUE, rules.width - rules.home);
const score = (board: Board) => count(board, BLUE) + inRival(board) * (rules.rivalWeight - 1);
const isChained = (board: Board) => inHome(board) > 0 && inNeutral(board) > 0 && inRival(board) > 0;

/** The goal of each lesson's last turn, and how many generations are looked at. */
const GOALS: Record<LessonId, [generations: number, (boards: Boards, before: Board) => boolean]> = {
  block: [1, (boards) => isEqual(boards[0], boards[1]!)],
  birth: [1, (boards) => allLive(boards) && count(boards[1]!, BLUE) >= count(boards[0], BLUE) + 2],
  blinker: [4, (boards) => {
    const [second, third, fourth] = boards.slice(2);
    const isAlive = count(fourth!, BLUE) > 0;
    return isAlive && isEqual(second!, fourth!) && !isEqual(third!, fourth!);
  }],
  glider: [16, (boards) => inNeutral(boards[0]!) === 0 && inNeutral(boards.at(-1)!) > 0],
  lonely: [1, allLive],
  crowded: [1, (boards) => {
    const [, next] = boards;
    return allLive(boards) && blueCells(next!).every((cell) => around(next!, cell).length < 4);
  }],
  majority: [
    1,
    ([now, next]) =>
      blueCells(next!).some((cell) =>
        now.cells[cell] === EMPTY && around(now, cell).some((near) => now.cells[near] === RED)
      ),
  ],
  neutral: [1, (boards, before) => hasLanded(boards, before, "neutral")],
  across: [1, ([, next]) => inRival(next!) > 0],
  chain: [2, (boards) => isChained(boards[2]!)],
  anchor: [1, (boards, before) => hasLanded(boards, before, "rival")],
  bomb: [1, ([, next]) => count(next!, RED) === 0 && count(next!, BLUE) > 0],
  skip: [1, allLive],
  end: [2, ([, , last]) => score(last!) > count(last!, RED)],
};

function hasLanded([now, next]: Boards, before: Board, zone: "neutral" | "rival"): boolean {
  const isRival = (cell: Cell) => columnOf(now, cell) >= rules.width - rules.home;
  const isHome = (cell: Cell) => columnOf(now, cell) < rules.home;
  return blueCells(next!).some((cell) =>
    now.cells[cell] === BLUE && before.cells[cell] === EMPTY &&
    (zone === "rival" ? isRival(cell) : !isRival(cell) && !isHome(cell))
  );
}

function boardsOf(position: LifePosition, move: LifeMove, generations: number): Boards {
  const boards: [Board, ...Board[]] = [boardWith(position, move)];
  while (boards.length <= generations) {
    boards.push(step(boards.at(-1)!, immigration, "plane"));
  }
  return boards;
}

/** The move with some of its cells moved by a step or two, or another move altogether. */
function nearMove(position: LifePosition, move: LifeMove, rng: Rng): LifeMove {
  if (rng() < 0.2) return TAUGHT.random(position, rng);
  const shift = (cell: Cell) =>
    rng() < 0.5 ? cell : cell + below(5, rng) - 2 + (below(5, rng) - 2) * rules.width;
  if ("place" in move) return { place: move.place.map(shift) };
  return "bomb" in move ? { bomb: shift(move.bomb) } : move;
}

for (const lesson of LESSONS) {
  Deno.test(`${lesson.id} is passed by those turns that reach its goal`, () => {
    const rng = seededRng(lesson.id);
    let position = startOf(lesson);
    for (const turn of lesson.solution.slice(0, -1)) {
      position = endOf(courseOf(lesson, position, text.readMove(position, turn)));
    }
    const solution = text.readMove(position, lesson.solution.at(-1)!);
    const [generations, isReached] = GOALS[lesson.id];
    const seen = { passed: 0, missed: 0 };
    for (let trial = 0; trial < TRIALS; trial++) {
      const move = nearMove(position, solution, rng);
      if (TAUGHT.refuse(position, move)) continue;
      const verdict = judge(lesson, lesson.turns.length - 1, courseOf(lesson, position, move));
      const isPassed = isReached(boardsOf(position, move, generations), position.board);
      assertEquals(verdict === "passed", isPassed, text.writeMove(position, move));
      seen[isPassed ? "passed" : "missed"]++;
    }
    assert(seen.passed > 0 && seen.missed > 0, JSON.stringify(seen));
  });
}

Deno.test("a lesson has the bomb and the skip where they are what it teaches", () => {
  for (const lesson of LESSONS) {
    const start = startOf(lesson);
    assertEquals(!TAUGHT.refuse(start, { bomb: 0 }), lesson.id === "bomb", lesson.id);
    assertEquals(!TAUGHT.refuse(start, { pass: true }), lesson.id === "skip", lesson.id);
  }
});

Deno.test("where the best is none, no placement at all is one", () => {
  const lesson = LESSONS.find(({ id }) => id === "skip")!;
  const start = startOf(lesson);
  const rng = seededRng("none");
  for (let trial = 0; trial < 2_000; trial++) {
    const move = TAUGHT.random(start, rng);
    const verdict = judge(lesson, 0, courseOf(lesson, start, move));
    assertEquals(verdict === "passed", "pass" in move, text.writeMove(start, move));
  }
});
