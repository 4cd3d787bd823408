/**
 * What a lesson is: where it starts, what is asked of the learner, and how that is judged on the
 * board.
 */

import type { Cell } from "../automaton/board.ts";
import type { MoveOf, Options, PositionOf, Seat } from "../games/game.ts";
import type { AnyGame } from "../games/known_games.ts";
import type { LifeGame } from "../games/conquerors/conquerors.ts";
import { DEFAULT_GAME, LIFE_GAMES } from "../games/life_games.ts";
import type { Demo } from "./demo.ts";

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
  "placed-there",
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

/** And what one can in the lessons of other games. */
export const PRIMER_LACKS = [
  "not-born-across",
  "few-alive",
  "not-neutral",
  "rival-lives",
  "lost-own",
  "rival-born",
  "few-born",
  "behind-cells",
  "still-lit",
  "may-move",
  "way-out",
] as const;
export type Lack = typeof LACKS[number] | typeof PRIMER_LACKS[number];

/** Why a turn does not pass: which cell shows it, and how many of what the lack is about. */
export interface Miss {
  readonly lack: Lack;
  readonly cell?: Cell;
  readonly count?: number;
}

/** One turn and its generation; what nobody played is a skip of the seat whose turn it was. */
export interface Step<Kind extends AnyGame = LifeGame> {
  readonly seat: Seat;
  readonly move: MoveOf<Kind>;
  readonly before: PositionOf<Kind>;
  readonly after: PositionOf<Kind>;
}

/** A turn of the learner, and all that followed before the board was judged. */
export interface Course<Kind extends AnyGame = LifeGame> {
  readonly game: Kind;
  readonly own: Step<Kind>;
  readonly followed: readonly Step<Kind>[];
}

/** Looks at one thing that a turn must have; undefined where it has it. */
export type Check<Kind extends AnyGame = LifeGame> = (course: Course<Kind>) => Miss | undefined;

export interface Lesson<Id extends string = string, Kind extends AnyGame = LifeGame> {
  readonly id: Id;
  /**
   * The position in CCN; it's the learner's turn. What the learner may use, the bomb or the skip, the
   * position says.
   */
  readonly start: string;
  /** The options of its game, where they aren't the usual ones. */
  readonly options?: Options;
  /** What every rival answers; where that is left out, one skip while there is one. */
  readonly answer?: (position: PositionOf<Kind>) => MoveOf<Kind>;
  /** For each turn of the learner in order, what it must have; the learner hears of the first that it lacks. */
  readonly turns: readonly (readonly Check<Kind>[])[];
  /** Generations that then pass with nobody playing, before the board is judged. */
  readonly watch: number;
  /** Turns in CCN that pass. */
  readonly solution: readonly string[];
}

/** A lesson with what its text speaks of, to be looked at. */
export interface PicturedLesson<Id extends string = string> extends Lesson<Id> {
  readonly demo: Demo;
}
