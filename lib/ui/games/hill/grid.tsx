/** The board of a king of the hill in words, for keyboard and screen reader. */

import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { BoardGrid } from "../../board/grid.tsx";
import type { Pointing } from "../../board/scene.ts";
import { readSetting } from "../../settings/settings.ts";
import { cellPhrase } from "../../board/speech.ts";
import { press } from "./keys.ts";
import type { HillTable } from "./table.ts";

export interface HillGridProps {
  readonly table: HillTable;
  readonly pointing: Signal<Pointing>;
}

export function HillGrid({ table, pointing }: HillGridProps) {
  const isOpen = useSignal(false), isAsked = useRef(false);
  useEffect(() => {
    if (readSetting("textBoard") === "always") isOpen.value = true;
  }, []);
  const { words } = table;
  const open = () => isOpen.value = isAsked.current = true;
  if (!isOpen.value) {
    return (
      <button type="button" class="visually-hidden" onFocus={open} onClick={open}>
        {words.board.open}
      </button>
    );
  }
  const { board } = table, drafted = table.drafted.value, next = table.next.value;
  return (
    <BoardGrid
      board={board}
      label={words.board.label(board.height, board.width)}
      cursor={table.cursor}
      takesFocus={isAsked.current}
      phrase={(cell) => cellPhrase(words, board, drafted, cell, next)}
      onKey={({ key, ctrlKey }) => !ctrlKey && press(table, key)}
      onTouch={(cell) => table.touch(cell)}
      onFocus={(cursorShown) => pointing.value = { ...pointing.peek(), cursorShown }}
    />
  );
}
