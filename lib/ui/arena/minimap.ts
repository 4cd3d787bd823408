/** All of a large board, small, while only a part of it is seen: and which part that is. */

import type { TileBoard } from "../../automaton/tiles.ts";
import { type Camera, fit, pointOnBoard, type Size } from "../board/camera.ts";
import { type Point, pointOf } from "../board/geometry.ts";
import { readPalette } from "../board/palette.ts";
import { ArenaPicture } from "./arena_picture.ts";

/** How often life is drawn on it at most, ms: it's followed on the large picture. */
const EVERY = 250;

export class Minimap {
  readonly #canvas: HTMLCanvasElement;
  readonly #picture: ArenaPicture;
  #board: TileBoard | undefined;
  #drawnAt = -EVERY;
  #seen = "";

  /** `look` is told which point of the board is to be in the middle of the large picture. */
  constructor(canvas: HTMLCanvasElement, look: (at: Point) => void, signal: AbortSignal) {
    this.#canvas = canvas;
    this.#picture = new ArenaPicture(canvas);
    const point = (event: PointerEvent) => {
      if (event.buttons !== 1 || !this.#board) return;
      const stage = { board: this.#board, view: this.#picture.view };
      look(pointOnBoard(fit(stage), pointOf(event), stage));
    };
    canvas.addEventListener("pointerdown", (event) => {
      canvas.setPointerCapture(event.pointerId);
      point(event);
    }, { signal });
    canvas.addEventListener("pointermove", point, { signal });
  }

  /** `camera` sees a part of the board in the large picture's view; undefined: all of it. */
  draw(board: TileBoard, camera: Camera | undefined, view: Size, now: number): void {
    this.#board = board;
    this.#canvas.hidden = camera === undefined;
    if (!camera) return;
    const seen = `${camera.x} ${camera.y} ${camera.scale}`;
    if (seen === this.#seen && now - this.#drawnAt < EVERY) return;
    this.#seen = seen;
    this.#drawnAt = now;
    this.#picture.draw(board);
    this.#frame(board, camera, view);
  }

  #frame(board: TileBoard, camera: Camera, { width, height }: Size): void {
    const ctx = this.#canvas.getContext("2d")!, own = this.#picture.view;
    const { x, y, scale } = fit({ board, view: own });
    ctx.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    ctx.strokeStyle = readPalette(this.#canvas).ink;
    ctx.lineWidth = 2;
    ctx.strokeRect(
      own.width / 2 + (camera.x - width / 2 / camera.scale - x) * scale,
      own.height / 2 + (camera.y - height / 2 / camera.scale - y) * scale,
      Math.max(4, width / camera.scale * scale),
      Math.max(4, height / camera.scale * scale),
    );
  }
}
