/** Strokes of a mouse, a pen or a finger on the board. */

import { type Board, type Cell, columnOf, rowOf } from "../../automaton/board.ts";
import type { CellAt } from "../board/pointer.ts";

export interface StrokeHandlers {
  readonly begin: (cell: Cell, isTouch: boolean) => void;
  readonly goOn: (cell: Cell) => void;
  readonly end: () => void;
  /** More than one finger came down, or the browser took the stroke for its own. */
  readonly cancel: () => void;
  /** A mouse is over a cell, or over none. */
  readonly hover: (cell: Cell | undefined) => void;
}

/** Listens on the board's canvas; returns how to stop. */
export function listenToStrokes(
  canvas: HTMLCanvasElement,
  cellAt: CellAt,
  handlers: StrokeHandlers,
): () => void {
  const stop = new AbortController();
  let pointer: number | undefined;
  const on = (name: string, listener: (event: PointerEvent) => void) =>
    canvas.addEventListener(name, (event) => listener(event as PointerEvent), {
      signal: stop.signal,
    });
  const cancel = () => {
    if (pointer !== undefined) handlers.cancel();
    pointer = undefined;
  };

  on("pointerdown", (event) => {
    if (pointer !== undefined || !event.isPrimary || event.button !== 0) return cancel();
    const cell = cellAt(event);
    if (cell === undefined) return;
    pointer = event.pointerId;
    canvas.setPointerCapture(pointer);
    handlers.begin(cell, event.pointerType !== "mouse");
  });
  on("pointermove", (event) => {
    const cell = cellAt(event);
    if (event.pointerId === pointer && cell !== undefined) handlers.goOn(cell);
    if (event.pointerType === "mouse") handlers.hover(cell);
  });
  on("pointerup", (event) => {
    if (event.pointerId !== pointer) return;
    pointer = undefined;
    handlers.end();
  });
  on("pointercancel", cancel);
  on("pointerleave", () => handlers.hover(undefined));
  return () => stop.abort();
}

/** The cells on the way from one to another, which no event names: pointers jump. */
export function cellsTo(board: Board, from: Cell, to: Cell): Cell[] {
  const column = columnOf(board, from), row = rowOf(board, from);
  const dx = columnOf(board, to) - column, dy = rowOf(board, to) - row;
  const steps = Math.max(Math.abs(dx), Math.abs(dy));
  return Array.from({ length: steps }, (_, index) => {
    const part = (index + 1) / steps;
    return (row + Math.round(dy * part)) * board.width + column + Math.round(dx * part);
  });
}
