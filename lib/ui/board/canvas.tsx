/** A drawn board, alive, in its place in the page. */

import { effect, type ReadonlySignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { late } from "../parts/late.ts";
import { centerOf } from "./geometry.ts";
import { Lens } from "./lens.ts";
import { type Marks, TWO } from "./marks.ts";
import { lacksNext, paintMoving } from "./paint.ts";
import { type Palette, readPalette } from "./palette.ts";
import type { CellAt } from "./pointer.ts";
import type { Scene } from "./scene.ts";
import { Still } from "./still.ts";

interface BoardCanvasProps {
  readonly source: BoardSource;
  /** What stands for the drawing where it cannot be seen. */
  readonly fallback: string;
}

export function BoardCanvas({ source, fallback }: BoardCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null), still = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const view = new BoardView(canvas.current!, still.current!, source);
    return () => view.close();
  }, []);
  return (
    <>
      <canvas ref={still} class="still" aria-hidden="true" />
      <canvas ref={canvas} class="board" aria-hidden="true">{fallback}</canvas>
    </>
  );
}

/** What a drawn board shows, and who listens to pointers on it. */
export interface BoardSource {
  readonly scene: ReadonlySignal<Scene>;
  /** How its cells look; those of two sides, if nothing is said. */
  readonly marks?: Marks;
  /** Fetches what draws the marks of what may come, where the page has not got it. */
  readonly prepare?: () => Promise<unknown>;
  /** Ends what is being told; whether anything was. A touch that does so does nothing else. */
  readonly skip?: () => boolean;
  /** Listens to pointers on the canvas; returns how to stop. */
  readonly listen?: (canvas: HTMLCanvasElement, cellAt: CellAt) => () => void;
}

/** Keeps a canvas as its scene is: redrawn on change. */
class BoardView {
  readonly #canvas: HTMLCanvasElement;
  readonly #ctx: CanvasRenderingContext2D;
  readonly #source: BoardSource;
  readonly #closers: (() => void)[] = [];
  readonly #lens: Lens;
  #palette: Palette;
  readonly #still: Still;
  #fingers: typeof import("./fingers.ts") | undefined;

  /** `still` lies under the canvas, and is drawn on seldom. */
  constructor(canvas: HTMLCanvasElement, still: HTMLCanvasElement, source: BoardSource) {
    this.#canvas = canvas;
    this.#ctx = canvas.getContext("2d")!;
    this.#still = new Still(still);
    this.#source = source;
    this.#palette = readPalette(canvas);
    this.#lens = new Lens(canvas, () => source.scene.peek(), () => this.#paint());
    this.#closers.push(
      this.#followSize(),
      this.#followTheme(),
      effect(() => this.#paint(source.scene.value)),
    );
    canvas.addEventListener("pointerdown", (event) => {
      if (source.skip?.()) event.stopImmediatePropagation();
    }, { capture: true });
    const stop = source.listen?.(canvas, this.#lens.cellAt);
    if (stop) this.#closers.push(stop);
    this.#closers.push(this.#followFingers());
  }

  close(): void {
    for (const close of this.#closers) close();
  }

  #paint(scene = this.#source.scene.peek()): void {
    const ctx = this.#ctx, { geometry, at, view } = this.#lens;
    ctx.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    ctx.clearRect(0, 0, view.width, view.height);
    ctx.save();
    ctx.translate(at.x, at.y);
    const { marks = TWO } = this.#source;
    const brush = { ctx, geometry, palette: this.#palette, marks };
    this.#still.draw(brush, scene);
    paintMoving(brush, scene);
    ctx.restore();
    // Where it cannot be fetched the board is seen without.
    if (lacksNext(scene)) {
      this.#source.prepare?.().then(() => {
        this.#still.forget();
        this.#paint();
      }, () => {});
    }
    if (scene.loupe === undefined) return;
    const { x, y } = centerOf(geometry, scene.loupe);
    this.#fingers?.paintLoupe(brush, scene, scene.loupe, { x: x + at.x, y: y + at.y }, view);
  }

  #followSize(): () => void {
    const observer = new ResizeObserver(() => {
      this.#lens.fit();
      this.#paint();
    });
    observer.observe(this.#canvas);
    return () => observer.disconnect();
  }

  /** The loupe, and what brings cells near, are fetched when a finger is first seen. */
  #followFingers(): () => void {
    const end = new AbortController();
    this.#canvas.addEventListener("touchstart", async () => {
      // Where it can't be fetched, all of the board stays as it is.
      this.#fingers = await late(() => import("./fingers.ts")).catch(() => undefined);
      this.#fingers?.listenToZoom(this.#canvas, this.#lens, end.signal);
      this.#paint();
    }, { once: true, passive: true, signal: end.signal });
    return () => end.abort();
  }

  #followTheme(): () => void {
    const repaint = () => {
      this.#palette = readPalette(this.#canvas);
      this.#paint();
    };
    const queries = ["(prefers-color-scheme: dark)", "(forced-colors: active)"].map((query) =>
      matchMedia(query)
    );
    const chosen = new MutationObserver(repaint);
    chosen.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    for (const query of queries) query.addEventListener("change", repaint);
    return () => {
      chosen.disconnect();
      for (const query of queries) query.removeEventListener("change", repaint);
    };
  }
}
