/** The guide's place at a table. */

import { effect, useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { EMPTY } from "../../automaton/board.ts";
import type { AnyGame } from "../../games/known_games.ts";
import type { Table } from "./table.ts";

/** The guide is fetched when a guided person has something to be guided by, not with the page. */
export function GuideSpot<Kind extends AnyGame>({ table }: { readonly table: Table<Kind> }) {
  const loaded = useSignal<{ Guide: ComponentType<{ table: Table<Kind> }> } | undefined>(undefined);
  const { guided } = table.guidance;
  useEffect(() =>
    effect(() => {
      if (!table.ui.guide || !guided.value || !hasLife(table)) return;
      // Where it cannot be fetched the board still shows the next generation.
      table.ui.guide().then((Guide) => loaded.value = { Guide }, () => {});
    }), []);
  if (!guided.value || !loaded.value) return null;
  return <loaded.value.Guide table={table} />;
}

function hasLife<Kind extends AnyGame>({ drafted, board }: Table<Kind>): boolean {
  return drafted.value.length > 0 || board.cells.some((state) => state !== EMPTY);
}
