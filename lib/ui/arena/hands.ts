/**
 * Moves and zooms a picture by pointer, wheel, pinch and keys. Whatever dragging does, taps, keys and
 * buttons do, too (WCAG 2.5.7).
 */

import { distance, middle, type Point, pointOf } from "../board/geometry.ts";

export interface Hands {
  /** By CSS pixels. */
  readonly drag: (by: Point) => void;
  /** By a factor, around a point of the picture, or its middle. */
  readonly zoom: (factor: number, at?: Point) => void;
  /** Makes a point of the picture its middle. */
  readonly look: (at: Point) => void;
  /** Shows the whole board, or all that lives on it. */
  readonly fit: () => void;
  readonly fitLife: () => void;
}

/** What a key, and a click of a button, makes cells larger by. */
export const ZOOM = 1.5;

/** What a turn of the wheel by a pixel does, as an exponent, and a line's pixels. */
const WHEEL = 0.0015, LINE = 16;

/** How far an arrow goes, and how far a tap may slip, CSS pixels. */
const STRIDE = 64, SLIP = 8;

/** Listens until the returned function is called. */
export function listen(element: HTMLElement, hands: Hands): () => void {
  const end = new AbortController();
  const { signal } = end;
  listenToPointers(element, hands, signal);
  listenToZoom(element, hands, signal);
  return () => end.abort();
}

/** The same by wheel and keys only, where pointers do something else. */
export function listenToZoom(element: HTMLElement, hands: Hands, signal: AbortSignal): void {
  element.addEventListener("wheel", (event) => {
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
    hands.zoom(Math.exp(-pixels * WHEEL), pointOf(event));
  }, { signal, passive: false });
  element.addEventListener("keydown", (event) => {
    const act = actOf(event, hands);
    if (!act) return;
    event.preventDefault();
    act();
  }, { signal });
}

/** One pointer drags, two pinch, and one that stays where it is taps. */
function listenToPointers(element: HTMLElement, hands: Hands, signal: AbortSignal): void {
  const pointers = new Map<number, Point>();
  let traveled = 0;
  element.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    if (pointers.size === 0) traveled = 0;
    pointers.set(event.pointerId, pointOf(event));
  }, { signal });
  element.addEventListener("pointermove", (event) => {
    const before = pointers.get(event.pointerId), now = pointOf(event);
    if (!before) return;
    pointers.set(event.pointerId, now);
    const by = { x: now.x - before.x, y: now.y - before.y };
    traveled += Math.hypot(by.x, by.y);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) return hands.drag(by);
    hands.drag({ x: by.x / 2, y: by.y / 2 });
    hands.zoom(distance(now, other) / Math.max(1, distance(before, other)), middle(now, other));
  }, { signal });
  const lift = (event: PointerEvent) => {
    const isLast = pointers.delete(event.pointerId) && pointers.size === 0;
    if (isLast && traveled < SLIP && event.type === "pointerup") hands.look(pointOf(event));
  };
  element.addEventListener("pointerup", lift, { signal });
  element.addEventListener("pointercancel", lift, { signal });
}

/** What a key does; keys of the browser's own stay its own. */
function actOf(
  event: KeyboardEvent,
  { drag, zoom, fit, fitLife }: Hands,
): (() => void) | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  switch (event.key) {
    case "ArrowLeft":
      return () => drag({ x: STRIDE, y: 0 });
    case "ArrowRight":
      return () => drag({ x: -STRIDE, y: 0 });
    case "ArrowUp":
      return () => drag({ x: 0, y: STRIDE });
    case "ArrowDown":
      return () => drag({ x: 0, y: -STRIDE });
    case "+":
    case "=":
      return () => zoom(ZOOM);
    case "-":
      return () => zoom(1 / ZOOM);
    case "0":
      return fit;
    case "1":
      return fitLife;
  }
}
