/**
 * A large board of two colors on a plane, of which a generation computes no more than the places
 * where something goes on.
 *
 * A word holds 30 cells of a row, bits 1 to 30 (`tile_kernel.ts`); words lie column by column, each
 * column between guard rows and the whole between guard columns that are always 0. A tile is 16
 * words of a column; tiles lie column by column too, within a ring of guard tiles:
 *
 *     ┌──┬──┬──┬──┐   A tile is computed for a generation if it, or an edge next to it, is not what
 *     │··│··│··│··│   it was two generations before. Two buffers are taken in turns, so that what
 *     │··│ 5│ 9│··│   is overwritten is of two generations before: where nothing is computed the
 *     │··│ 6│10│··│   next state lies there already, and still lifes and blinkers cost nothing.
 *     └──┴──┴──┴──┘
 */

import { popcount } from "./bit_count.ts";
import { type Board, type Cell, emptyBoard, type State } from "./board.ts";
import type { Changes, Planes, TileKernel } from "./tile_kernel.ts";

/** The cells of a word, and the words of a tile. */
const WORD_CELLS = 30;
const TILE_ROWS = 16;

/** The bits of a word's first cell and of its last. */
const WEST = 1 << 1, EAST = 1 << WORD_CELLS;

/** Tiles to compute, each once. */
interface TileList {
  readonly tiles: Int32Array;
  size: number;
}

/** A part of a board in cells; what is at `bottom` and `right` is outside. */
export interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

export class TileBoard {
  readonly #kernel: TileKernel;
  readonly #wordColumns: number;
  /** From a word to the one east of it, and from a tile to the one east of it. */
  readonly #stride: number;
  readonly #tileStride: number;
  /** The cells that the words of each column have. */
  readonly #masks: Int32Array;
  #now: Planes;
  #past: Planes;
  /** The tiles of the next generation, and those of the one after it as far as they are known. */
  #next: TileList;
  #after: TileList;
  /** The last generation that each tile is listed for. */
  readonly #listed: Int32Array;
  readonly #changes: Changes = { any: 0, top: 0, bottom: 0 };
  /** Where a cell of each color was seen last. */
  readonly #seen = [0, 0, 0];

