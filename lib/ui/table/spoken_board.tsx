/** The table's board in words, for keyboard and screen reader. */

import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Cell } from "../../automaton/board.ts";
import type { AnyPlayed } from "../../games/known_games.ts";
import { BoardGrid } from "../board/grid.tsx";
import { cellPhrase } from "../board/cell_speech.ts";
import type { TableBoardProps } from "./table.ts";
import { press } from "./press.ts";

interface SpokenBoardProps<Kind extends AnyPlayed> extends TableBoardProps<Kind> {
  /** Whether it stands where something was focused. */
  readonly takesFocus: boolean;
}

export function SpokenBoard<Kind extends AnyPlayed>(
  { table, onGo, takesFocus }: SpokenBoardProps<Kind>,
) {
  const { board, words, ui, pointing } = table;
  const drafted = table.drafted.value, next = table.guidance.next.value;
  const phrase = useFewAtATime(
    table.cursor,
    (cell) => cellPhrase(ui, board, drafted, cell, next),
  );
  const onKey = (event: KeyboardEvent) => {
    // A key that is held down goes on, and does nothing twice.
    if (event.repeat && [" ", "Enter"].includes(event.key)) return true;
    const done = press(table, event);
    if (done === "field" || done === "help") onGo(done);
    return done !== undefined;
  };
  return (
    <BoardGrid
      board={board}
      label={words.board.label}
      cursor={table.cursor}
      takesFocus={takesFocus}
      phrase={phrase}
      onKey={onKey}
      onTouch={(cell) => table.touch(cell)}
      onFocus={(cursorShown) => pointing.value = { ...pointing.peek(), cursorShown }}
    />
  );
}

/** How long a turn's own sentences have for themselves, in milliseconds. */
const PAUSE = 1500;
/** How many cells change at once after that, and how long until the next few, in milliseconds. */
const FEW = 8;
const STEP = 150;

/**
 * What each cell says in the page. A turn may change a hundred of them, and a screen reader that is given
 * so many changes at once drops some, what is said of the turn among them. The cell at the cursor
 * changes at once.
 */
function useFewAtATime(
  cursor: ReadonlySignal<Cell>,
  phrase: (cell: Cell) => string,
): (cell: Cell) => string {
  const said = useRef<string[]>([]),
    timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const step = useSignal(0), done = useRef(0);
  // A step lets a few change; whatever else renders the board is news.
  let left = step.value - done.current;
  const wait = left > 0 ? STEP : PAUSE;
  done.current = step.value;
  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  stop();
  useEffect(() => stop, []);
  return (cell) => {
    const now = phrase(cell), before = said.current[cell] ?? now;
    const isNew = before === now || cell === cursor.peek() || left-- > 0;
    if (!isNew) timer.current ??= setTimeout(() => step.value += FEW, wait);
    return said.current[cell] = isNew ? now : before;
  };
}
