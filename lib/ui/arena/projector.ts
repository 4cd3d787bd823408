/**
 * Shows a playback on a canvas, as the camera sees it. Frames are asked for only while there is
 * something to show.
 */

import { effect, signal } from "@preact/signals";
import { motionIsReduced } from "../settings/motion.ts";
import { ArenaPicture } from "./arena_picture.ts";
import type { Cell } from "../../automaton/board.ts";
import { type Camera, drag, fit, pointOnBoard, settle, type Stage, zoom } from "../board/camera.ts";
import { pointOf } from "../board/geometry.ts";
import type { Playback } from "./playback.ts";
import { type Hands, listen } from "./hands.ts";
import type { Counts } from "./history.ts";
import { Minimap } from "./minimap.ts";
import { fitLife, towardsLife } from "./towards_life.ts";

/** How long a frame may go on with the match, ms: as much again is left for drawing. */
const BUDGET = 8;

/** How often boards follow each other at most where less motion is wanted, ms. */
const STILL = 1_000;

/** Who comes so near to all of the board sees all of it, as a factor. */
const ALMOST = 1.001;

/** What is seen of a match. */
export interface Shown {
  readonly generation: number;
  readonly counts: Counts;
}

export class Projector {
  /** What the picture shows; undefined until there is one. */
  readonly shown = signal<Shown | undefined>(undefined);
  #playback: Omit<Playback, "history"> | undefined;
  #picture: ArenaPicture | undefined;
  #map: Minimap | undefined;
  /** Undefined where all of the board is seen. */
  #camera: Camera | undefined;
  #frame = 0;
  #drawnAt = -STILL;
  /** The board may have changed since it was drawn, and so may what is seen of it. */
  #isNew = false;
  #isMoved = false;

  readonly hands: Hands = {
    drag: (by) => this.#move((camera, stage) => drag(camera, by, stage)),
    zoom: (factor, at) =>
      this.#move((camera, stage) => {
        if (at) return zoom(camera, factor, at, stage);
        const { width, height } = stage.view;
        const zoomed = zoom(camera, factor, { x: width / 2, y: height / 2 }, stage);
        return factor > 1 ? towardsLife(zoomed, stage, this.#playback!.board!) : zoomed;
      }),
    look: ({ x, y }) =>
      this.#move((camera, stage) => {
        const { width, height } = stage.view;
        return drag(camera, { x: width / 2 - x, y: height / 2 - y }, stage);
      }),
    fit: () => this.#move(() => undefined),
    fitLife: () => this.#move((_, stage) => fitLife(stage, this.#playback!.board!)),
  };

  /**
   * Shows on a canvas, and what part of the board that is on a small one, until the returned function is
   * called; keys are heard on its frame, and pointers too unless `isMoved` is false.
   */
  show(
    canvas: HTMLCanvasElement,
    map: HTMLCanvasElement,
    frame: HTMLElement,
    isMoved = true,
  ): () => void {
    const end = new AbortController();
    this.#picture = new ArenaPicture(canvas);
    this.#map = new Minimap(
      map,
      (at) => this.#move((camera) => ({ ...camera, ...at })),
      end.signal,
    );
    const redraw = () => this.#move((camera) => camera);
    const resized = new ResizeObserver(redraw);
    resized.observe(canvas);
    const themed = new MutationObserver(redraw);
    themed.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    const queries = ["(prefers-color-scheme: dark)", "(forced-colors: active)"].map((query) =>
      matchMedia(query)
    );
    for (const query of queries) query.addEventListener("change", redraw);
    const stop = isMoved ? listen(frame, this.hands) : undefined;
    return () => {
      stop?.();
      end.abort();
      resized.disconnect();
      themed.disconnect();
      for (const query of queries) query.removeEventListener("change", redraw);
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
      this.#picture = undefined;
    };
  }

  /** The cell that an event on the canvas is over. */
  cellAt(event: MouseEvent): Cell | undefined {
    const board = this.#playback?.board;
    if (!board || !this.#picture) return undefined;
    const stage = { board, view: this.#picture.view };
    const { x, y } = pointOnBoard(this.#camera ?? fit(stage), pointOf(event), stage);
    const column = Math.floor(x), row = Math.floor(y), { width, height } = board;
    const isOn = column >= 0 && column < width && row >= 0 && row < height;
    return isOn ? row * width + column : undefined;
  }

  /** Shows another playback, until the returned function is called. */
  play(playback: Omit<Playback, "history">): () => void {
    this.#playback = playback;
    return effect(() => {
      playback.news.value;
      this.#isNew = true;
      this.#wake();
    });
  }

  #wake(): void {
    if (this.#frame === 0 && this.#picture) {
      this.#frame = requestAnimationFrame((now) => this.#go(now));
    }
  }

  #go(now: number): void {
    this.#frame = 0;
    const playback = this.#playback!;
    if (playback.advance(now, BUDGET)) this.#isNew = true;
    const isDue = this.#isNew && (!motionIsReduced() || now - this.#drawnAt >= STILL);
    if (isDue || this.#isMoved) this.#draw(now);
    if (playback.isMoving || this.#isNew) this.#wake();
  }

  #draw(now: number): void {
    const board = this.#playback?.board;
    this.#isNew = this.#isMoved = false;
    this.#drawnAt = now;
    if (!board) return;
    const picture = this.#picture!;
    picture.draw(board, this.#camera, this.#playback!.marked);
    this.#map?.draw(board, this.#camera, picture.view, now);
    const { generation } = board;
    this.shown.value = { generation, counts: [board.count(1), board.count(2)] };
  }

  /** Lets the camera see something else of the board that there is. */
  #move(to: (camera: Camera, stage: Stage) => Camera | undefined): void {
    const board = this.#playback?.board;
    if (!board || !this.#picture) return;
    const stage = { board, view: this.#picture.view }, whole = fit(stage);
    const next = to(this.#camera ?? whole, stage), settled = next && settle(next, stage);
    this.#camera = settled && settled.scale > ALMOST * whole.scale ? settled : undefined;
    this.#isMoved = true;
    this.#wake();
  }
}
