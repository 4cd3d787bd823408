/**
 * A large board of two colors, of which a generation computes no more than the places where something
 * goes on, and on a torus its edges.
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
import { type Board, type Cell, emptyBoard, type State, type Topology } from "./board.ts";
import { type Changes, type Planes, roomFor, type TileKernel, WORD_CELLS } from "./tile_kernel.ts";
import { TILE_ROWS, TileWakes } from "./tile_wakes.ts";
import { unwrap, wrap } from "./tile_wrap.ts";

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
  /** From a word to the one east of it. */
  readonly #stride: number;
  /** Of each tile: its first word, its rows, and the cells that its words have. */
  readonly #firsts: Int32Array;
  readonly #heights: Uint8Array;
  readonly #masks: Int32Array;
  #now: Planes;
  #past: Planes;
  readonly #wakes: TileWakes;
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
    readonly topology: Topology = "plane",
  ) {
    this.#wordColumns = Math.ceil(width / WORD_CELLS);
    // Odd, since the columns of a stride that is a power of two share few lines of the cache.
    this.#stride = (height + 2) | 1;
    const room = roomFor(kernel, this.#stride * (this.#wordColumns + 2));
    this.#kernel = room.kernel, this.#now = room.now, this.#past = room.past;
    this.#wakes = new TileWakes(this.#wordColumns, Math.ceil(height / TILE_ROWS));
    const { size } = this.#wakes;
    this.#firsts = new Int32Array(size);
    this.#heights = new Uint8Array(size);
    this.#masks = new Int32Array(size);
    this.#wakes.each((tile, column, row) => {
      const cells = Math.min(WORD_CELLS, width - column * WORD_CELLS);
      this.#firsts[tile] = (column + 1) * this.#stride + row * TILE_ROWS + 1;
      this.#heights[tile] = Math.min(TILE_ROWS, height - row * TILE_ROWS);
      this.#masks[tile] = (-1 >>> (32 - cells)) << 1;
    });
  }

  /** A board as tiles; its states must be 0, 1 and 2 only. */
  static of({ width, height, cells }: Board, kernel: TileKernel, topology?: Topology): TileBoard {
    const tiles = new TileBoard(width, height, kernel, 0, topology);
    for (let cell = 0; cell < cells.length; cell++) {
      if (cells[cell] !== 0) tiles.set(Math.floor(cell / width), cell % width, cells[cell]!);
    }
    return tiles;
  }

  /** How many tiles the next generation will compute. */
  get awake(): number {
    return this.#wakes.next.size;
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
    this.#wakes.edited(row, Math.floor(column / WORD_CELLS), bit, this.generation);
  }

  /** Goes on by a generation. */
  step(): void {
    this.generation++;
    const isTorus = this.topology === "torus";
    if (isTorus) this.#meetEdges();
    const { tiles, size } = this.#wakes.next;
    for (let n = 0; n < size; n++) this.#stepTile(tiles[n]!);
    if (isTorus) unwrap(this.#now, this.#layout);
    [this.#now, this.#past] = [this.#past, this.#now];
    this.#wakes.turn();
  }

  /** Has everything computed: for rules by which empty ground does not stay so. */
  wakeAll(): void {
    this.#wakes.all(this.generation);
  }

  /** Gives the cells at a torus's edges their neighbors across, and has them computed. */
  #meetEdges(): void {
    wrap(this.#now, this.#layout);
    this.#wakes.edges(this.generation);
  }

  get #layout() {
    const { width, height } = this;
    return { width, height, stride: this.#stride, wordColumns: this.#wordColumns };
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
    const board = emptyBoard(this.width, this.height), { cells } = board;
    const everywhere = { top: 0, bottom: this.height, left: 0, right: this.width };
    for (const color of [1, 2]) {
      this.eachWord(color, everywhere, (row, column, word) => {
        const start = row * this.width + column - 1;
        for (; word !== 0; word &= word - 1) cells[start + 31 - Math.clz32(word & -word)] = color;
      });
    }
    return board;
  }

  #plane(color: State): Int32Array {
    return color === 1 ? this.#now.blue : this.#now.red;
  }

  #wordAt(row: number, column: number): number {
    return (Math.floor(column / WORD_CELLS) + 1) * this.#stride + row + 1;
  }

  #stepTile(tile: number): void {
    const first = this.#firsts[tile]!, rows = this.#heights[tile]!, changes = this.#changes;
    const mask = this.#masks[tile]!;
    this.#kernel(this.#now, this.#past, first, rows, this.#stride, mask, changes);
    if (changes.any !== 0) this.#wakes.changed(tile, changes, this.generation);
  }
}

function bitOf(column: number): number {
  return 1 << (column % WORD_CELLS + 1);
}
