/**
 * One person's sandbox: the board and its past, what is in the hand, what has been said. Pointer,
 * keys, buttons and typed text all end in these few verbs.
 */

import { signal } from "@preact/signals";
import { type Cell, EMPTY, isOnBoard, type State } from "../../automaton/board.ts";
import { LIFE_PLANE } from "../../automaton/life_rule.ts";
import { withCells } from "../../automaton/turn_board.ts";
import { cellName, readCell } from "../../games/notation/cell_text.ts";
import { cellNames } from "../board/speech.ts";
import { type BoardOptions, BoardWithPast } from "./board_with_past.ts";
import { flipped, type Stamp, stampedCells, turned } from "./stamps.ts";
import { edited, isLifeRun } from "./timeline.ts";

/** More cells at once are counted, not named. */
const MOST_NAMED = 8;

export interface StudioOptions extends BoardOptions {
  /** The address of the script that searches for predecessors. */
  readonly searchUrl: string;
}

export class Studio extends BoardWithPast {
  /** What a stroke makes of cells. */
  readonly brush = signal<State>(1);
  readonly stamp = signal<Stamp | undefined>(undefined);
  /** What the live cells of a pattern of one color become. */
  readonly color = signal<State>(1);
  /** Whether the next cell touched is asked about. */
  readonly isAsking = signal(false);
  readonly searchUrl: string;

  constructor(options: StudioOptions) {
    super(options);
    this.searchUrl = options.searchUrl;
  }

  /** Touches a cell with what is in the hand: asks, stamps, or paints and takes away. */
  touch(cell: Cell): void {
    this.cursor.value = cell;
    if (this.isAsking.value) return this.ask(cell);
    const stamp = this.stamp.value;
    if (stamp && !this.#hasRoomFor(stamp)) return;
    const cells = stamp ? stampedCells(this.board.value, stamp, cell) : [cell];
    this.paint(cells, stamp ? this.brush.value : this.stateAfter(cell));
    if (stamp) this.say(this.own.say.stamped(this.own.patterns[stamp.id], this.#name(cell)));
  }

  /** Whether a pattern fits the board at all, said where it doesn't. */
  #hasRoomFor({ id, pattern: { width, height } }: Stamp): boolean {
    const board = this.board.value, { patterns, say } = this.own;
    if (width <= board.width && height <= board.height) return true;
    this.say(say.tooSmall(patterns[id], width, height));
    return false;
  }

  /** What a touch makes of a cell: the brush's color, or nothing where it has that already. */
  stateAfter(cell: Cell): State {
    return this.board.value.cells[cell] === this.brush.value ? EMPTY : this.brush.value;
  }

  /** Makes cells of a state, as one step that can be taken back. */
  paint(cells: readonly Cell[], state: State): void {
    const inside = cells.filter((cell) => cell >= 0 && cell < this.board.value.cells.length);
    if (inside.length < cells.length) this.say(this.words.refusals["off-board"](this.rules));
    if (inside.length === 0) return;
    this.goOn(edited(this.timeline.value, withCells(this.board.value, inside, state)));
    const what = state === EMPTY ? this.own.erased : this.words.seats[state - 1]!.toLowerCase();
    const { painted, manyPainted } = this.own.say;
    this.say(
      inside.length > MOST_NAMED
        ? manyPainted(inside.length, what)
        : painted(cellNames(this.board.value, inside), what),
    );
  }

  /** Goes over to painting or to playing; a board that is not of the game's size is cleared. */
  enter(mode: "paint" | "play"): void {
    if (mode === "play" && !this.isGames(this.board.value)) this.clear(LIFE_PLANE);
    this.isAsking.value = false;
    this.mode.value = mode;
  }

  takeBrush(brush: State): void {
    this.brush.value = brush;
    this.isAsking.value = false;
    this.say(this.own.say.brush(this.own.brushes[brush]!));
  }

  /** Takes a pattern into the hand, or single cells. */
  takeStamp(stamp: Stamp | undefined): void {
    this.stamp.value = stamp;
    this.isAsking.value = false;
    this.say(this.own.say.stamp(stamp ? this.own.patterns[stamp.id] : this.own.noStamp));
  }

  turnStamp(): void {
    if (!this.stamp.value) return this.say(this.own.say.noStamp);
    this.stamp.value = turned(this.stamp.value);
    this.say(this.own.say.turned);
  }

  flipStamp(): void {
    if (!this.stamp.value) return this.say(this.own.say.noStamp);
    this.stamp.value = flipped(this.stamp.value);
    this.say(this.own.say.flipped);
  }

  /** Asks about the next cell that is touched. */
  startAsking(): void {
    this.isAsking.value = true;
    this.say(this.own.whyTap);
  }

  /** The same of a cell that is typed. */
  askNamed(name: string): void {
    const cell = readCell(this.board.value, name);
    if (cell === undefined || !isOnBoard(this.board.value, cell)) {
      return this.say(this.words.refusals["off-board"](this.rules));
    }
    this.ask(cell);
  }

  /** Asks why a cell is as it is now. */
  ask(cell: Cell): void {
    this.isAsking.value = false;
    if (!isLifeRun(this.timeline.value)) return this.say(this.own.onlyLife);
    this.cursor.value = cell;
    this.asked.value = cell;
  }

  #name(cell: Cell): string {
    return cellName(this.board.value, cell);
  }
}
