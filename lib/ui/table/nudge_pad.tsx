/** The arrow pad of a table. */

import type { AnyGame } from "../../games/known_games.ts";
import { PadSpot } from "../board/pad_spot.tsx";
import { press } from "./press.ts";
import type { Table } from "./table.ts";

export function NudgePad<Kind extends AnyGame>({ table }: { readonly table: Table<Kind> }) {
  const { words: { table: words }, toolInHand } = table;
  const nudge = (key: string) => {
    press(table, { key, ctrlKey: false, shiftKey: false });
    table.pointing.value = { ...table.pointing.peek(), cursorShown: true };
  };
  return (
    <PadSpot
      words={table.words}
      act={toolInHand?.aim ? toolInHand.label : words.place}
      onMove={nudge}
      onAct={() => table.touch(table.cursor.value)}
    />
  );
}
