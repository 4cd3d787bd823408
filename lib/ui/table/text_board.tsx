/**
 * The table's board for keyboard and screen reader, put into the page when it is first focused.
 */

import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { AnyGame } from "../../games/known_games.ts";
import { BoardGrid } from "../board/grid.tsx";
import type { Pointing } from "../board/scene.ts";
import { cellPhrase } from "../board/speech.ts";
import { readSetting } from "../settings/settings.ts";
import { press } from "./answers.ts";
import type { Table } from "./table.ts";

export interface TextBoardProps<Kind extends AnyGame> {
  readonly table: Table<Kind>;
  readonly pointing: Signal<Pointing>;
  /** Leaves the board for the text field or the help. */
  readonly onGo: (to: "field" | "help") => void;
}

export function TextBoard<Kind extends AnyGame>(props: TextBoardProps<Kind>) {
  const isOpen = useSignal(false), isAsked = useRef(false);
  useEffect(() => {
    if (readSetting("textBoard") === "always") isOpen.value = true;
  }, []);
  const { table, pointing, onGo } = props;
  const { board, words, ui, drafted, guidance: { next } } = table;
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
