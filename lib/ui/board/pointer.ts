/**
 * Pointer Events on the board. A mouse clicks. A finger shows where it would act while it is down,
 * may slide on, and acts where it's lifted (TR-001 §5). Either may drag from one cell to another.
 */

import type { Cell } from "../../automaton/board.ts";
import { distance, type Point, pointOf } from "./geometry.ts";

/** The furthest a click may travel, in CSS pixels. It may last: hands can be slow. */
const CLICK_TRAVEL = 12;

/** A mouse's second click on a cell so soon, in milliseconds, is no other one: it would take the first back. */
const DOUBLE_CLICK = 400;

/** A finger that rests this long, in milliseconds, slides on without scrolling the page. */
const REST = 250;

/** Where a finger came down, and the cell that it's over now. */
export interface Held {
  readonly from: Cell;
  readonly cell: Cell;
}

export interface PointerHandlers {
  readonly click: (cell: Cell) => void;
  /** A mouse was dragged from one cell to another. */
  readonly drag: (held: Held) => void;
  /** A finger is down, or slid on; undefined: it has left the board, or isn't the only one any more. */
  readonly hold: (held: Held | undefined) => void;
  /** A finger was lifted over a cell. */
  readonly lift: (held: Held) => void;
  /** A mouse is over a cell, or over none. */
  readonly hover: (cell: Cell | undefined) => void;
}

/** The cell that an event is over. */
export type CellAt = (event: MouseEvent) => Cell | undefined;

interface Down {
  readonly id: number;
  readonly from: Cell;
  readonly at: Point;
  readonly time: number;
  readonly isMouse: boolean;
}

/** Listens on the board's canvas; returns how to stop. */
export function listenToPointer(
  canvas: HTMLElement,
  cellAt: CellAt,
  handlers: PointerHandlers,
): () => void {
  const end = new AbortController(), { signal } = end;
  let down: Down | undefined, clicked: Cell | undefined, clickedAt = 0;

  const holdAt = (event: PointerEvent) => {
    const cell = cellAt(event);
    handlers.hold(cell === undefined ? undefined : { from: down!.from, cell });
  };
  const release = () => {
    if (down && !down.isMouse) handlers.hold(undefined);
    down = undefined;
  };
  const on = (name: string, listener: (event: PointerEvent) => void) =>
    canvas.addEventListener(name, (event) => listener(event as PointerEvent), { signal });

  on("pointerdown", (event) => {
    const from = cellAt(event);
    if (down || !event.isPrimary || event.button !== 0 || from === undefined) return release();
    const { pointerId: id, timeStamp: time, pointerType } = event;
    down = { id, from, at: pointOf(event), time, isMouse: pointerType === "mouse" };
    canvas.setPointerCapture(id);
    if (!down.isMouse) holdAt(event);
  });
  on("pointermove", (event) => {
    if (event.pointerType === "mouse") handlers.hover(cellAt(event));
    else if (event.pointerId === down?.id) holdAt(event);
  });
  on("pointerup", (event) => {
    if (event.pointerId !== down?.id) return;
    const { from, isMouse } = down, cell = cellAt(event);
    if (isMouse && isClicked(down, event)) {
      if (from !== clicked || down.time - clickedAt > DOUBLE_CLICK) handlers.click(from);
      clicked = from;
      clickedAt = down.time;
    } else if (isMouse && cell !== undefined && cell !== from) handlers.drag({ from, cell });
    else if (!isMouse && cell !== undefined) handlers.lift({ from, cell });
    down = undefined;
  });
  on("pointercancel", release);
  on("pointerleave", () => handlers.hover(undefined));
  // Where a swipe scrolls the page, a finger that has rested on its cell slides on instead.
  canvas.addEventListener("touchmove", (event) => {
    const isRested = down && event.timeStamp - down.time > REST;
    if (isRested && event.cancelable) event.preventDefault();
  }, { signal, passive: false });
  return () => end.abort();
}

function isClicked({ at }: Down, up: PointerEvent): boolean {
  return distance(at, pointOf(up)) <= CLICK_TRAVEL;
}
