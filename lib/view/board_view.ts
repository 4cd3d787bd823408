/** The drawn board, alive. This module is browser compatible. */

import { effect, type Signal } from "@preact/signals";
import { animate, type Effect, effectsOf, motionIsReduced } from "./effects.ts";
import { drawingHeight, fitBoard, type Geometry } from "./geometry.ts";
import { paintLoupe } from "./loupe.ts";
import { paint } from "./paint.ts";
import { type Palette, readPalette } from "./palette.ts";
import { listenToPointer } from "./pointer.ts";
import { type Pointing, type Scene, sceneOf } from "./scene.ts";
import type { Table } from "./table.ts";

/** Keeps a canvas as the table is: redrawn on change, by frames only while effects live. */
export class BoardView {
  readonly #canvas: HTMLCanvasElement;
  readonly #table: Table;
  readonly #pointing: Signal<Pointing>;
  readonly #closers: (() => void)[] = [];
  #geometry: Geometry;
  #palette: Palette;
  #scene: Scene;
  #effects: readonly Effect[] = [];
  #progress = 1;
  #stopEffects = () => {};
  #aiming = false;

  constructor(canvas: HTMLCanvasElement, table: Table, pointing: Signal<Pointing>) {
    this.#canvas = canvas;
    this.#table = table;
    this.#pointing = pointing;
    this.#palette = readPalette(canvas);
    this.#scene = sceneOf(table, pointing.value);
    this.#geometry = this.#fit();
    this.#closers.push(
      this.#followSize(),
      this.#followTheme(),
      this.#followTurns(),
      this.#followScene(),
      this.#followPointer(),
    );
  }

  close(): void {
    this.#stopEffects();
    for (const close of this.#closers) close();
  }

  /** Sizes the drawing to its box, sharp on any screen. */
  #fit(): Geometry {
    const labels = getComputedStyle(this.#canvas).getPropertyValue("--labels").trim() === "1";
    const width = this.#canvas.clientWidth;
    const geometry = fitBoard(this.#scene.board, width, labels);
    this.#canvas.width = Math.round(width * devicePixelRatio);
    this.#canvas.height = Math.round(drawingHeight(geometry) * devicePixelRatio);
    return geometry;
  }

  #paint(): void {
    const ctx = this.#canvas.getContext("2d")!;
    ctx.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    const brush = { ctx, geometry: this.#geometry, palette: this.#palette };
    paint(brush, this.#scene, this.#effects, this.#progress);
    if (this.#aiming) paintLoupe(brush, this.#scene, this.#table.cursor.value);
  }

  #followSize(): () => void {
    const observer = new ResizeObserver(() => {
      this.#geometry = this.#fit();
      this.#paint();
    });
    observer.observe(this.#canvas);
    return () => observer.disconnect();
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

  #followTurns(): () => void {
    let shown = this.#table.match.turns.value.length;
    return effect(() => {
      const turns = this.#table.match.turns.value;
      if (turns.length > shown && !motionIsReduced()) this.#animate(effectsOf(turns.at(-1)!));
      shown = turns.length;
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

  #followScene(): () => void {
    return effect(() => {
      this.#scene = sceneOf(this.#table, this.#pointing.value);
      this.#paint();
    });
  }

  #followPointer(): () => void {
    const point = (change: Partial<Pointing>) => {
      this.#pointing.value = { ...this.#pointing.peek(), ...change };
    };
    return listenToPointer(this.#canvas, {
      geometry: () => this.#geometry,
      tap: (cell) => this.#table.touch(cell),
      hover: (hover) => {
        if (hover !== this.#pointing.peek().hover) point({ hover });
      },
      aim: (cell) => {
        this.#aiming = true;
        this.#table.cursor.value = cell;
        point({ cursorShown: true });
      },
      aimed: () => {
        this.#aiming = false;
        this.#paint();
      },
    });
  }
}
