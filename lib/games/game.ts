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
/** Why a move is not allowed, by a code. */
export type Refusal = typeof REFUSALS[number];

/** How a finished game ended; `winner` is null in a draw. */
export interface Outcome {
  /** Null in a draw. */
  readonly winner: Seat | null;
  /** How it ended. */
  readonly by: "extinction" | "majority" | "resignation" | "stall" | "blocked";
}

/** For a cell: why it may not be added to the draft it was asked for; undefined where it may. */
export type Reach = (cell: Cell) => Refusal | undefined;

/** A number in [0, 1), as `Math.random` gives; chance is always an argument. */
export type Rng = () => number;

/** A parameter of a game, chosen when a game starts; a whole number of `step`s. */
export interface OptionSpec {
  /** What it is unless somebody chooses. */
  readonly default: number;
  /** The least that it may be. */
  readonly min: number;
  /** The most that it may be. */
  readonly max: number;
  /** It is a whole number of these. */
  readonly step: number;
  /** Yes or no, 1 or 0, which records write `true` and `false`. */
  readonly isFlag?: true;
}
/** The options of a game by name. */
export type Options = Readonly<Record<string, number>>;

/** What a board is worth to each seat, in playing order: cells, and cells as the game weighs them. */
export interface Tally {
  /** Live cells of each seat. */
  readonly count: readonly number[];
  /** The same as the game weighs them. */
  readonly score: readonly number[];
}

/** Moves as text (CCN); reading throws a `TextError`, columns counted from 1. */
export interface MoveText<Position, Move> {
  /** A move as a token of CCN. */
  writeMove(position: Position, move: Move): string;
  /** The move of a token; throws a `TextError` for what is none. */
  readMove(position: Position, token: string): Move;
}

/** Moves and positions as text. */
export interface GameText<Position, Move> extends MoveText<Position, Move> {
  /** A position in CCN. */
  writePosition(position: Position): string;
  /** The position of a text; throws a `TextError` for what is none. */
  readPosition(text: string, options: Options): Position;
}

/**
 * The moves of a position, not of a finished game, as numbers from 0 to `count - 1`, so that a link
 * can hold them in few bits. Every legal move has its own number, and keeps it forever, since
 * links hold it; some numbers may be of moves that `refuse` refuses.
 */
export interface Ranking<Position, Move> {
  /** How many numbers there are. */
  count(position: Position): bigint;
  /** The number of a move. */
  rank(position: Position, move: Move): bigint;
  /** The move of a number. */
  unrank(position: Position, number: bigint): Move;
}

/** The positions of a kind of game. */
export type PositionOf<Kind> = Kind extends PlayedGame<infer Position, infer _> ? Position : never;
/** The moves of a kind of game. */
export type MoveOf<Kind> = Kind extends PlayedGame<infer _, infer Move> ? Move : never;

/** How a game goes on without one of its seats. */
export interface Attrition<Position, Move> {
  /** The seats that are still in the game, in playing order. */
  readonly left: (position: Position) => readonly Seat[];
  /** What is played for a seat whose player is not there, always legal; and by one who gives up. */
  readonly pass: Move;
  /** What is played by one who gives up. */
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
/** The name of a level. */
export type LevelId = typeof LEVEL_IDS[number];

/** Those of the ladder, each one step above the one before: a win opens the next. */
export const LADDER: readonly LevelId[] = LEVEL_IDS.slice(0, 7);

/**
 * The version of the levels by which new games are played. In the first, Easy and Normal placed
 * cells that were certain to die; up to the second, Conqueror was another search, in the third it
 * looked at half as much, and up to the fourth it compared no turns by its rival's searches. A game
 * is played and checked to its end by the version that its seed says.
 */
export const LEVELS_VERSION = 5;

/** A board whose cells lie on a network instead of in rows and columns. */
export interface Network {
  /** Where the edges of each cell lead. */
  readonly followers: readonly (readonly Cell[])[];
  /** Where its cells are drawn, as text, if somebody has placed them. */
  readonly drawn?: string;
  /** What its cells are called, if somebody has named them. */
  readonly names?: readonly string[];
}

/** How Golly shows a game's board: by a rule of which `static/` has the file. */
export interface GollyRule {
  /** The rule's name in Golly. */
  readonly name: "Immigration" | "Plurality";
  /** What Golly bounds the board by. */
  readonly topology: Topology;
  /** Generations a turn, where each brings as many. */
  readonly perTurn?: number;
}

/**
 * What it takes to play a game: pure functions over its own kinds of positions and moves. A page in which
 * it's only played is sent no more of it.
 */
export interface PlayedGame<Position, Move> {
  /** What records and links call it. */
  readonly id: string;
  /** Its name in English. */
  readonly name: string;
  /** The folder in `lib/ui/games` that has its table: games may share one. */
  readonly table: string;
  /** How many may play; where that varies, the option `seats` says how many do. */
  readonly seats: { readonly min: number; readonly max: number };
  /** Absent where a seat that is given up ends the game. */
  readonly attrition?: Attrition<Position, Move>;
  /** The seats' names in notation; games without names are written Seat1, Seat2, … */
  readonly seatNames?: readonly string[];
  /** What may be chosen when a game starts. */
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
  /** Moves as text. */
  readonly text: MoveText<Position, Move>;
  /** Where a game with these options starts. */
  initial(options: Options): Position;
  /** Whose turn it is. */
  turn(position: Position): Seat;
  /** How many rounds it lasts at most; absent where there is no such number. */
  readonly rounds?: number;
  /** The round of a position, of a finished game the last; absent where a round is a turn of each seat. */
  round?(position: Position): number;
  /** The board of a position. */
  board(position: Position): Board;
  /** The network that the board is; absent where it has rows and columns. */
  network?(position: Position): Network;
  /** What may be added to the cells drafted this turn; the one source of legality of placements. */
  reach(position: Position, draft: readonly Cell[]): Reach;
  /** Why the move is not legal; undefined when it is. Folds over `reach`. */
  refuse(position: Position, move: Move): Refusal | undefined;
  /**
   * The most cells that the turn of a number may place, of an unknown one any turn; absent where a turn
   * may place more or fewer for other reasons.
   */
  most?(position: Position, turn?: number): number;
  /** The position after a legal move and the generation it brings; throws on an illegal one. */
  play(position: Position, move: Move): Position;
  /** How it ended; undefined while it goes on. */
  outcome(position: Position): Outcome | undefined;
  /** What the board is worth to each seat. */
  tally(position: Position): Tally;
}

/** A game with all that is known of it. */
export interface Game<Position, Move> extends PlayedGame<Position, Move> {
  /** Moves and positions as text. */
  readonly text: GameText<Position, Move>;
  /** Moves as numbers. */
  readonly ranking: Ranking<Position, Move>;
  /** A random legal move, uniform unless the game's rules say how. */
  random(position: Position, rng: Rng): Move;
}
