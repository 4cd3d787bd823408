/** Whole numbers in as few bytes as they need (LEB128), and lists of cells. */

import type { Cell } from "../automaton/board.ts";

/** Bytes that grow as numbers are added. */
export class VarintWriter {
  #bytes = new Uint8Array(256);
  length = 0;

  /** Adds a whole number from 0 to 2^31 - 1. */
  add(number: number): void {
    if (this.length + 5 > this.#bytes.length) this.#grow();
    while (number > 0x7f) {
      this.#bytes[this.length++] = number & 0x7f | 0x80;
      number >>>= 7;
    }
    this.#bytes[this.length++] = number;
  }

  /** Adds how many cells there are and each as its difference from the one before it. */
  addCells(cells: readonly Cell[]): void {
    this.add(cells.length);
    let before = 0;
    for (const cell of cells) {
      this.add(zigzag(cell - before));
      before = cell;
    }
  }

  /** A copy of the bytes from an offset on. */
  bytes(from = 0): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(from, this.length);
  }

  #grow(): void {
    const grown = new Uint8Array(2 * this.#bytes.length);
    grown.set(this.#bytes);
    this.#bytes = grown;
  }
}

/** Takes numbers from bytes; throws a `RangeError` where they end too soon. */
export class VarintReader {
  /** The byte that is read next. */
  at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  get isEmpty(): boolean {
    return this.at >= this.bytes.length;
  }

  take(): number {
    let number = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.bytes[this.at++];
      if (byte === undefined) break;
      number |= (byte & 0x7f) << shift;
      if (byte < 0x80) return number >>> 0;
    }
    throw new RangeError("The bytes end within a number");
  }

  takeCells(): Cell[] {
    const cells: Cell[] = [];
    let before = 0;
    for (let left = this.take(); left > 0; left--) {
      before += unzigzag(this.take());
      cells.push(before);
    }
    return cells;
  }
}

/** 0, −1, 1, −2, … as 0, 1, 2, 3, … */
function zigzag(number: number): number {
  return (number << 1) ^ (number >> 31);
}

function unzigzag(number: number): number {
  return (number >>> 1) ^ -(number & 1);
}
