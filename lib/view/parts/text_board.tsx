/**
 * The board for keyboard and screen reader: a grid with one Tab stop, put into the page when it is
 * first focused. What is seen of it is the cursor on the drawn board. This module is browser
 * compatible.
 */

import { type Signal, useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Cell } from "../../automaton/board.ts";
import { answer } from "../answers.ts";
import { type KeyAction, keyAction } from "../board_keys.ts";
import type { Pointing } from "../scene.ts";
import { cellPhrase } from "../speech.ts";
import type { Table } from "../table.ts";

export interface TextBoardProps {
  readonly table: Table;
  readonly pointing: Signal<Pointing>;
  /** Leaves the board for the text field or the help. */
  readonly onGo: (to: "field" | "help") => void;
}

export function TextBoard(props: TextBoardProps) {
  const isOpen = useSignal(false);
  if (isOpen.value) return <Grid {...props} />;
  const open = () => isOpen.value = true;
  return (
    <button type="button" class="visually-hidden" onFocus={open} onClick={open}>
      {props.table.words.board.open}
    </button>
  );
}

function Grid({ table, pointing, onGo }: TextBoardProps) {
  const grid = useRef<HTMLDivElement>(null);
  const { board } = table.match.position.value;
  const cursor = table.cursor.value;

  const focusCell = (cell: Cell) =>
    grid.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
  const showCursor = (cursorShown: boolean) => {
    pointing.value = { ...pointing.peek(), cursorShown };
  };
  // Before anything else is drawn or pressed: what was focused is not there any more.
  useLayoutEffect(() => focusCell(table.cursor.peek()), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return;
    const action = keyAction(table.match.game.rules, board, table.cursor.peek(), event);
    if (!action) return;
    event.preventDefault();
    if ("go" in action) return onGo(action.go);
    act(table, action);
    if ("move" in action) focusCell(action.move);
  };

  const rows = Array.from({ length: board.height }, (_, row) => row);
  return (
    <div
      ref={grid}
      class="visually-hidden"
      role="grid"
      aria-label={table.words.board.label(board.height, board.width)}
      onKeyDown={onKeyDown}
      onFocusIn={() => showCursor(true)}
      onFocusOut={() => showCursor(false)}
    >
      {rows.map((row) => (
        <div role="row" key={row}>
          {rowCells(row, board.width).map((cell) => (
            <span
              role="gridcell"
              key={cell}
              data-cell={cell}
              tabIndex={cell === cursor ? 0 : -1}
              onFocus={() => table.cursor.value = cell}
              onClick={() => table.touch(cell)}
            >
              {cellPhrase(table.words, board, table.drafted.value, cell)}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

function rowCells(row: number, width: number): Cell[] {
  return Array.from({ length: width }, (_, column) => row * width + column);
}

/** Does what a key asks for at the cursor. */
function act(table: Table, action: Exclude<KeyAction, { go: unknown }>): void {
  const cell = table.cursor.peek();
  if ("move" in action) table.cursor.value = action.move;
  else if ("word" in action) table.say(answer(table, action.word));
  else if ("none" in action) {
    table.say(action.none === "edge" ? table.words.say.edge : table.words.say.noneFound);
  } else if (action.act === "touch") table.touch(cell);
  else if (action.act === "bomb") {
    table.take("bomb");
    if (table.tool.value === "bomb") table.touch(cell);
  } else if (action.act === "skip") table.take("skip");
  else table[action.act]();
}
