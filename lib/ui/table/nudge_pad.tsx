/** The pad that aims at a table's board and places there. */

import type { AnyGame } from "../../games/known_games.ts";
import { ArrowPad } from "../board/arrow_pad.tsx";
import type { PadProps } from "./game_ui.ts";
import { press } from "./press.ts";
import type { Table } from "./table.ts";

export function NudgePad<Kind extends AnyGame>({ table, hasNews }: PadProps<Kind>) {
  const nudge = (key: string) => {
    press(table, { key, ctrlKey: false, shiftKey: false });
    table.pointing.value = { ...table.pointing.peek(), cursorShown: true };
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
function LookButton<Kind extends AnyGame>({ table }: { readonly table: Table<Kind> }) {
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
