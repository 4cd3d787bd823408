/**
 * A board in words: a grid with one Tab stop for keyboard and screen reader. It is not seen; what is
 * seen of it is the cursor on the drawn board.
 */

import type { Signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { type Board, type Cell, columnOf, rowOf } from "../../automaton/board.ts";

interface BoardGridProps {
  readonly board: Board;
  readonly label: string;
  readonly cursor: Signal<Cell>;
  /** Whether the grid stands where something was focused, and takes the focus over. */
  readonly takesFocus?: boolean;
  /** A cell in words. */
  readonly phrase: (cell: Cell) => string;
  /** Does what a key asks for at the cursor; whether it is a key of the board's. */
  readonly onKey: (event: KeyboardEvent) => boolean;
  readonly onTouch: (cell: Cell) => void;
  /** The grid is entered or left. */
  readonly onFocus: (isInside: boolean) => void;
}

/** A larger board is in the page only as far as it lies around the cursor: columns, rows. */
const SHOWN = 32;

export function BoardGrid(props: BoardGridProps) {
  const { board, label, cursor, takesFocus = true, phrase, onKey, onTouch, onFocus } = props;
  const grid = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(takesFocus);
  const at = cursor.value;

  const focusCell = (cell: Cell) =>
    grid.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
  // Before anything else is drawn or pressed: what was focused is not there any more.
  useLayoutEffect(() => {
    if (isFollowing.current) focusCell(at);
    isFollowing.current = false;
  }, [at]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || !onKey(event)) return;
    event.preventDefault();
    if (cursor.peek() === at) return;
    isFollowing.current = true;
    focusCell(cursor.peek());
  };

  const rows = shownAround(rowOf(board, at), board.height);
  const columns = shownAround(columnOf(board, at), board.width);
  return (
    <div
      ref={grid}
      class="visually-hidden"
      role="grid"
      aria-label={label}
      aria-rowcount={board.height}
      aria-colcount={board.width}
      onKeyDown={onKeyDown}
      onFocusIn={() => onFocus(true)}
      onFocusOut={() => onFocus(false)}
    >
      {rows.map((row) => (
        <div role="row" key={row} aria-rowindex={row + 1}>
          {columns.map((column) => row * board.width + column).map((cell) => (
            <span
              role="gridcell"
              key={cell}
              data-cell={cell}
              tabIndex={cell === at ? 0 : -1}
              aria-colindex={columnOf(board, cell) + 1}
              onFocus={() => cursor.value = cell}
              onClick={() => onTouch(cell)}
            >
              {phrase(cell)}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The lines that are in the page, of `count`. */
function shownAround(line: number, count: number): number[] {
  const from = Math.max(0, Math.min(line - SHOWN / 2, count - SHOWN));
  return Array.from({ length: Math.min(SHOWN, count) }, (_, index) => from + index);
}
