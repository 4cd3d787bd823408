/** A match that is over: any of its generations, as they were. */

import { signal } from "@preact/signals";
import type { Cell } from "../../automaton/board.ts";
import { stepFriendlyTile } from "../../automaton/tile_kernel.ts";
import { TileBoard } from "../../automaton/tiles.ts";
import { place, Replay } from "../../arena/replay.ts";
import { type Playback, runFor } from "./playback.ts";
import { History } from "./history.ts";

/** Generations a second, as can be chosen. */
export const SPEEDS = [5, 30, 200, 1000] as const;

/** Time without a frame counts up to so much, ms: a page that is hidden plays on once it is seen. */
const LONGEST_FRAME = 250;

/** Boards that are kept to go back to, and the most cells of all of them. */
const MOST_KEPT = 32;
const MOST_CELLS = 8_000_000;

/** What a playback needs to know of a match. */
export interface Recorded {
  readonly width: number;
  readonly height: number;
  readonly generations: number;
  /** A `MoveLog`'s bytes. */
  readonly moves: Uint8Array;
}

interface KeptBoard {
  readonly generation: number;
  readonly cells: readonly [readonly Cell[], readonly Cell[]];
}

export class PastPlayback implements Playback {
  readonly history: History;
  readonly news = signal(0);
  readonly isPlaying = signal(false);
  readonly speed = signal<number>(SPEEDS[1]);
  /** The generation to show, which may take a while. */
  readonly goal = signal(0);
  #replay: Replay;
  /** Boards to go back to: the first is the empty one of the start, each next a stride further. */
  readonly #kept: (KeptBoard | undefined)[] = [];
  readonly #stride: number;
  /** The cells of all kept boards. */
  #cells = 0;
  #advancedAt: number | undefined;
  /** What playing has not yet come to of a generation. */
  #part = 0;

  /** Begins where it was seen before, or at the start, and goes on to a generation. */
  constructor(
    private readonly match: Recorded,
    goal: number,
    seen: Partial<Pick<Playback, "board" | "history">> = {},
  ) {
    this.history = seen.history ?? new History(match.generations);
    this.#stride = Math.max(1, Math.ceil(match.generations / MOST_KEPT));
    this.#replay = Replay.of(match);
    this.#look();
    if (seen.board) this.#goOnFrom(seen.board);
    this.goal.value = goal;
  }

  get generations(): number {
    return this.match.generations;
  }

  get board(): TileBoard {
    return this.#replay.board;
  }

  get isMoving(): boolean {
    return this.isPlaying.value || this.board.generation !== this.goal.value;
  }

  /** Shows a generation; stays within the match. */
  goTo(generation: number): void {
    this.goal.value = Math.min(this.match.generations, Math.max(0, generation));
    const { generation: here } = this.board;
    const kept = this.#kept.findLast((board) => board && board.generation <= this.goal.value)!;
    if (this.goal.value < here || kept.generation > here) this.#bringBack(kept);
    this.news.value++;
  }

  /** One generation on or back, and no further by itself. */
  step(by: 1 | -1): void {
    this.isPlaying.value = false;
    this.goTo(this.goal.value + by);
  }

  /** Plays on from here, from the start if this is the end; or stops. */
  toggle(): void {
    this.isPlaying.value = !this.isPlaying.value;
    this.#advancedAt = undefined;
    if (this.isPlaying.value && this.goal.value === this.match.generations) this.goTo(0);
    this.news.value++;
  }

  advance(now: number, budget: number): boolean {
    if (this.isPlaying.value) this.#play(now);
    return runFor(budget, () => this.board.generation < this.goal.value, () => this.#step());
  }

  /** Sets the goal on by as much as has gone by. */
  #play(now: number): void {
    const elapsed = Math.min(LONGEST_FRAME, now - (this.#advancedAt ?? now));
    this.#advancedAt = now;
    // What cannot be shown as fast as that is shown as fast as can be.
    if (this.board.generation < this.goal.value) return;
    this.#part += elapsed * this.speed.value / 1000;
    const whole = Math.floor(this.#part);
    this.#part -= whole;
    this.goal.value = Math.min(this.match.generations, this.goal.value + whole);
    if (this.goal.value === this.match.generations) this.isPlaying.value = false;
  }

  #step(): void {
    this.#replay.step();
    this.#look();
  }

  /** Keeps what has to be kept of the board as it is. */
  #look(): void {
    const { board, history } = this, { generation } = board;
    if (history.wants(generation)) history.add(generation, [board.count(1), board.count(2)]);
    const place = generation / this.#stride;
    if (!Number.isInteger(place) || this.#kept[place] || this.#cells > MOST_CELLS) return;
    const cells = [board.cells(1), board.cells(2)] as const;
    this.#cells += cells[0].length + cells[1].length;
    this.#kept[place] = { generation, cells };
  }

  #bringBack({ generation, cells }: KeptBoard): void {
    const { width, height } = this.match;
    const board = new TileBoard(width, height, stepFriendlyTile, generation);
    cells.forEach((own, bot) => place(board, own, bot));
    this.#goOnFrom(board);
  }

  #goOnFrom(board: TileBoard): void {
    this.#replay = new Replay(board);
    this.#replay.add(this.match.moves);
  }
}
