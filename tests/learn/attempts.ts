/** Attempts at lessons, for their tests. */

import { type Board, type Cell, columnOf, rowOf } from "../../lib/automaton/board.ts";
import type { LifeMove, LifePosition } from "../../lib/games/conquerors/position.ts";
import { courseOf, endOf, judge, startOf, type Verdict } from "../../lib/learn/course.ts";
import type { Course, Lesson } from "../../lib/learn/lesson.ts";
import { TAUGHT } from "../../lib/learn/lesson.ts";
import { type LessonId, LESSONS } from "../../lib/learn/lessons.ts";

export function lessonOf(id: LessonId): Lesson<LessonId> {
  return LESSONS.find((lesson) => lesson.id === id)!;
}

/** Plays turns in CCN until one does not go on; what came of the last, and its verdict. */
export function attempt(lesson: Lesson, turns: readonly string[]): [Verdict, Course] {
  let position: LifePosition = startOf(lesson);
  for (const [index, turn] of turns.entries()) {
    const course = courseOf(lesson, position, TAUGHT.text.readMove(position, turn));
    const verdict = judge(lesson, index, course);
    if (verdict !== "on" || index === turns.length - 1) return [verdict, course];
    position = endOf(course);
  }
  throw new RangeError("An attempt has a turn");
}

/** The position with the colors swapped and the columns mirrored. */
export function mirrored(position: LifePosition): LifePosition {
  const { board, turn, cooldowns: [c0, c1], skips: [s0, s1] } = position;
  const cells = board.cells.map((_, cell) => [0, 2, 1][board.cells[mirroredCell(board, cell)]!]!);
  return {
    ...position,
    board: { ...board, cells },
    turn: 1 - turn,
    cooldowns: [c1, c0],
    skips: [s1, s0],
  };
}

export function mirroredMove(board: Board, move: LifeMove): LifeMove {
  if ("place" in move) return { place: move.place.map((cell) => mirroredCell(board, cell)) };
  return "bomb" in move ? { bomb: mirroredCell(board, move.bomb) } : move;
}

function mirroredCell(board: Board, cell: Cell): Cell {
  return rowOf(board, cell) * board.width + board.width - 1 - columnOf(board, cell);
}
