/** The arrow pad of a table: it moves the aim, and acts there. */

import type { AnyPlayed } from "../../games/known_games.ts";
import { ArrowPad } from "../board/arrow_pad.tsx";
import { press } from "./press.ts";
import type { Table } from "./table.ts";

export interface NudgePadProps<Kind extends AnyPlayed> {
  readonly table: Table<Kind>;
}

export function NudgePad<Kind extends AnyPlayed>({ table }: NudgePadProps<Kind>) {
  const { words: { table: words }, toolInHand } = table;
  const nudge = (key: string) => {
    press(table, { key, ctrlKey: false, shiftKey: false });
    table.pointing.value = { ...table.pointing.peek(), cursorShown: true };
  };
  return (
    <ArrowPad
      words={table.words}
      act={toolInHand?.aim ? toolInHand.label : words.place}
      onMove={nudge}
      onAct={() => table.touch(table.cursor.value)}
    />
  );
}
