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

  /** A tile's column and row, from 0. */
  columnOf(tile: number): number {
    return Math.floor(tile / this.#stride) - 1;
  }

  rowOf(tile: number): number {
    return tile % this.#stride - 1;
  }

  /** The next generation is over. */
  turn(): void {
    [this.#next, this.#after] = [this.#after, this.#next];
    this.#after.size = 0;
  }

  /** A tile has changed on the way to a generation: the one after it computes what's around. */
  changed(tile: number, changes: Changes, generation: number): void {
    this.#around(tile, changes, this.#after, generation + 1);
  }

  /**
   * Lists a tile that was edited in a generation for the next *two*: the buffer that the second one
   * overwrites holds the edit, not what came of the generation before, and so tells nothing of the
   * future.
   */
  edited(row: number, column: number, bit: number, generation: number): void {
    const tile = (column + 1) * this.#stride + Math.floor(row / TILE_ROWS) + 1;
    const isTop = row % TILE_ROWS === 0, isBottom = row % TILE_ROWS === TILE_ROWS - 1;
    const changes = { any: bit, top: isTop ? bit : 0, bottom: isBottom ? bit : 0 };
    this.#around(tile, changes, this.#next, generation + 1);
    this.#wake(tile, this.#after, generation + 2);
  }

  /** Lists all tiles for the two generations after one. */
  all(generation: number): void {
    this.#where(() => true, this.#next, generation + 1);
    this.#where(() => true, this.#after, generation + 2);
  }

  /** Lists the tiles at the edges for the generation that is about to be computed. */
  edges(generation: number): void {
    const last = this.#stride - 2;
    this.#where(
      (column, row) => column === 1 || column === this.#columns || row === 1 || row === last,
      this.#next,
      generation,
    );
  }

  #where(
    isMeant: (column: number, row: number) => boolean,
    list: TileList,
    generation: number,
  ): void {
    for (let column = 1; column <= this.#columns; column++) {
      for (let row = 1; row < this.#stride - 1; row++) {
        if (isMeant(column, row)) this.#wake(column * this.#stride + row, list, generation);
      }
    }
  }

  /** Lists a changed tile, and those next to an edge that has changed. */
  #around(tile: number, changes: Changes, list: TileList, generation: number): void {
    const { any, top, bottom } = changes, side = this.#stride;
    this.#wake(tile, list, generation);
    if (top !== 0) this.#wake(tile - 1, list, generation);
    if (bottom !== 0) this.#wake(tile + 1, list, generation);
    if ((any & WEST) !== 0) this.#wake(tile - side, list, generation);
    if ((any & EAST) !== 0) this.#wake(tile + side, list, generation);
    if ((top & WEST) !== 0) this.#wake(tile - side - 1, list, generation);
    if ((top & EAST) !== 0) this.#wake(tile + side - 1, list, generation);
    if ((bottom & WEST) !== 0) this.#wake(tile - side + 1, list, generation);
    if ((bottom & EAST) !== 0) this.#wake(tile + side + 1, list, generation);
  }

  /** A tile that is listed for the generation after the next is always listed for the next, too. */
  #wake(tile: number, list: TileList, generation: number): void {
    if (this.#listed[tile]! >= generation) return;
    this.#listed[tile] = generation;
    list.tiles[list.size++] = tile;
  }
}
