/** How a lesson goes: the learner's turns, what follows each, what is said of it. */

import { nextGeneration } from "../automaton/bit_generation.ts";
import type { LifeGame } from "../games/conquerors/conquerors.ts";
import type { LifePosition } from "../games/conquerors/position.ts";
import type { MoveOf, PositionOf } from "../games/game.ts";
import type { AnyGame } from "../games/known_games.ts";
import { type Course, type Lesson, type Miss, type Step, TAUGHT } from "./lesson.ts";

/** What a turn came to: on to the next one, passed, or not, and why. */
export type Verdict = "on" | "passed" | Miss;

type AnyLesson = Lesson<string, AnyGame>;
type AnyStart = Pick<AnyLesson, "start" | "options">;
type AnyStep = Step<AnyGame>;

/** Where a lesson starts; of the game that most lessons teach, if none is named. */
export function startOf(lesson: Lesson): LifePosition;
export function startOf<Kind extends AnyGame>(
  lesson: Lesson<string, Kind>,
  game: Kind,
): PositionOf<Kind>;
// deno-lint-ignore no-explicit-any -- the position of whatever game it is
export function startOf({ start, options = {} }: AnyStart, game: AnyGame = TAUGHT): any {
  return game.text.readPosition(start, options);
}

/** The steps from a position by the learner's turn, which must be legal. */
export function courseOf(
  lesson: Lesson,
  position: LifePosition,
  move: MoveOf<LifeGame>,
): Course;
export function courseOf<Kind extends AnyGame>(
  lesson: Lesson<string, Kind>,
  position: PositionOf<Kind>,
  move: MoveOf<Kind>,
  game: Kind,
): Course<Kind>;
export function courseOf(
  { watch, answer }: Pick<AnyLesson, "watch" | "answer">,
  position: unknown,
  move: unknown,
  game: AnyGame = TAUGHT,
  // deno-lint-ignore no-explicit-any -- the course of whatever game it is
): any {
  const own = stepOf(game, position, move);
  const followed = answer ? answers(game, own, answer) : skips(game, own);
  for (let generation = 0; generation < watch; generation++) {
    followed.push(unplayed((followed.at(-1) ?? own).after));
  }
  return { game, own, followed };
}

/** Until it is the learner's turn again, or the game is over. */
function answers(
  game: AnyGame,
  { seat, after }: AnyStep,
  answer: (position: unknown) => unknown,
): AnyStep[] {
  const steps: AnyStep[] = [];
  let position = after;
  while (!game.outcome(position) && game.turn(position) !== seat) {
    const step = stepOf(game, position, answer(position));
    steps.push(step);
    position = step.after;
  }
  return steps;
}

function skips(game: AnyGame, { after }: AnyStep): AnyStep[] {
  const skip = { pass: true };
  return game.refuse(after, skip) ? [] : [stepOf(game, after, skip)];
}

function stepOf(game: AnyGame, before: unknown, move: unknown): AnyStep {
  return { seat: game.turn(before), move, before, after: game.play(before, move) };
}

/** A generation that nobody's turn brought: the turn passes to nobody. */
function unplayed(before: LifePosition): AnyStep {
  const after = { ...before, board: nextGeneration(before.board, "plane") };
  return { seat: before.turn, move: { pass: true }, before, after };
}

/** Where a course ended. */
export function endOf<Kind extends AnyGame>({ own, followed }: Course<Kind>): PositionOf<Kind> {
  return (followed.at(-1) ?? own).after;
}

/** Judges the learner's turn, the `index`th of the lesson, by what it came to. */
export function judge<Kind extends AnyGame>(
  { turns }: Lesson<string, Kind>,
  index: number,
  course: Course<Kind>,
): Verdict {
  for (const check of turns[index]!) {
    const miss = check(course);
    if (miss) return miss;
  }
  return index + 1 < turns.length ? "on" : "passed";
}
