/** The arrow pad of a table. */

import type { AnyGame } from "../../games/known_games.ts";
import { PadSpot } from "../board/pad_spot.tsx";
import type { Table } from "./table.ts";

type Keys = typeof import("./press.ts");

let fetched: Promise<Keys | undefined> | undefined;

/** What moves the aim. All wait for one promise: two imports of a script may end in another order. */
function fetchKeys(): Promise<Keys | undefined> {
  return fetched ??= import("./press.ts").catch(() => fetched = undefined);
}

export function NudgePad<Kind extends AnyGame>({ table }: { readonly table: Table<Kind> }) {
  const { words: { table: words }, toolInHand } = table;
  const nudge = async (key: string) => {
    const keys = await fetchKeys();
    keys?.press(table, { key, ctrlKey: false, shiftKey: false });
    table.pointing.value = { ...table.pointing.peek(), cursorShown: true };
  };
  const act = async () => {
    // The aim may not have moved yet, as was asked before.
    await fetchKeys();
    table.touch(table.cursor.value);
  };
  return (
    <PadSpot
      words={table.words}
      act={toolInHand?.aim ? toolInHand.label : words.place}
      onMove={nudge}
      onAct={act}
    />
  );
}
