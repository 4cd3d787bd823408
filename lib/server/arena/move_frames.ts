/**
 * What was placed in a match that is watched, from one serving to the next: frames that are made once,
 * numbered from 0 on, and let go of when they are of no use any more.
 */

import { frameOf } from "../../arena/frames.ts";
import type { Match } from "./match.ts";
import { writeWatchFrame } from "../../arena/watch_frames.ts";

/** Who is more bytes of moves behind than this is sent the board instead. */
const MOST_BYTES = 300_000;

export class MoveFrames {
  #frames: Uint8Array<ArrayBuffer>[] = [];
  #bytes = 0;
  /** The number of the first frame that there is. */
  first = 0;
  /** How far the frames go: bytes of the log, the generation of the last record and the board's. */
  #offset = 0;
  #last = 0;
  #generation = 0;

  constructor(private readonly match: Match) {}

  /** The number of the frame that is made next. */
  get end(): number {
    return this.first + this.#frames.length;
  }

  at(number: number): Uint8Array<ArrayBuffer> | undefined {
    return this.#frames[number - this.first];
  }

  /** Goes on from now on, with no frame of the past: a number is left out for what is never sent. */
  skip(): void {
    this.first = this.end + 1;
    this.#frames = [];
    this.#bytes = 0;
    this.#mark();
  }

  /** Adds what happened since. */
  extend(): void {
    const { board: { generation }, log } = this.match;
    if (generation === this.#generation) return;
    const moves = log.bytes(this.#offset), populations = this.match.cells();
    const frame = frameOf(
      writeWatchFrame({ t: "moves", generation, last: this.#last, populations, moves }),
    );
    this.#frames.push(frame);
    this.#bytes += frame.length;
    this.#mark();
    while (this.#bytes > MOST_BYTES) this.#drop();
  }

  #mark(): void {
    const { board, log } = this.match;
    this.#generation = board.generation;
    this.#offset = log.length;
    this.#last = log.last;
  }

  #drop(): void {
    this.#bytes -= this.#frames.shift()!.length;
    this.first++;
  }
}
