/**
 * What a lesson is: where it starts, what is asked of the learner, and how that is judged on the
 * board.
 */

import type { Cell } from "../automaton/board.ts";
import type { Seat } from "../games/game.ts";
import type { LifeGame } from "../games/conquerors/game.ts";
import type { LifeMove, LifePosition } from "../games/conquerors/position.ts";
import { DEFAULT_GAME, LIFE_GAMES } from "../games/life_games.ts";
import type { Demo } from "./demo.ts";

/** The game that is taught. */
export const TAUGHT: LifeGame = LIFE_GAMES[DEFAULT_GAME];

/** What a turn can lack. The view has a sentence for each in every language. */
export const LACKS = [
  "lonely",
  "crowded",
  "packed",
  "grew",
  "few-births",
  "extinct",
  "frozen",
  "unsettled",
  "short-of-neutral",
  "short-of-rival",
  "no-birth",
  "own-parents",
  "born-rival",
  "no-home",
  "no-neutral",
  "no-rival",
  "none-in-neutral",
  "none-in-rival",
  "survivors",
  "behind",
  "level",
] as const;
export type Lack = typeof LACKS[number];

/** Why a turn does not pass: which cell shows it, and how many of what the lack is about. */
export interface Miss {
  readonly lack: Lack;
  readonly cell?: Cell;
  readonly count?: number;
}

/** One turn and its generation; what nobody played is a skip of the seat whose turn it was. */
export interface Step {
  readonly seat: Seat;
  readonly move: LifeMove;
  readonly before: LifePosition;
  readonly after: LifePosition;
}

/** A turn of the learner, and all that followed before the board was judged. */
export interface Course {
  readonly game: LifeGame;
  readonly own: Step;
  readonly followed: readonly Step[];
}

/** Looks at one thing that a turn must have; undefined where it has it. */
export type Check = (course: Course) => Miss | undefined;

export interface Lesson<Id extends string = string> {
  readonly id: Id;
  /**
   * The position in CCN; it's the learner's turn. What the learner may use, the bomb or the skip, the
   * position says; the rival answers with its skip while it has one.
   */
  readonly start: string;
  /** For each turn of the learner in order, what it must have; the learner hears of the first that it lacks. */
  readonly turns: readonly (readonly Check[])[];
  /** Generations that then pass with nobody playing, before the board is judged. */
  readonly watch: number;
  /** Turns in CCN that pass. */
  readonly solution: readonly string[];
  /** What the text speaks of, to be looked at. */
  readonly demo: Demo;
}
