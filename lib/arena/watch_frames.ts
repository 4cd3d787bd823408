/**
 * What is sent to those who watch a match. Latecomers get the board, and then what is
 * placed on it: the rest follows.
 */

import type { Cell } from "../automaton/board.ts";
import { VarintReader, VarintWriter } from "./varints.ts";

/** Live cells of bot 0 and bot 1. */
export type Populations = readonly [number, number];

type WatchFrame =
  | {
    readonly t: "snapshot";
    readonly generation: number;
    /** The generation of the last record of moves before: the next one counts from it. */
    readonly last: number;
    readonly cells: readonly [readonly Cell[], readonly Cell[]];
  }
  | {
    readonly t: "moves";
    /** The generation that the match has come to. */
    readonly generation: number;
    readonly last: number;
    readonly populations: Populations;
    /** Records of a `MoveLog`. */
    readonly moves: Uint8Array;
  };

const SNAPSHOT = 0, MOVES = 1;

export function writeWatchFrame(frame: WatchFrame): Uint8Array<ArrayBuffer> {
  const writer = new VarintWriter();
  writer.add(frame.t === "snapshot" ? SNAPSHOT : MOVES);
  writer.add(frame.generation);
  writer.add(frame.last);
  if (frame.t === "snapshot") {
    for (const cells of frame.cells) writer.addCells(cells);
    return writer.bytes();
  }
  for (const population of frame.populations) writer.add(population);
  const head = writer.bytes();
  const bytes = new Uint8Array(head.length + frame.moves.length);
  bytes.set(head);
  bytes.set(frame.moves, head.length);
  return bytes;
}

/** Whether a frame has the board, so that a watcher may begin with it. */
export function isBoardFrame([kind]: Uint8Array): boolean {
  return kind === SNAPSHOT;
}

/** Throws a `RangeError` for bytes that are no frame. */
export function readWatchFrame(bytes: Uint8Array): WatchFrame {
  const reader = new VarintReader(bytes);
  const kind = reader.take(), generation = reader.take(), last = reader.take();
  if (kind === SNAPSHOT) {
    return { t: "snapshot", generation, last, cells: [reader.takeCells(), reader.takeCells()] };
  }
  const populations = [reader.take(), reader.take()] as const;
  return { t: "moves", generation, last, populations, moves: bytes.subarray(reader.at) };
}
