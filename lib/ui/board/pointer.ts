/**
 * Pointer Events on the board. Where cells are large a tap places, unless it was a scroll or a long
 * press (TR-001 §5); where they are smaller than a fingertip can tell apart, a touch aims and a
 * button places.
 */

import type { Cell } from "../../automaton/board.ts";
import { cellAtPoint, type Geometry, type Point } from "./geometry.ts";

/** The furthest a tap may travel, in CSS pixels, and the longest it may last, in milliseconds. */
const TAP_TRAVEL = 12;
const TAP_TIME = 700;

/** Cells with a smaller side, in CSS pixels, are aimed at. */
export const AIM_BELOW = 24;

export interface PointerHandlers {
  readonly tap: (cell: Cell) => void;
  /** A mouse is over a cell, or over none. */
  readonly hover: (cell: Cell | undefined) => void;
  /** A finger aims at a cell; it may still slide. */
  readonly aim: (cell: Cell) => void;
  /** The finger was lifted, or more than one came down. */
  readonly aimed: () => void;
}

/**
 * Listens on the board's canvas; returns how to stop. The geometry is read at each event, for the
 * board may have been resized.
 */
export function listenToPointer(
  canvas: HTMLElement,
  geometry: () => Geometry,
  handlers: PointerHandlers,
): () => void {
  const stop = new AbortController();
  let down: { id: number; at: Point; time: number; aiming: boolean } | undefined;

  const point = (event: PointerEvent): Point => {
    const box = canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const aimAt = (event: PointerEvent) => {
    const cell = cellAtPoint(geometry(), point(event));
    if (cell !== undefined) handlers.aim(cell);
  };
  const release = () => {
    if (down?.aiming) handlers.aimed();
    down = undefined;
  };
  const on = (name: string, listener: (event: PointerEvent) => void) =>
    canvas.addEventListener(name, (event) => listener(event as PointerEvent), {
      signal: stop.signal,
    });

  on("pointerdown", (event) => {
    if (down || !event.isPrimary || event.button !== 0) return release();
    const aiming = event.pointerType !== "mouse" && geometry().side < AIM_BELOW;
    down = { id: event.pointerId, at: point(event), time: event.timeStamp, aiming };
    if (!aiming) return;
    canvas.setPointerCapture(event.pointerId);
    aimAt(event);
  });
  on("pointermove", (event) => {
    if (down?.aiming && event.pointerId === down.id) aimAt(event);
    if (event.pointerType === "mouse") {
      handlers.hover(cellAtPoint(geometry(), point(event)));
    }
  });
  on("pointerup", (event) => {
    if (down && !down.aiming && isTap(down, point(event), event.timeStamp)) {
      const cell = cellAtPoint(geometry(), down.at);
      if (cell !== undefined) handlers.tap(cell);
    }
    release();
  });
  on("pointercancel", release);
  on("pointerleave", () => handlers.hover(undefined));
  return () => stop.abort();
}

function isTap(down: { at: Point; time: number }, up: Point, time: number): boolean {
  const travel = Math.hypot(up.x - down.at.x, up.y - down.at.y);
  return travel <= TAP_TRAVEL && time - down.time <= TAP_TIME;
}
