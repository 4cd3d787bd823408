/**
 * The table's board for keyboard and screen reader, put into the page when it is first focused.
 */

import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { answer } from "./answers.ts";
import { type KeyAction, keyAction } from "../../board/keys.ts";
import type { Pointing } from "../../board/scene.ts";
import { readSetting } from "../../settings/settings.ts";
import { cellPhrase } from "../../board/speech.ts";
import type { Table } from "./table.ts";
import { BoardGrid } from "../../board/grid.tsx";

export interface TextBoardProps {
  readonly table: Table;
  readonly pointing: Signal<Pointing>;
  /** Leaves the board for the text field or the help. */
  readonly onGo: (to: "field" | "help") => void;
}

export function TextBoard(props: TextBoardProps) {
  const isOpen = useSignal(false);
  const isAsked = useRef(false);
  useEffect(() => {
    if (readSetting("textBoard") === "always") isOpen.value = true;
  }, []);
  if (isOpen.value) return <Grid {...props} takesFocus={isAsked.current} />;
  const open = () => isOpen.value = isAsked.current = true;
  return (
    <button type="button" class="visually-hidden" onFocus={open} onClick={open}>
      {props.table.words.board.open}
    </button>
  );
}

function Grid({ table, pointing, onGo, takesFocus }: TextBoardProps & { takesFocus: boolean }) {
  const { match: { game, position }, words, cursor, drafted, guidance: { next } } = table;
  const { board } = position.value;
  const onKey = (event: KeyboardEvent) => {
    const action = keyAction(game.rules, board, cursor.peek(), event);
    if (!action) return false;
    if ("go" in action) onGo(action.go);
    else act(table, action);
    return true;
  };
  return (
    <BoardGrid
      board={board}
      label={words.board.label(board.height, board.width)}
      cursor={cursor}
      takesFocus={takesFocus}
      phrase={(cell) => cellPhrase(words, board, drafted.value, cell, next.value)}
      onKey={onKey}
      onTouch={(cell) => table.touch(cell)}
      onFocus={(cursorShown) => pointing.value = { ...pointing.peek(), cursorShown }}
    />
  );
}

/** Does what a key asks for at the cursor. */
function act(table: Table, action: Exclude<KeyAction, { go: unknown }>): void {
  const cell = table.cursor.peek();
  if ("move" in action) table.cursor.value = action.move;
  else if ("word" in action) table.say(answer(table, action.word));
  else if ("none" in action) {
    if (action.none === "edge") table.stopAtEdge();
    else table.say(table.words.say.noneFound);
  } else if (action.act === "touch") table.touch(cell);
  else if (action.act === "bomb") {
    table.take("bomb");
    if (table.tool.value === "bomb") table.touch(cell);
  } else if (action.act === "skip") table.take("skip");
  else table[action.act]();
}
