/** How a lesson goes: the learner's turns, what follows each, what is said of it. */

import { nextGeneration } from "../automaton/bitboard.ts";
import type { LifeGame } from "../games/conquerors/game.ts";
import type { LifeMove, LifePosition } from "../games/conquerors/position.ts";
import { type Course, type Lesson, type Miss, type Step, TAUGHT } from "./lesson.ts";

/** What a turn came to: on to the next one, passed, or not, and why. */
export type Verdict = "on" | "passed" | Miss;

export function startOf({ start }: Lesson, game: LifeGame = TAUGHT): LifePosition {
  return game.text.readPosition(start, {});
}

/** The steps from a position by the learner's turn, which must be legal. */
export function courseOf(
  { watch }: Lesson,
  position: LifePosition,
  move: LifeMove,
  game: LifeGame = TAUGHT,
): Course {
  const own = stepOf(game, position, move);
  const followed: Step[] = [];
  const answer: LifeMove = { pass: true };
  if (!game.refuse(own.after, answer)) followed.push(stepOf(game, own.after, answer));
  for (let generation = 0; generation < watch; generation++) {
    followed.push(unplayed((followed.at(-1) ?? own).after));
  }
  return { game, own, followed };
}

function stepOf(game: LifeGame, before: LifePosition, move: LifeMove): Step {
  return { seat: before.turn, move, before, after: game.play(before, move) };
}

/** A generation that nobody's turn brought: the turn passes to nobody. */
function unplayed(before: LifePosition): Step {
  const after = { ...before, board: nextGeneration(before.board, "plane") };
  return { seat: before.turn, move: { pass: true }, before, after };
}

/** Where a course ended. */
export function endOf({ own, followed }: Course): LifePosition {
  return (followed.at(-1) ?? own).after;
}

/** Judges the learner's turn, the `index`th of the lesson, by what it came to. */
export function judge({ turns }: Lesson, index: number, course: Course): Verdict {
  for (const check of turns[index]!) {
    const miss = check(course);
    if (miss) return miss;
  }
  return index + 1 < turns.length ? "on" : "passed";
}
