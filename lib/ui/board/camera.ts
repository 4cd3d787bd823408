/** What of a large board is seen, and how it is moved and zoomed. */

import type { Point } from "./geometry.ts";

/** The largest side of a cell, CSS pixels. */
const LARGEST = 40;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Camera {
  /** The point of the board, in cells, that is in the middle of the view. */
  readonly x: number;
  readonly y: number;
  /** The side of a cell, CSS pixels. */
  readonly scale: number;
}

/** A board, in cells, and the view of it, in CSS pixels. */
export interface Stage {
  readonly board: Size;
  readonly view: Size;
}

/** The whole board. */
export function fit({ board, view }: Stage): Camera {
  const scale = Math.min(LARGEST, view.width / board.width, view.height / board.height);
  return { x: board.width / 2, y: board.height / 2, scale };
}

/** The nearest to a camera that shows of the outside only what must be seen there. */
export function settle({ x, y, scale }: Camera, stage: Stage): Camera {
  const { board, view } = stage;
  const settled = Math.min(LARGEST, Math.max(fit(stage).scale, scale));
  const within = (middle: number, cells: number, pixels: number) => {
    const half = pixels / settled / 2;
    return 2 * half >= cells ? cells / 2 : Math.min(cells - half, Math.max(half, middle));
  };
  return {
    x: within(x, board.width, view.width),
    y: within(y, board.height, view.height),
    scale: settled,
  };
}

/** Moves what is seen by CSS pixels: a board that is dragged to the right shows what is left of it. */
export function drag(camera: Camera, by: Point, stage: Stage): Camera {
  const { x, y, scale } = camera;
  return settle({ x: x - by.x / scale, y: y - by.y / scale, scale }, stage);
}

/** Makes cells larger by a factor; what is at a point of the view stays there. */
export function zoom(camera: Camera, factor: number, at: Point, stage: Stage): Camera {
  const { scale } = settle({ ...camera, scale: camera.scale * factor }, stage);
  const fixed = pointOnBoard(camera, at, stage);
  const { width, height } = stage.view;
  const x = fixed.x - (at.x - width / 2) / scale, y = fixed.y - (at.y - height / 2) / scale;
  return settle({ x, y, scale }, stage);
}

/** What is at a point of the view, in cells of the board. */
export function pointOnBoard({ x, y, scale }: Camera, at: Point, { view }: Stage): Point {
  return { x: x + (at.x - view.width / 2) / scale, y: y + (at.y - view.height / 2) / scale };
}
