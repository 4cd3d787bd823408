/** Which tiles of a large board the next generations compute (`tiles.ts`). */

import { type Changes, WORD_CELLS } from "./tile_kernel.ts";

/** The words of a tile. */
export const TILE_ROWS = 16;

/** The bits of a word's first cell and of its last. */
const WEST = 1 << 1, EAST = 1 << WORD_CELLS;

/** Tiles to compute, each once. */
interface TileList {
  readonly tiles: Int32Array;
  size: number;
}

export class TileWakes {
  /** From a tile to the one east of it. */
  readonly #stride: number;
  readonly #columns: number;
  /** The tiles of the next generation, and those of the one after it as far as they are known. */
  #next: TileList;
  #after: TileList;
  /** The last generation that each tile is listed for; guard tiles count as listed forever. */
  readonly #listed: Int32Array;

  /** Columns and rows of tiles, around which there's a ring of guards. */
  constructor(columns: number, rows: number) {
    this.#columns = columns;
    this.#stride = rows + 2;
    const tiles = this.#stride * (columns + 2);
    this.#next = { tiles: new Int32Array(tiles), size: 0 };
    this.#after = { tiles: new Int32Array(tiles), size: 0 };
    this.#listed = new Int32Array(tiles).fill(2 ** 31 - 1);
    for (let column = 1; column <= columns; column++) {
      const first = column * this.#stride + 1;
      this.#listed.fill(0, first, first + rows);
    }
  }

  get next(): Readonly<TileList> {
    return this.#next;
  }

  /** Numbers of tiles are less than this. */
  get size(): number {
    return this.#listed.length;
  }

  /** Visits every tile, with its column and row from 0. */
  each(visit: (tile: number, column: number, row: number) => void): void {
    for (let column = 0; column < this.#columns; column++) {
      for (let row = 0; row < this.#stride - 2; row++) {
        visit((column + 1) * this.#stride + row + 1, column, row);
      }
    }
  }

  /** The next generation is over. */
  turn(): void {
    [this.#next, this.#after] = [this.#after, this.#next];
    this.#after.size = 0;
  }

  /** A tile has changed on the way to a generation: the one after it computes what's around. */
  changed(tile: number, { any, top, bottom }: Changes, generation: number): void {
    this.#around(tile, any, top, bottom, this.#after, generation + 1);
  }

  /**
   * Lists a tile that was edited in a generation for the next *two*: the buffer that the second one
   * overwrites holds the edit, not what came of the generation before, and so tells nothing of the
   * future.
   */
  edited(row: number, column: number, bit: number, generation: number): void {
    const tile = (column + 1) * this.#stride + Math.floor(row / TILE_ROWS) + 1;
    const top = row % TILE_ROWS === 0 ? bit : 0,
      bottom = row % TILE_ROWS === TILE_ROWS - 1 ? bit : 0;
    this.#around(tile, bit, top, bottom, this.#next, generation + 1);
    wake(this.#listed, tile, this.#after, generation + 2);
  }

  /** Lists all tiles for the two generations after one. */
  all(generation: number): void {
    this.each((tile) => {
      wake(this.#listed, tile, this.#next, generation + 1);
      wake(this.#listed, tile, this.#after, generation + 2);
    });
  }

  /** Lists the tiles at the edges for the generation that is about to be computed. */
  edges(generation: number): void {
    const lastColumn = this.#columns - 1, lastRow = this.#stride - 3;
    this.each((tile, column, row) => {
      const isEdge = column === 0 || column === lastColumn || row === 0 || row === lastRow;
      if (isEdge) wake(this.#listed, tile, this.#next, generation);
    });
  }

  /** Lists a changed tile, and those next to an edge that has changed. */
  #around(tile: number, any: number, top: number, bottom: number, list: TileList, n: number): void {
    const listed = this.#listed, side = this.#stride;
    wake(listed, tile, list, n);
    if (top !== 0) wake(listed, tile - 1, list, n);
    if (bottom !== 0) wake(listed, tile + 1, list, n);
    if ((any & WEST) !== 0) wake(listed, tile - side, list, n);
    if ((any & EAST) !== 0) wake(listed, tile + side, list, n);
    if ((top & WEST) !== 0) wake(listed, tile - side - 1, list, n);
    if ((top & EAST) !== 0) wake(listed, tile + side - 1, list, n);
    if ((bottom & WEST) !== 0) wake(listed, tile - side + 1, list, n);
    if ((bottom & EAST) !== 0) wake(listed, tile + side + 1, list, n);
  }
}

/** Lists a tile for a generation. One that is listed for the second next always is for the next, too. */
function wake(listed: Int32Array, tile: number, list: TileList, generation: number): void {
  if (listed[tile]! >= generation) return;
  listed[tile] = generation;
  list.tiles[list.size++] = tile;
}
