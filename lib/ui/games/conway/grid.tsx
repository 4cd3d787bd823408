/** The torus in words, for keyboard and screen reader. */

import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { BoardGrid } from "../../board/grid.tsx";
import type { Pointing } from "../../board/scene.ts";
import { readSetting } from "../../settings/settings.ts";
import { carryOut } from "./answers.ts";
import { postKey } from "./keys.ts";
import { cellPhrase } from "./speech.ts";
import type { PostTable } from "./table.ts";

export interface PostGridProps {
  readonly table: PostTable;
  readonly pointing: Signal<Pointing>;
}

export function PostGrid({ table, pointing }: PostGridProps) {
  const isOpen = useSignal(false);
  const isAsked = useRef(false);
  useEffect(() => {
    if (readSetting("textBoard") === "always") isOpen.value = true;
  }, []);
  const open = () => isOpen.value = isAsked.current = true;
  if (!isOpen.value) {
    return (
      <button type="button" class="visually-hidden" onFocus={open} onClick={open}>
        {table.words.board.open}
      </button>
    );
  }
  const { board } = table.match.position.value;
  const onKey = ({ key, ctrlKey }: KeyboardEvent) => {
    const asked = ctrlKey ? undefined : postKey(board, table.cursor.peek(), key);
    if (!asked) return false;
    if ("go" in asked) table.cursor.value = asked.go;
    else if ("touch" in asked) table.touch(asked.touch);
    else carryOut(table, asked.word);
    return true;
  };
  return (
    <BoardGrid
      board={board}
      label={table.words.board.label(board.height, board.width)}
      cursor={table.cursor}
      takesFocus={isAsked.current}
      phrase={(cell) => cellPhrase(table, board, table.drafted.value, cell)}
      onKey={onKey}
      onTouch={(cell) => table.touch(cell)}
      onFocus={(cursorShown) => pointing.value = { ...pointing.peek(), cursorShown }}
    />
  );
}