  /** An empty board of any size from 1 × 1, which lives by its kernel's rule. */
  constructor(
    readonly width: number,
    readonly height: number,
    kernel: TileKernel,
    /** The number of the board's generation, which each step adds one to. */
    public generation = 0,
  ) {
    this.#kernel = kernel;
    this.#wordColumns = Math.ceil(width / WORD_CELLS);
    // Odd, since the columns of a stride that is a power of two share few lines of the cache.
    this.#stride = (height + 2) | 1;
    this.#tileStride = Math.ceil(height / TILE_ROWS) + 2;
    this.#masks = Int32Array.from({ length: this.#wordColumns }, (_, column) => {
      const cells = Math.min(WORD_CELLS, width - column * WORD_CELLS);
      return (-1 >>> (32 - cells)) << 1;
    });
    const words = this.#stride * (this.#wordColumns + 2);
    this.#now = { blue: new Int32Array(words), red: new Int32Array(words) };
    this.#past = { blue: new Int32Array(words), red: new Int32Array(words) };
    const tiles = this.#tileStride * (this.#wordColumns + 2);
    this.#next = { tiles: new Int32Array(tiles), size: 0 };
    this.#after = { tiles: new Int32Array(tiles), size: 0 };
    this.#listed = this.#listNone(tiles);
  }

  /** A board as tiles; its states must be 0, 1 and 2 only. */
  static of({ width, height, cells }: Board, kernel: TileKernel): TileBoard {
    const tiles = new TileBoard(width, height, kernel);
    for (let cell = 0; cell < cells.length; cell++) {
      if (cells[cell] !== 0) tiles.set(Math.floor(cell / width), cell % width, cells[cell]!);
    }
    return tiles;
  }

  /** Guard tiles count as listed forever, so they're never listed. */
  #listNone(tiles: number): Int32Array {
    const listed = new Int32Array(tiles).fill(2 ** 31 - 1);
    for (let column = 1; column <= this.#wordColumns; column++) {
      const first = column * this.#tileStride + 1;
      listed.fill(0, first, first + this.#tileStride - 2);
    }
    return listed;
  }

  /** How many tiles the next generation will compute. */
  get awake(): number {
    return this.#next.size;
  }

  get(row: number, column: number): State {
    const i = this.#wordAt(row, column), bit = bitOf(column);
    if ((this.#now.blue[i]! & bit) !== 0) return 1;
    return (this.#now.red[i]! & bit) !== 0 ? 2 : 0;
  }

  /** Makes a cell of the board blue (1), red (2) or empty (0). */
  set(row: number, column: number, state: State): void {
    const i = this.#wordAt(row, column), bit = bitOf(column);
    const { blue, red } = this.#now;
    blue[i] = state === 1 ? blue[i]! | bit : blue[i]! & ~bit;
    red[i] = state === 2 ? red[i]! | bit : red[i]! & ~bit;
    this.#wakeEdited(row, column, bit);
  }

  /** Goes on by a generation. */
  step(): void {
    this.generation++;
    const { tiles, size } = this.#next;
    for (let n = 0; n < size; n++) this.#stepTile(tiles[n]!);
    [this.#now, this.#past] = [this.#past, this.#now];
    [this.#next, this.#after] = [this.#after, this.#next];
    this.#after.size = 0;
  }

  /** How many cells are of the color; all words are looked at. */
  count(color: State): number {
    const plane = this.#plane(color);
    let count = 0;
    for (let i = 0; i < plane.length; i++) if (plane[i] !== 0) count += popcount(plane[i]!);
    return count;
  }

  /** Whether a cell is of the color; as cheap as can be, as long as cells live near each other. */
  lives(color: State): boolean {
    const plane = this.#plane(color), seen = this.#seen[color]!;
    if (plane[seen] !== 0) return true;
    for (let tried = 0, i = Math.max(0, seen - TILE_ROWS); tried < plane.length; tried++, i++) {
      if (i === plane.length) i = 0;
      if (plane[i] === 0) continue;
      this.#seen[color] = i;
      return true;
    }
    return false;
  }

  /** The cells of the color, word column by word column. */
  cells(color: State): Cell[] {
    const cells: Cell[] = [];
    const everywhere = { top: 0, bottom: this.height, left: 0, right: this.width };
    this.eachWord(color, everywhere, (row, column, word) => {
      const start = row * this.width + column - 1;
      for (; word !== 0; word &= word - 1) cells.push(start + 31 - Math.clz32(word & -word));
    });
    return cells;
  }

  /**
   * Visits the color's words that are not 0 and lie within a box of cells or across its sides: each
   * with its row, the column of bit 1, and its bits 1 to 30.
   */
  eachWord(
    color: State,
    { top, bottom, left, right }: Box,
    visit: (row: number, column: number, word: number) => void,
  ): void {
    const plane = this.#plane(color);
    for (let column = left - left % WORD_CELLS; column < right; column += WORD_CELLS) {
      for (let row = top, i = this.#wordAt(top, column); row < bottom; row++, i++) {
        if (plane[i] !== 0) visit(row, column, plane[i]!);
      }
    }
  }

  /** All cells as a board. */
  toBoard(): Board {
    const board = emptyBoard(this.width, this.height);
    for (const color of [1, 2]) for (const cell of this.cells(color)) board.cells[cell] = color;
    return board;
  }

  #plane(color: State): Int32Array {
    return color === 1 ? this.#now.blue : this.#now.red;
  }

  #wordAt(row: number, column: number): number {
    return (Math.floor(column / WORD_CELLS) + 1) * this.#stride + row + 1;
  }

  #stepTile(tile: number): void {
    const column = Math.floor(tile / this.#tileStride);
    const row = (tile % this.#tileStride - 1) * TILE_ROWS;
    const first = column * this.#stride + row + 1;
    const rows = Math.min(TILE_ROWS, this.height - row);
    const mask = this.#masks[column - 1]!, changes = this.#changes;
    this.#kernel(this.#now, this.#past, first, rows, this.#stride, mask, changes);
    if (changes.any !== 0) this.#wakeAround(tile, changes, this.#after, this.generation + 1);
  }

  /**
   * Lists an edited tile for the next *two* generations: the buffer that the second one overwrites
   * holds the edit, not what came of the generation before, and so tells nothing of the future.
   */
  #wakeEdited(row: number, column: number, bit: number): void {
    const tileRow = Math.floor(row / TILE_ROWS);
    const tile = (Math.floor(column / WORD_CELLS) + 1) * this.#tileStride + tileRow + 1;
    const isTop = row % TILE_ROWS === 0, isBottom = row % TILE_ROWS === TILE_ROWS - 1;
    const changes = { any: bit, top: isTop ? bit : 0, bottom: isBottom ? bit : 0 };
    this.#wakeAround(tile, changes, this.#next, this.generation + 1);
    this.#wake(tile, this.#after, this.generation + 2);
  }

  /** Lists a changed tile, and those next to an edge that has changed. */
  #wakeAround(tile: number, changes: Changes, list: TileList, generation: number): void {
    const { any, top, bottom } = changes, side = this.#tileStride;
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

function bitOf(column: number): number {
  return 1 << (column % WORD_CELLS + 1);
}
