/**
 * What two bots placed in a match, as bytes: all that a match is, since the rest follows. Stored
 * matches and what watchers are sent are made of it.
 *
 * A record for each generation with placements: how many generations after the record before, then
 * the cells of either bot.
 */

import type { Cell } from "../automaton/board.ts";
import { VarintReader, VarintWriter } from "./varints.ts";

/** The cells that came to life on the board of a generation, those of bot 0 and those of bot 1. */
export interface Placements {
  readonly generation: number;
  readonly cells: readonly [readonly Cell[], readonly Cell[]];
}

export class MoveLog {
  readonly #bytes = new VarintWriter();
  /** The generation of the last record; 0 before the first. */
  last = 0;

  /** How many bytes there are. */
  get length(): number {
    return this.#bytes.length;
  }

  /** Adds what was placed on the board of a generation, after all earlier ones. */
  add({ generation, cells }: Placements): void {
    if (cells[0].length + cells[1].length === 0) return;
    this.#bytes.add(generation - this.last);
    this.last = generation;
    for (const own of cells) this.#bytes.addCells(own);
  }

  /** The bytes from an offset on. */
  bytes(from = 0): Uint8Array<ArrayBuffer> {
    return this.#bytes.bytes(from);
  }
}

/** Reads records that follow one of the generation `last`; throws where the bytes are not whole. */
export function* readMoves(bytes: Uint8Array, last = 0): Generator<Placements> {
  const reader = new VarintReader(bytes);
  let generation = last;
  while (!reader.isEmpty) {
    generation += reader.take();
    yield { generation, cells: [reader.takeCells(), reader.takeCells()] };
  }
}
