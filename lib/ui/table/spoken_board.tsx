/** The table's board in words, for keyboard and screen reader. */

import type { AnyPlayed } from "../../games/known_games.ts";
import { BoardGrid } from "../board/grid.tsx";
import { cellPhrase } from "../board/cell_speech.ts";
import type { TableBoardProps } from "./table.ts";
import { useFewAtATime } from "./few_at_a_time.ts";
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
