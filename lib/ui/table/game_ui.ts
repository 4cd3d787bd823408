/**
 * What a game adds to the table, which is the same for every game: its words, its pictures, and what
 * a turn at it may be.
 */

import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren, ComponentType } from "preact";
import type { Board, Cell } from "../../automaton/board.ts";
import type { Seat } from "../../games/game.ts";
import type { AnyPlayed } from "../../games/known_games.ts";
import type { Refusal } from "../../rooms/protocol.ts";
import type { Setting } from "../../automaton/causes.ts";
import type { BoardPart } from "../board/cell_speech.ts";
import type { Changes, Extinction } from "../board/changes.ts";
import type { Marks } from "../board/marks.ts";
import type { BoardWords } from "../board/speech.ts";
import type { Match, MatchResult, MoveOf, PositionOf, Turn } from "./match.ts";

/** Something to do with a turn instead of placing cells: a bomb, a pass. */
export interface Tool<Kind extends AnyPlayed> {
  readonly name: string;
  /** Its button, and that of the confirmation. */
  readonly label: string;
  readonly confirm: string;
  /** Said when it's taken up. */
  readonly ask: string;
  readonly key?: string;
  /** What may be typed for it, in any language. */
  readonly typed: readonly string[];
  /** Whether typing it plays it. */
  readonly isAtOnce?: boolean;
  /** Where it falls on a cell that is chosen: what it strikes there, and that in words. */
  readonly aim?: {
    strikes(position: PositionOf<Kind>, cell: Cell): readonly Cell[];
    sentence(position: PositionOf<Kind>, cell: Cell): string;
  };
  /** The turn that it makes, of a cell that it's aimed at; undefined for one of chance's choosing. */
  move(cell: Cell): MoveOf<Kind> | undefined;
  /** Plays it where it isn't the player's choice. */
  play?(match: Match<Kind>): Promise<Refusal | undefined>;
}

/** How a game's cells live from one turn to the next. */
interface Living<Kind extends AnyPlayed> {
  /** The board with a turn's cells on it, before its generation. */
  placed(position: PositionOf<Kind>, move: MoveOf<Kind>): Board;
  live(board: Board): Board;
  /** The number of the generation that follows a turn, from 1; 0 where none does. */
  follows(turn: Turn<Kind>): number;
  /** How many generations are still to come, at most; 0 where none follows this turn. */
  left(position: PositionOf<Kind>): number;
}

/** A number of a seat: how it stands, and how it would. */
export interface SeatNumber {
  readonly label: string;
  readonly value: number;
  readonly then?: number | undefined;
}

/** Keys and typed commands, each with what it does. */
export interface Rows {
  readonly keys: readonly string[][];
  readonly commands: readonly string[][];
}

export interface SeatsProps<Kind extends AnyPlayed> {
  readonly position: PositionOf<Kind>;
  /** Who sits at each seat. */
  readonly names: readonly string[];
  /** The seat to move; undefined once the game is over. */
  readonly mover: Seat | undefined;
}

/** A turn that is being chosen. */
interface Drafting<Kind extends AnyPlayed> {
  readonly match: Match<Kind>;
  readonly drafted: ReadonlySignal<readonly Cell[]>;
}

/** How a match ended, in phrases. */
export interface ResultWords {
  readonly headline: string;
  readonly reason: string;
  /** How all stand, if that's a number. */
  readonly score: string;
  /** Both the first, where they don't simply follow each other. */
  readonly sentence?: string;
}

export interface GameUi<Kind extends AnyPlayed> extends BoardWords {
  /** Names the game to the stylesheet. */
  readonly style: string;
  /** What the sides are called. */
  readonly seats: readonly string[];
  /** A seat's sign. */
  readonly Sign?: ComponentType<{ readonly seat: Seat }>;
  /** How its cells are drawn, where not as those of two sides. */
  readonly marks?: Marks;

  readonly tools: readonly Tool<Kind>[];
  readonly living?: Living<Kind>;
  /** What confirming a turn of cells is called. */
  readonly confirm: string;
  /** How many cells a turn may choose when these are chosen. */
  most(position: PositionOf<Kind>, chosen: readonly Cell[]): number;
  /** The turn of these cells; undefined while it lacks some. */
  moveOf(position: PositionOf<Kind>, chosen: readonly Cell[]): MoveOf<Kind> | undefined;
  /** What is left when a cell is taken back. */
  without?(chosen: readonly Cell[], cell: Cell): readonly Cell[];
  /** Where keys begin, if not in the middle of the board. */
  cursorAt?(match: Match<Kind>): Cell;

