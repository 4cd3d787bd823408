/** The canvas that a large board is seen on. */

import type { Cell } from "../../automaton/board.ts";
import type { Box, TileBoard } from "../../automaton/tiles.ts";
import { paintCells } from "../board/cells.ts";
import { paintBody, paintDots } from "../board/ground.ts";
import { TWO } from "../board/marks.ts";
import { readPalette } from "../board/palette.ts";
import { type Camera, fit, type Size } from "../board/camera.ts";
import { type Ink, paintOverview, type Placing, seenBox } from "./overview.ts";

/** From this side on cells have shapes, CSS pixels. */
const SHAPES_FROM = 8;

/** The least side of a mark, in pixels, and how much of what's below it a veil covers. */
const LEAST_MARK = 2;
const VEIL = 0.4;

export class ArenaPicture {
  readonly #ctx: CanvasRenderingContext2D;
  #image: ImageData | undefined;

  constructor(private readonly canvas: HTMLCanvasElement) {
    this.#ctx = canvas.getContext("2d", { alpha: false })!;
  }

  /** The view, CSS pixels. */
  get view(): Size {
    return { width: this.canvas.clientWidth, height: this.canvas.clientHeight };
  }

  /** Draws what the camera sees of a board, and marks cells; all of it without a camera. */
  draw(
    board: TileBoard,
    camera: Camera = fit({ board, view: this.view }),
    marked: readonly Cell[] = [],
  ): void {
    const { width, height } = this.view;
    if (width === 0 || height === 0) return;
    const placing = {
      left: (width / 2 - camera.x * camera.scale) * devicePixelRatio,
      top: (height / 2 - camera.y * camera.scale) * devicePixelRatio,
      side: camera.scale * devicePixelRatio,
    };
    const image = this.#fitted();
    if (camera.scale < SHAPES_FROM) this.#drawOverview(image, board, placing);
    else this.#drawShapes(board, placing);
    if (marked.length > 0) this.#mark(marked, board.width, placing);
  }

  /** A veil over each cell, so that what lives there is still seen. */
  #mark(cells: readonly Cell[], width: number, { left, top, side }: Placing): void {
    const ctx = this.#ctx, size = Math.max(LEAST_MARK, side);
    ctx.setTransform(1, 0, 0, 1, left, top);
    ctx.fillStyle = readPalette(this.canvas).ink;
    ctx.globalAlpha = VEIL;
    for (const cell of cells) {
      ctx.fillRect(cell % width * side, Math.floor(cell / width) * side, size, size);
    }
    ctx.globalAlpha = 1;
  }

  #drawOverview(image: ImageData, board: TileBoard, placing: Placing): void {
    const { ground, blue, red, label, page } = this.#inks();
    const { width, height, data } = image;
    const pixels = new Uint32Array(data.buffer);
    paintOverview({ width, height, pixels }, board, placing, { page, ground, blue, red });
    this.#ctx.setTransform(1, 0, 0, 1, 0, 0);
    this.#ctx.putImageData(image, 0, 0);
    this.#ctx.strokeStyle = `rgb(${label})`;
    this.#ctx.lineWidth = 1;
    // Around the board, not over its cells.
    const { left, top, side } = placing;
    this.#ctx.strokeRect(left - 1, top - 1, board.width * side + 2, board.height * side + 2);
  }

  #drawShapes(board: TileBoard, placing: Placing): void {
    const { left, top, side } = placing, ctx = this.#ctx, palette = readPalette(this.canvas);
    const box = seenBox(board, placing, this.canvas);
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.fillStyle = getComputedStyle(this.canvas).backgroundColor;
    ctx.fillRect(0, 0, this.canvas.width, this.canvas.height);
    ctx.setTransform(1, 0, 0, 1, left, top);
    ctx.fillStyle = palette.board;
    ctx.fillRect(0, 0, board.width * side, board.height * side);
    const geometry = { columns: board.width, rows: board.height, side, margin: 0 };
    const brush = { ctx, geometry, palette, marks: TWO };
    const colonies = [1, 2].map((color) => [color, cellsIn(board, color, box)] as const);
    for (const [color, cells] of colonies.toReversed()) paintBody(brush, color, cells);
    paintDots(brush, box);
    for (const [color, cells] of colonies) paintCells(brush, color, cells);
  }

  /** Pixels for the canvas as large as it is now. */
  #fitted(): ImageData {
    const width = Math.round(this.canvas.clientWidth * devicePixelRatio);
    const height = Math.round(this.canvas.clientHeight * devicePixelRatio);
    if (this.#image?.width !== width || this.#image.height !== height) {
      this.canvas.width = width;
      this.canvas.height = height;
      this.#image = new ImageData(width, height);
    }
    return this.#image;
  }

  #inks() {
    const { board: ground, blue, red, label } = readPalette(this.canvas);
    const page = getComputedStyle(this.canvas).backgroundColor;
    return {
      page: this.#inkOf(page),
      ground: this.#inkOf(ground),
      blue: this.#inkOf(blue),
      red: this.#inkOf(red),
      label: this.#inkOf(label),
    };
  }

  /** A color, however it's written: a canvas says of an opaque one `#0072b2`. */
  #inkOf(color: string): Ink {
    this.#ctx.fillStyle = color;
    const bytes = parseInt(this.#ctx.fillStyle.slice(1), 16);
    return [bytes >> 16, bytes >> 8 & 255, bytes & 255];
  }
}

/** The cells of a color in a box. */
function cellsIn(board: TileBoard, color: number, box: Box): Cell[] {
  const cells: Cell[] = [];
  board.eachWord(color, box, (row, column, word) => {
    const start = row * board.width + column - 1;
    for (; word !== 0; word &= word - 1) cells.push(start + 31 - Math.clz32(word & -word));
  });
  return cells;
}
