/** The arrow pad of a table. */

import type { AnyGame } from "../../games/known_games.ts";
import { PadSpot } from "../board/pad_spot.tsx";
import type { Table } from "./table.ts";

export function NudgePad<Kind extends AnyGame>({ table }: { readonly table: Table<Kind> }) {
  const { words: { table: words }, toolInHand } = table;
  const nudge = async (key: string) => {
    const keys = await import("./press.ts").catch(() => undefined);
    keys?.press(table, { key, ctrlKey: false, shiftKey: false });
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
