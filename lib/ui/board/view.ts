/** A drawn board, alive. */

import { effect, type ReadonlySignal } from "@preact/signals";
import { animate, type Effect, motionIsReduced } from "./effects.ts";
import { centreOf } from "./geometry.ts";
import { Lens } from "./lens.ts";
import { paintLoupe } from "./loupe.ts";
import { type Marks, TWO } from "./marks.ts";
import { paint } from "./paint.ts";
import { type Palette, readPalette } from "./palette.ts";
import type { CellAt } from "./pointer.ts";
import type { Scene } from "./scene.ts";

/** What a drawn board shows, and who listens to pointers on it. */
export interface BoardSource {
  readonly scene: ReadonlySignal<Scene>;
  /** How its cells look; those of two sides, if nothing is said. */
  readonly marks?: Marks;
  /** The marks of what happened last; each new list is played once. */
  readonly effects: ReadonlySignal<readonly Effect[]>;
  /** Listens to pointers on the canvas; returns how to stop. */
  readonly listen?: (canvas: HTMLCanvasElement, cellAt: CellAt) => () => void;
}

/** Keeps a canvas as its scene is: redrawn on change, by frames only while effects live. */
export class BoardView {
  readonly #canvas: HTMLCanvasElement;
  readonly #source: BoardSource;
  readonly #closers: (() => void)[] = [];
  readonly #lens: Lens;
  #palette: Palette;
  #effects: readonly Effect[] = [];
  #progress = 1;
  #stopEffects = () => {};

  constructor(canvas: HTMLCanvasElement, source: BoardSource) {
    this.#canvas = canvas;
    this.#source = source;
    this.#palette = readPalette(canvas);
    this.#lens = new Lens(canvas, () => source.scene.peek(), () => this.#paint());
    this.#closers.push(
      this.#followSize(),
      this.#followTheme(),
      this.#followEffects(),
      effect(() => this.#paint(source.scene.value)),
    );
    const stop = source.listen?.(canvas, this.#lens.cellAt);
    if (stop) this.#closers.push(stop);
    this.#closers.push(this.#followFingers());
  }

  close(): void {
    this.#stopEffects();
    for (const close of this.#closers) close();
  }

  #paint(scene = this.#source.scene.peek()): void {
    const ctx = this.#canvas.getContext("2d")!, { geometry, at, view } = this.#lens;
    ctx.reset();
    ctx.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    ctx.save();
    ctx.translate(at.x, at.y);
    const { marks = TWO } = this.#source;
    const brush = { ctx, geometry, palette: this.#palette, marks };
    paint(brush, scene, this.#effects, this.#progress);
    ctx.restore();
    if (scene.loupe === undefined) return;
    const { x, y } = centreOf(geometry, scene.loupe);
    paintLoupe(brush, scene, scene.loupe, { x: x + at.x, y: y + at.y }, view);
  }

  #followSize(): () => void {
    const observer = new ResizeObserver(() => {
      this.#lens.fit();
      this.#paint();
    });
    observer.observe(this.#canvas);
    return () => observer.disconnect();
  }

  /** What brings cells near is fetched when a finger is first seen. */
  #followFingers(): () => void {
    const end = new AbortController();
    this.#canvas.addEventListener("touchstart", async () => {
      // Where it can't be fetched, all of the board stays as it is.
      const module = await import("./zoom.ts").catch(() => undefined);
      module?.listenToZoom(this.#canvas, this.#lens, end.signal);
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

  #followEffects(): () => void {
    let shown = this.#source.effects.peek();
    return effect(() => {
      const effects = this.#source.effects.value;
      if (effects !== shown && !motionIsReduced()) this.#animate(effects);
      shown = effects;
    });
  }

  #animate(effects: readonly Effect[]): void {
    this.#stopEffects();
    this.#effects = effects;
    this.#progress = 0;
    this.#stopEffects = animate((progress) => {
      this.#progress = progress;
      if (progress === 1) this.#effects = [];
      this.#paint();
    });
  }
}
