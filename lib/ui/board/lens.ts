/** What of a board its canvas shows: all of it, or a part that was brought near. */

import type { Cell } from "../../automaton/board.ts";
import type { Camera, Size, Stage } from "./camera.ts";
import { cellAtPoint, fitBoard, type Geometry, type Point, pointOf } from "./geometry.ts";
import type { Scene } from "./scene.ts";

/** Cells of a smaller side, in CSS pixels, can be brought near. */
const FINE = 24;

export class Lens {
  readonly #canvas: HTMLCanvasElement;
  readonly #onChange: () => void;
  #camera: Camera | undefined;
  readonly scene: () => Scene;
  /** The board as it's seen, its top left at a point of the view; that view. */
  geometry!: Geometry;
  at!: Point;
  view!: Size;

  /** `onChange` is called when something else is seen. */
  constructor(canvas: HTMLCanvasElement, scene: () => Scene, onChange: () => void) {
    this.#canvas = canvas;
    this.scene = scene;
    this.#onChange = onChange;
    this.fit();
  }

  /** Undefined while all of the board is seen. */
  get camera(): Camera | undefined {
    return this.#camera;
  }

  set camera(camera: Camera | undefined) {
    this.#camera = camera;
    this.#canvas.dataset.near = `${camera !== undefined}`;
    this.#canvas.style.blockSize = camera ? "100cqb" : "";
    this.#draw();
    this.#onChange();
  }

  /** Whether cells are so small that they can be brought near. */
  get isFine(): boolean {
    return this.#canvas.dataset.fine === "true";
  }

  /** Columns and rows that names take up. */
  get labels(): number {
    return Number(getComputedStyle(this.#canvas).getPropertyValue("--labels").trim());
  }

  /** The board, its labels among its cells, and the room that all of it takes. */
  get stage(): Stage {
    const { board } = this.scene(), labels = this.labels, { clientWidth } = this.#canvas;
    const width = board.width + labels, height = board.height + labels;
    const view = { width: clientWidth, height: clientWidth / width * height };
    return { board: { width, height }, view };
  }

  /** Sizes the drawing to its box. In a wider or narrower one, as when a phone is turned, all is seen. */
  fit(): void {
    const { board, view: { width } } = this.stage;
    if (this.#camera && width !== this.view.width) this.camera = undefined;
    this.#canvas.dataset.fine = `${width / board.width < FINE}`;
    this.#draw();
  }

  /** The cell that an event is over. */
  readonly cellAt = (event: MouseEvent): Cell | undefined => {
    const { x, y } = pointOf(event);
    return cellAtPoint(this.geometry, { x: x - this.at.x, y: y - this.at.y });
  };

  /** A drawing that is sharp on any screen. What is near goes on below, where there's more room. */
  #draw(): void {
    const { board, view: { width, height } } = this.stage;
    const near = this.#camera, scale = near?.scale ?? width / board.width;
    this.geometry = fitBoard(this.scene().board, board.width * scale, this.labels > 0);
    this.at = near
      ? { x: width / 2 - near.x * scale, y: height / 2 - near.y * scale }
      : { x: 0, y: 0 };
    this.view = { width, height: near ? this.#canvas.clientHeight : height };
    this.#canvas.width = Math.round(width * devicePixelRatio);
    this.#canvas.height = Math.round(this.view.height * devicePixelRatio);
  }
}
