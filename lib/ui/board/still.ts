/** What of a scene stands still, as it was last drawn: it changes once a generation or with a draft. */

import type { Brush } from "./brush.ts";
import { paintGround } from "./ground.ts";
import { paint } from "./paint.ts";
import type { Scene } from "./scene.ts";

export class Still {
  readonly #ctx: CanvasRenderingContext2D;
  #of: readonly unknown[] = [];

  constructor(canvas: HTMLCanvasElement) {
    this.#ctx = canvas.getContext("2d")!;
  }

  /** Draws a scene apart from what moves in it, where and as large as a brush does that. */
  draw(brush: Brush, scene: Scene): void {
    const { ctx } = brush, { canvas: { width, height } } = ctx, at = ctx.getTransform();
    const of = [...partsOf(scene), brush.palette, brush.geometry.side, width, height, at.e, at.f];
    if (of.every((part, index) => isSame(part, this.#of[index]))) return;
    this.#of = of;
    this.#clear(width, height);
    this.#ctx.setTransform(at);
    const still = { ...brush, ctx: this.#ctx };
    paintGround(still, scene);
    paint(still, scene);
  }

  /** A canvas that's sized again takes new memory, even if it's as large as before. */
  #clear(width: number, height: number): void {
    const { canvas } = this.#ctx;
    if (canvas.width === width && canvas.height === height) {
      this.#ctx.resetTransform();
      this.#ctx.clearRect(0, 0, width, height);
      return;
    }
    Object.assign(canvas, { width, height });
    // What is near goes on below, so that it's higher than the board is for its width.
    Object.assign(canvas.style, {
      inlineSize: `${width / devicePixelRatio}px`,
      aspectRatio: "auto",
    });
  }

  /** Redraws it the next time. */
  forget(): void {
    this.#of = [];
  }
}

/** Lists that were made again count by what is in them. */
function isSame(part: unknown, before: unknown): boolean {
  return part === before ||
    Array.isArray(part) && Array.isArray(before) && String(part) === String(before);
}

/** What the still part of a scene is drawn from. */
function partsOf(scene: Scene): unknown[] {
  const { board, home, locked, drafted, color, last, lastColor, past, moment } = scene;
  const { outlook, outlookName, marked = [], advised = [], blast } = scene;
  return [
    board,
    home,
    locked,
    drafted,
    color,
    last,
    lastColor,
    past,
    moment?.cells,
    outlook,
    outlookName,
    marked,
    advised,
    blast,
  ];
}