  /** Which columns `[` and `]` go to. */
  readonly stops?: readonly number[];
  /** Columns of each home zone, and those where the person here may not place. */
  readonly home?: number;
  locked?(match: Match<Kind>): readonly boolean[];
  /** The cells that a turn placed or struck. */
  cellsOf(turn: Turn<Kind>): readonly Cell[];
  /** What a turn did to cells otherwise than placing some, named by the cell `at`. */
  struck?(turn: Turn<Kind>): Setting & { readonly at: Cell } | undefined;
  /** The columns that a turn opened to one of these seats, from its home on. */
  opened?(mine: readonly Seat[], turn: Turn<Kind>): readonly number[];
  /** The last cells of a side that died out with a turn, where the other is left. */
  extinct?(turn: Turn<Kind>): Extinction | undefined;
  /** How many rounds are left with the one that is played. */
  roundsLeft?(position: PositionOf<Kind>): number;
  /** The round that a turn is played in. */
  round(position: PositionOf<Kind>): number;

  /** What's next to whose turn it is: round, generation. */
  status(match: Match<Kind>): readonly string[];
  numbers(position: PositionOf<Kind>, seat: Seat, next: Changes | undefined): readonly SeatNumber[];
  /** What a seat has left, in small print. */
  means?(position: PositionOf<Kind>, seat: Seat): string;
  /** Who stands where, in short, for games of many seats. */
  readonly Seats?: ComponentType<SeatsProps<Kind>>;

  /** Why something may not be done; `cell` is what would have been chosen in addition to those that are. */
  reason(refusal: Refusal, draft: Drafting<Kind>, cell?: Cell): string;
  /** What is said of a turn that nobody would play knowingly. */
  doubt?(position: PositionOf<Kind>, move: MoveOf<Kind>): string | undefined;
  /** What to do in a first turn, for who may know nothing yet. */
  begin?(position: PositionOf<Kind>): string | undefined;
  /** What a turn lacks that can't be confirmed. */
  lack(position: PositionOf<Kind>, chosen: readonly Cell[]): string;
  /** What is chosen, where that isn't said cell by cell. */
  chosenSentence?(position: PositionOf<Kind>, chosen: readonly Cell[]): string;
  /** A turn as it is told to who plays those seats. */
  turnSentence(mine: readonly Seat[], turn: Turn<Kind>): string;
  /** How all stand in short, and in sentences; and how they would after these changes. */
  standing(position: PositionOf<Kind>): string;
  scores(position: PositionOf<Kind>): string;
  scoresIn(position: PositionOf<Kind>, changes: Changes): string;
  /** What is said where no generation follows. */
  readonly noGeneration?: (position: PositionOf<Kind>) => string;
  /** What lies open to the seat to move, or who sits where. */
  zones(match: Match<Kind>): string;
  result(match: Match<Kind>, result: MatchResult): ResultWords;
  /** Said when turns are taken back. */
  readonly undone?: string;

  readonly field: {
    readonly label: string;
    readonly placeholder: string;
    unknown(line: string): string;
  };
  /** The game's own keys and commands, fetched when they are asked for. */
  readonly help?: () => Promise<Rows>;
  /** The address of its rules. */
  readonly rules: string;
  /** A turn that is typed whole. */
  readTurn?(position: PositionOf<Kind>, line: string): MoveOf<Kind> | undefined;
  /** A turn in CCN as it is typed, where that is something else. */
  typed?(position: PositionOf<Kind>, token: string): string;
  /** The part of the board that is typed so, in any language. */
  part?(position: PositionOf<Kind>, typed: string): BoardPart | undefined;
}

/** What lies around a board, in a room or in this page. */
export interface Around {
  readonly title: string;
  /** Who sits at each seat. */
  readonly names: readonly string[];
  /** What the game waits for. */
  readonly cue: string;
  /** What each player has left of their time, by seat, where there is time for the whole game. */
  readonly clocks?: readonly ComponentChildren[];
  /** What stands under that, in small print. */
  readonly margin?: ComponentChildren;
  /** What may be said next to the board: a failure, an offer, who is gone. */
  readonly notices?: ComponentChildren;
  /** Whether others play elsewhere: guidance is then offered, not given. */
  readonly isOnline?: boolean;
  /** What stands below the text field. */
  readonly extras?: ComponentChildren;
  /** Whether there is something new among the extras, which a phone hides. */
  readonly hasNews?: boolean;
  /** Where the game is found once it is over, if it is in the archive. */
  readonly review?: string | undefined;
  /** The ways to go on after the result. */
  readonly next: ComponentChildren;
  /** What else may be done then, last of all. */
  readonly others?: ComponentChildren;
  /** What lies over the board while it cannot be played on. */
  readonly children?: ComponentChildren;
}
