/**
 * Those who watch a match. All of them together cost the match next to nothing: they are served a
 * few times a second, what is the same for several is made once, and who reads slowly, or would be
 * sent too much, gets the board again instead of all that happened. A frame that is more than may
 * be sent at once is sent in parts.
 */

import { frameOf } from "../../arena/frames.ts";
import type { Match } from "./match.ts";
import { MoveFrames } from "./move_frames.ts";
import { writeWatchFrame } from "../../arena/watch_frames.ts";

/** A watcher's end of a line. */
export interface WatchSink {
  /** Bytes that wait to be sent. */
  readonly buffered: number;
  /** Takes the next bytes of a stream of frames (`frames.ts`), whose bodies are of `watch_frames.ts`. */
  send(bytes: Uint8Array<ArrayBuffer>): void;
  /** The match is over; whether it can be found among the results, or was broken off. */
  end(isKept: boolean): void;
}

/** What somebody who watches may do. */
export interface Watching {
  /** Has the board sent as it is: who cannot keep up with all that happens is better off so. */
  renew(): void;
  stop(): void;
}

/** The bytes that a watcher is sent a second, and those at once: in no second more than both. */
export const WATCH_RATE = 160_000, WATCH_BURST = 35_000;
/** A watcher with this many bytes still unsent gets nothing new. */
const MOST_BUFFERED = 65_536;
/** How long a board made for one watcher serves others too, ms: large ones take a while. */
const BOARD_KEPT = 300;

interface Watcher {
  readonly sink: WatchSink;
  /** The bytes that it may be sent, and when it was last given some, ms. */
  credit: number;
  paidAt: number;
  /** What is still to be sent of a frame. */
  rest: Uint8Array<ArrayBuffer>;
  /** The number of the moves that come next; none that there are where it needs the board. */
  next: number;
}

/** A frame with the board, and the number of the moves that come next. */
interface BoardFrame {
  readonly frame: Uint8Array<ArrayBuffer>;
  readonly next: number;
  readonly madeAt: number;
}

const NOTHING = new Uint8Array(0), NEEDS_BOARD = -1;

export class Watchers {
  readonly #watchers = new Set<Watcher>();
  readonly #moves: MoveFrames;
  #board: BoardFrame | undefined;

  constructor(private readonly match: Match) {
    this.#moves = new MoveFrames(match);
  }

  get size(): number {
    return this.#watchers.size;
  }

  /** Lets somebody watch, from the next serving on. */
  add(sink: WatchSink, now: number): Watching {
    if (this.size === 0) this.#moves.skip();
    const credit = WATCH_BURST, next = NEEDS_BOARD;
    const watcher: Watcher = { sink, credit, paidAt: now, rest: NOTHING, next };
    this.#watchers.add(watcher);
    return {
      renew: () => watcher.next = NEEDS_BOARD,
      stop: () => this.#watchers.delete(watcher),
    };
  }

  /** Sends everyone what is new, as far as it may be sent. */
  serve(now: number): void {
    if (this.size === 0) return;
    this.#moves.extend();
    for (const watcher of this.#watchers) {
      const earned = (now - watcher.paidAt) * WATCH_RATE / 1000;
      watcher.credit = Math.min(WATCH_BURST, watcher.credit + earned);
      watcher.paidAt = now;
      if (watcher.sink.buffered <= MOST_BUFFERED) this.#send(watcher, now);
    }
  }

  /** Tells everyone that the match is over, and whether it is kept. */
  end(isKept: boolean): void {
    for (const { sink } of this.#watchers) sink.end(isKept);
    this.#watchers.clear();
  }

  #send(watcher: Watcher, now: number): void {
    while (watcher.credit >= 1) {
      if (watcher.rest.length === 0) this.#bring(watcher, now);
      const part = watcher.rest.subarray(0, Math.floor(watcher.credit));
      if (part.length === 0) return;
      watcher.sink.send(part);
      watcher.credit -= part.length;
      watcher.rest = watcher.rest.subarray(part.length);
    }
  }

  /** Gives a watcher the frame that it needs next, if any. */
  #bring(watcher: Watcher, now: number): void {
    if (watcher.next >= this.#moves.first) {
      watcher.rest = this.#moves.at(watcher.next) ?? NOTHING;
      if (watcher.rest.length > 0) watcher.next++;
      return;
    }
    const { frame, next } = this.#boardAt(now);
    watcher.rest = frame;
    watcher.next = next;
  }

  /** The board as the generation began, or one did a moment ago. */
  #boardAt(now: number): BoardFrame {
    const kept = this.#board;
    if (kept && now - kept.madeAt < BOARD_KEPT && kept.next >= this.#moves.first) return kept;
    const { board: { generation }, log: { last } } = this.match;
    const cells = [this.match.cellsBefore(0), this.match.cellsBefore(1)] as const;
    const frame = frameOf(writeWatchFrame({ t: "snapshot", generation, last, cells }));
    return this.#board = { frame, next: this.#moves.end, madeAt: now };
  }
}
