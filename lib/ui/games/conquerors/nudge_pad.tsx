/** The pad that aims at a table's board and places there. */

import type { Signal } from "@preact/signals";
import { keyAction } from "../../board/keys.ts";
import type { Pointing } from "../../board/scene.ts";
import type { Table } from "./table.ts";
import { ArrowPad } from "../../board/arrow_pad.tsx";

export interface NudgePadProps {
  readonly table: Table;
  readonly pointing: Signal<Pointing>;
  readonly hasNews: boolean;
}

export function NudgePad({ table, pointing, hasNews }: NudgePadProps) {
  const nudge = (key: string) => {
    const { game, position } = table.match;
    const press = { key, ctrlKey: false, shiftKey: false };
    const action = keyAction(game.rules, position.value.board, table.cursor.value, press);
    if (action && "move" in action) table.cursor.value = action.move;
    else table.stopAtEdge();
    pointing.value = { ...pointing.peek(), cursorShown: true };
  };
  return (
    <ArrowPad
      words={table.words}
      act={table.words.table.place}
      onMove={nudge}
      onAct={() => table.touch(table.cursor.value)}
      hasNews={hasNews}
    >
      {table.guidance.guided.value && <LookButton table={table} />}
    </ArrowPad>
  );
}

/** Shows how far ahead the board looks, where there is no place for it beside all else. */
function LookButton({ table }: { readonly table: Table }) {
  return (
    <button
      type="button"
      class="nudge-look"
      aria-label={table.words.table.lookAhead}
      aria-pressed={`${table.guidance.looking.value}`}
      onClick={() => table.guidance.look()}
    >
      »
    </button>
  );
}
