/** What every game is: pure functions over plain data. */

import type { Board, Cell, Topology } from "../automaton/board.ts";

/** A player's place at the table, from 0 in playing order. */
export type Seat = number;

/** Why a move is not allowed. The view has words for each in every language. */
export const REFUSALS = [
  "over",
  "off-board",
  "occupied",
  "repeated",
  "too-many",
  "too-few",
  "neutral-locked",
  "rival-locked",
  "bomb-early",
  "bomb-cooling",
  "skip-used",
  "touch",
  "unlit",
  "no-edge",
] as const;
export type Refusal = typeof REFUSALS[number];

/** How a finished game ended; `winner` is null in a draw. */
export interface Outcome {
  readonly winner: Seat | null;
  readonly by: "extinction" | "majority" | "resignation" | "stall" | "blocked";
}

/** For a cell: why it may not be added to the draft it was asked for; undefined where it may. */
export type Reach = (cell: Cell) => Refusal | undefined;

/** A number in [0, 1), as `Math.random` gives; chance is always an argument. */
export type Rng = () => number;

/** A parameter of a game, chosen when a game starts; a whole number of `step`s. */
export interface OptionSpec {
  readonly default: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Yes or no, 1 or 0, which records write `true` and `false`. */
  readonly isFlag?: true;
}
export type Options = Readonly<Record<string, number>>;

/** What a board is worth to each seat, in playing order: cells, and cells as the game weighs them. */
export interface Tally {
  readonly count: readonly number[];
  readonly score: readonly number[];
}

/** Moves and positions as text (CCN); reading throws a `TextError`, columns counted from 1. */
export interface GameText<Position, Move> {
  writeMove(position: Position, move: Move): string;
  readMove(position: Position, token: string): Move;
  writePosition(position: Position): string;
  readPosition(text: string, options: Options): Position;
}

/**
 * The moves of a position, not of a finished game, as numbers from 0 to `count - 1`, so that a link
 * can hold them in few bits. Every legal move has its own number, and keeps it forever, since
 * links hold it; some numbers may be of moves that `refuse` refuses.
 */
export interface Ranking<Position, Move> {
  count(position: Position): bigint;
  rank(position: Position, move: Move): bigint;
  unrank(position: Position, number: bigint): Move;
}

export type PositionOf<Kind> = Kind extends Game<infer Position, infer _> ? Position : never;
export type MoveOf<Kind> = Kind extends Game<infer _, infer Move> ? Move : never;

/** How a game goes on without one of its seats. */
interface Attrition<Position, Move> {
  /** The seats that are still in the game, in playing order. */
  readonly left: (position: Position) => readonly Seat[];
  /** What is played for a seat whose player is not there, always legal; and by one who gives up. */
  readonly pass: Move;
  readonly resign: Move;
}

/** The computer's levels, from the weakest; each game says which of them play it. */
export const LEVEL_IDS = [
  "easy",
  "normal",
  "tricky",
  "hard",
  "sharp",
  "fierce",
  "ruthless",
  "expert",
  "conqueror",
] as const;
export type LevelId = typeof LEVEL_IDS[number];

/** Those of the ladder, each one step above the one before: a win opens the next. */
export const LADDER = LEVEL_IDS.slice(0, 7);

/**
 * The version of the levels by which new games are played. In the first, Easy and Normal placed
 * cells that were certain to die. A game is played and checked to its end by the version that its
 * seed says.
 */
export const LEVELS_VERSION = 2;

/** A board whose cells lie on a network instead of in rows and columns. */
export interface Network {
  /** Where the edges of each cell lead. */
  readonly followers: readonly (readonly Cell[])[];
  /** Where its cells are drawn, as text, if somebody has placed them. */
  readonly drawn?: string;
}

/** How Golly shows a game's board: by a rule of which `static/` has the file. */
interface GollyRule {
  readonly name: "Immigration" | "Plurality";
  readonly topology: Topology;
  /** Generations a turn, where each brings as many. */
  readonly perTurn?: number;
}

export interface Game<Position, Move> {
  readonly id: string;
  readonly name: string;
  /** The folder in `lib/ui/games` that has its table: games may share one. */
  readonly table: string;
  /** How many may play; where that varies, the option `seats` says how many do. */
  readonly seats: { readonly min: number; readonly max: number };
  /** Absent where a seat that is given up ends the game. */
  readonly attrition?: Attrition<Position, Move>;
  /** The seats' names in notation; games without names are written Seat1, Seat2, … */
  readonly seatNames?: readonly string[];
  readonly options: Readonly<Record<string, OptionSpec>>;
  /** At which levels the computer plays it; absent where it doesn't. */
  readonly levels?: readonly LevelId[];
  /** Whether the computer may take seats in rooms. */
  readonly seatsComputers?: true;
  /** Whether leaderboards count it. */
  readonly isRanked?: true;
  /** Columns of the home zone at either side of the board, in a game that has them. */
  readonly home?: number;
  /** Absent where Golly can't show the board. */
  readonly golly?: GollyRule;
  readonly text: GameText<Position, Move>;
  readonly ranking: Ranking<Position, Move>;
  initial(options: Options): Position;
  turn(position: Position): Seat;
  /** The round of a position, of a finished game the last; absent where a round is a turn of each seat. */
  round?(position: Position): number;
  board(position: Position): Board;
  /** The network that the board is; absent where it has rows and columns. */
  network?(position: Position): Network;
  /** What may be added to the cells drafted this turn; the one source of legality of placements. */
  reach(position: Position, draft: readonly Cell[]): Reach;
  /** Why the move is not legal; undefined when it is. Folds over `reach`. */
  refuse(position: Position, move: Move): Refusal | undefined;
  /** The position after a legal move and the generation it brings; throws on an illegal one. */
  play(position: Position, move: Move): Position;
  outcome(position: Position): Outcome | undefined;
  tally(position: Position): Tally;
  /** A random legal move, uniform unless the game's rules say how. */
  random(position: Position, rng: Rng): Move;
}
