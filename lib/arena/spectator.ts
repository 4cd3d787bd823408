/** A live match as who watches it has it, from what `watch.ts` sends. */

import { stepFriendlyTile } from "../automaton/tile_kernel.ts";
import { TileBoard } from "../automaton/tiles.ts";
import { FrameReader } from "./frames.ts";
import { place, Replay } from "./replay.ts";
import { type Populations, readWatchFrame } from "./watch_frames.ts";

export class Spectator {
  /** What is shown; undefined until the first frame. */
  replay: Replay | undefined;
  /** What goes on from a board that came since: the watcher had fallen far behind. */
  #anew: Replay | undefined;
  /** The generation that the match has come to, and its live cells then. */
  generation = 0;
  populations: Populations = [0, 0];
  #reader = new FrameReader(Infinity);

  constructor(private readonly width: number, private readonly height: number) {}

  /** A line begins: what is left of a frame of the line before is of no use. */
  begin(): void {
    this.#reader = new FrameReader(Infinity);
  }

  /**
   * Takes in what came; whether that was news. The replay then goes on to `generation` at whatever
   * pace is shown, from the board that came last once `catchUp` is called.
   */
  take(bytes: Uint8Array): boolean {
    const frames = [...this.#reader.push(bytes)];
    for (const frame of frames) this.#takeFrame(frame);
    return frames.length > 0;
  }

  /** Shows the board that was sent again, if one was: not before, so that a picture can stand still. */
  catchUp(): void {
    this.replay = this.#anew ?? this.replay;
    this.#anew = undefined;
  }

  #takeFrame(bytes: Uint8Array): void {
    const frame = readWatchFrame(bytes);
    this.generation = frame.generation;
    if (frame.t === "moves") {
      this.populations = frame.populations;
      (this.#anew ?? this.replay)?.add(frame.moves, frame.last);
      return;
    }
    const board = new TileBoard(this.width, this.height, stepFriendlyTile, frame.generation);
    frame.cells.forEach((cells, bot) => place(board, cells, bot));
    this.populations = [frame.cells[0].length, frame.cells[1].length];
    this.#anew = new Replay(board);
    if (!this.replay) this.catchUp();
  }
}
