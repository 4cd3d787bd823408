/**
 * The table's board for keyboard and screen reader, put into the page when it is first focused.
 */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { AnyGame } from "../../games/known_games.ts";
import { BoardGrid } from "../board/grid.tsx";
import { cellPhrase } from "../board/speech.ts";
import { readSetting } from "../settings/settings.ts";
import type { TableBoardProps } from "./game_ui.ts";
import { press } from "./press.ts";

export function TextBoard<Kind extends AnyGame>({ table, onGo }: TableBoardProps<Kind>) {
  const isOpen = useSignal(false), isAsked = useRef(false);
  useEffect(() => {
    if (readSetting("textBoard") === "always") isOpen.value = true;
  }, []);
  const { board, words, ui, drafted, pointing, guidance: { next } } = table;
  const open = () => isOpen.value = isAsked.current = true;
  if (!isOpen.value) {
    return (
      <button type="button" class="visually-hidden" onFocus={open} onClick={open}>
        {words.board.open}
      </button>
    );
  }
  const onKey = (event: KeyboardEvent) => {
    const done = press(table, event);
    if (done === "field" || done === "help") onGo(done);
    return done !== undefined;
  };
  return (
    <BoardGrid
      board={board}
      label={words.board.label(board.height, board.width)}
      cursor={table.cursor}
      takesFocus={isAsked.current}
      phrase={(cell) => cellPhrase(ui, board, drafted.value, cell, next.value)}
      onKey={onKey}
      onTouch={(cell) => table.touch(cell)}
      onFocus={(cursorShown) => pointing.value = { ...pointing.peek(), cursorShown }}
    />
  );
}
