/**
 * Those who watch a match. All of them together cost the match next to nothing: they are served a
 * few times a second, what is the same for several is made once, and who reads slowly, or would be
 * sent too much, is sent the board anew instead of all that happened.
 */

import type { Match } from "./match.ts";
import type { StoredMatch } from "./results.ts";
import { type Populations, writeWatchFrame } from "./watch_frames.ts";

/** A watcher's end of a line. */
export interface WatchSink {
  /** Bytes that wait to be sent. */
  readonly buffered: number;
  /** Takes a frame of `watch_frames.ts`. */
  send(frame: Uint8Array<ArrayBuffer>): void;
  /** The match is over, and can be found among the results. */
  end(match: StoredMatch): void;
}

/** The bytes a second that a watcher is sent on average; as many may come at once. */
export const WATCH_RATE = 200_000;
/** Watchers of one match. */
const MOST_WATCHERS = 500;
/** Whoever has so many bytes before it is sent nothing. */
const MOST_BUFFERED = 65_536;
/** More bytes of moves than this are not caught up with: the board is sent instead. */
const MOST_MOVES = 100_000;

interface Watcher {
  readonly sink: WatchSink;
  /** What it may be sent, bytes; below 0 it has been sent more. */
  credit: number;
  /** When it was last served, ms. */
  servedAt: number;
  /** What it has: bytes of the log, the generation of their last record, and of the board. */
  offset: number;
  last: number;
  generation: number;
}

export class Watchers {
  readonly #watchers = new Set<Watcher>();

  constructor(private readonly match: Match) {}

  get size(): number {
    return this.#watchers.size;
  }

  /**
   * Lets somebody watch, from the next serving on, until the returned function is called; undefined
   * where there are too many.
   */
  add(sink: WatchSink, now: number): (() => void) | undefined {
    if (this.size >= MOST_WATCHERS) return undefined;
    const watcher = {
      sink,
      credit: WATCH_RATE,
      servedAt: now,
      offset: -1,
      last: 0,
      generation: -1,
    };
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Sends everyone what is new. */
  serve(now: number): void {
    if (this.#watchers.size === 0) return;
    const frames = new Frames(this.match);
    for (const watcher of this.#watchers) {
      const earned = (now - watcher.servedAt) * WATCH_RATE / 1000;
      watcher.credit = Math.min(WATCH_RATE, watcher.credit + earned);
      watcher.servedAt = now;
      if (watcher.sink.buffered > MOST_BUFFERED || watcher.credit <= 0) continue;
      this.#send(watcher, frames);
    }
  }

  end(over: StoredMatch): void {
    for (const { sink } of this.#watchers) sink.end(over);
    this.#watchers.clear();
  }

  #send(watcher: Watcher, frames: Frames): void {
    const { board, log } = this.match;
    if (watcher.generation === board.generation) return;
    const isFar = watcher.offset < 0 || log.length - watcher.offset > MOST_MOVES;
    const frame = isFar ? frames.snapshot() : frames.since(watcher);
    watcher.sink.send(frame);
    watcher.credit -= frame.length;
    watcher.offset = log.length;
    watcher.last = log.last;
    watcher.generation = board.generation;
  }
}

/** The frames of one moment, each made once. */
class Frames {
  #snapshot: Uint8Array<ArrayBuffer> | undefined;
  #populations: Populations | undefined;
  readonly #moves = new Map<number, Uint8Array<ArrayBuffer>>();

  constructor(private readonly match: Match) {}

  snapshot(): Uint8Array<ArrayBuffer> {
    const { board, log } = this.match;
    return this.#snapshot ??= writeWatchFrame({
      t: "snapshot",
      generation: board.generation,
      last: log.last,
      cells: [board.cells(1), board.cells(2)],
    });
  }

  /** What happened since a watcher was served. */
  since({ offset, last }: Watcher): Uint8Array<ArrayBuffer> {
    const known = this.#moves.get(offset);
    if (known) return known;
    const { board, log } = this.match;
    const frame = writeWatchFrame({
      t: "moves",
      generation: board.generation,
      last,
      populations: this.#populations ??= this.match.cells(),
      moves: log.bytes(offset),
    });
    this.#moves.set(offset, frame);
    return frame;
  }
}
