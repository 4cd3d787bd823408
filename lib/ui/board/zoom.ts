/**
 * Brings small cells near: two fingers zoom and move the board, and who taps a cell twice sees the
 * zone around it, or all of the board again. A single finger is never waited for: what a tap does it
 * does at once, and the second of two takes it back.
 */

import type { Cell } from "../../automaton/board.ts";
import { type Camera, fit, pointOnBoard, settle } from "./camera.ts";
import { distance, middle, type Point, pointOf } from "./geometry.ts";
import type { Lens } from "./lens.ts";

/** The longest between two taps that are one, in milliseconds. */
const TWICE = 300;

/** Who comes so near to all of the board sees all of it, as a factor. */
const ALMOST = 1.05;

/** Columns that belong together where there are no zones. */
const AROUND = 10;

/** Listens on the board's canvas until it's stopped; fingers may be down already. */
export function listenToZoom(canvas: HTMLElement, lens: Lens, signal: AbortSignal): void {
  const fingers = new Map<number, Point>();
  let from: Cell | undefined;
  let last: { readonly cell: Cell; readonly time: number } | undefined;
  const on = (name: string, listener: (event: PointerEvent) => void) =>
    canvas.addEventListener(name, (event) => {
      const pointer = event as PointerEvent;
      if (pointer.pointerType !== "mouse" && lens.isFine) listener(pointer);
    }, { signal });
  const lift = ({ pointerId }: PointerEvent) => {
    fingers.delete(pointerId);
    const { camera } = lens;
    if (camera && camera.scale <= ALMOST * fit(lens.stage).scale) lens.camera = undefined;
  };

  // Nothing was near until now: the canvas says so, and that it can be.
  lens.camera = undefined;
  on("pointerdown", (event) => {
    fingers.set(event.pointerId, pointOf(event));
    from = fingers.size === 1 ? lens.cellAt(event) : undefined;
  });
  on("pointermove", (event) => {
    const before = fingers.get(event.pointerId), now = pointOf(event);
    fingers.set(event.pointerId, now);
    if (!before) return;
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other && fingers.size === 2) pinch(lens, before, now, other);
  });
  on("pointerup", (event) => {
    lift(event);
    const isTap = from !== undefined && lens.cellAt(event) === from, time = event.timeStamp;
    const isTwice = isTap && last?.cell === from && time - last!.time < TWICE;
    last = isTap && !isTwice ? { cell: from!, time } : undefined;
    if (isTwice) lens.camera = lens.camera ? undefined : near(lens, pointOf(event));
  });
  on("pointercancel", lift);
  // The page would scroll, or zoom itself.
  canvas.addEventListener("touchmove", (event) => {
    if (event.touches.length > 1 && event.cancelable && lens.isFine) event.preventDefault();
  }, { signal, passive: false });
}

/** One of two fingers has moved: what was between them still is. */
function pinch(lens: Lens, before: Point, now: Point, other: Point): void {
  const { stage } = lens, { width, height } = stage.view;
  const camera = lens.camera ?? fit(stage);
  const fixed = pointOnBoard(camera, middle(before, other), stage), to = middle(now, other);
  const factor = distance(now, other) / Math.max(1, distance(before, other));
  const { scale } = settle({ ...camera, scale: camera.scale * factor }, stage);
  const x = fixed.x - (to.x - width / 2) / scale, y = fixed.y - (to.y - height / 2) / scale;
  lens.camera = settle({ x, y, scale }, stage);
}

/** The zone around a point of the view, as large as there's room. */
function near(lens: Lens, at: Point): Camera {
  const { stage } = lens, { x, y } = pointOnBoard(fit(stage), at, stage);
  const [from, to] = zoneAround(x, lens);
  return settle({ x: (from + to) / 2, y, scale: stage.view.width / (to - from) }, stage);
}

/** The columns that belong together around one of the stage: from, to. */
function zoneAround(column: number, { scene, labels }: Lens): readonly [from: number, to: number] {
  const { home, board: { width } } = scene();
  if (home === 0) return [column - AROUND / 2, column + AROUND / 2];
  const edges = [home, width - home, width], at = column - labels;
  const zone = Math.max(0, edges.findIndex((edge) => at < edge));
  return [labels + (edges[zone - 1] ?? 0), labels + edges[zone]!];
}
