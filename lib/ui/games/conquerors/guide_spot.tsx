/** The guide's place at a table. */

import { effect, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { EMPTY } from "../../../automaton/board.ts";
import type { Table } from "./table.ts";

type GuideModule = typeof import("./guide/guide.tsx");

/** The guide is fetched when a guided person has something to be guided by, not with the page. */
export function GuideSpot({ table }: { readonly table: Table }) {
  const loaded = useSignal<GuideModule | undefined>(undefined);
  useEffect(() =>
    effect(() => {
      if (!table.guidance.guided.value || !hasLife(table)) return;
      // Where it cannot be fetched the board still shows the next generation.
      import("./guide/guide.tsx").then((module) => loaded.value = module, () => {});
    }), []);
  if (!table.guidance.guided.value || !loaded.value) return null;
  return <loaded.value.Guide table={table} />;
}

function hasLife({ drafted, match }: Table): boolean {
  return drafted.value.length > 0 ||
    match.position.value.board.cells.some((state) => state !== EMPTY);
}
