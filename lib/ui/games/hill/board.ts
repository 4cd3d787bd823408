/** The board of a king of the hill as it is drawn and pointed at. */

import { computed, type Signal } from "@preact/signals";
import type { BoardSource } from "../../board/view.ts";
import { effectsIn } from "../../board/effects.ts";
import { type Pointing, type Scene, stillScene } from "../../board/scene.ts";
import { listenFor } from "../../table/table_board.ts";
import { changesOfTurn } from "./speech.ts";
import type { HillTable } from "./table.ts";

export function hillBoard(table: HillTable, pointing: Signal<Pointing>): BoardSource {
  const last = computed(() => table.match.turns.value.at(-1));
  return {
    scene: computed(() => sceneOf(table, pointing.value)),
    effects: computed(() => last.value ? effectsIn(changesOfTurn(last.value)) : []),
    listen: listenFor(table, pointing),
  };
}

function sceneOf(table: HillTable, { cursorShown, aiming, hover }: Pointing): Scene {
  const { match, drafted } = table;
  const position = match.position.value;
  const may = match.game.reach(position, drafted.value);
  const allowed = (cell: number) => drafted.value.includes(cell) || may(cell) === undefined;
  return {
    ...stillScene(position.board, 0),
    drafted: drafted.value,
    colour: position.turn + 1,
    last: match.turns.value.at(-1)?.move.place ?? [],
    outlook: table.next.value,
    cursor: cursorShown ? table.cursor.value : undefined,
    hover: hover === undefined || !table.myTurn.value
      ? undefined
      : { cell: hover, allowed: allowed(hover) },
    loupe: aiming ? table.cursor.value : undefined,
  };
}
