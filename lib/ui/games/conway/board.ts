/** The board of a game by post as it is drawn and pointed at. */

import { computed, type Signal } from "@preact/signals";
import { colourOf } from "../../../games/conway/position.ts";
import type { BoardSource } from "../../board/view.ts";
import { effectsIn } from "../../board/effects.ts";
import { listenFor } from "../../table/table_board.ts";
import { type Pointing, type Scene, stillScene } from "../../board/scene.ts";
import { EIGHT } from "./eight_marks.ts";
import { changesOfTurn } from "./speech.ts";
import type { PostTable } from "./table.ts";

export function postBoard(table: PostTable, pointing: Signal<Pointing>): BoardSource {
  const last = computed(() => table.match.turns.value.at(-1));
  return {
    marks: EIGHT,
    scene: computed(() => sceneOf(table, pointing.value)),
    effects: computed(() => last.value ? effectsIn(changesOfTurn(last.value)) : []),
    listen: listenFor(table, pointing),
  };
}

function sceneOf(table: PostTable, { cursorShown, aiming, hover }: Pointing): Scene {
  const { match, drafted } = table;
  const { board, turn } = match.position.value;
  const may = match.game.reach(match.position.value, drafted.value);
  const allowed = (cell: number) => drafted.value.includes(cell) || may(cell) === undefined;
  return {
    ...stillScene(board, 0),
    drafted: drafted.value,
    colour: colourOf(turn),
    last: lastCells(table),
    outlook: table.next.value,
    cursor: cursorShown ? table.cursor.value : undefined,
    hover: hover === undefined || !table.myTurn.value
      ? undefined
      : { cell: hover, allowed: allowed(hover) },
    loupe: aiming ? table.cursor.value : undefined,
  };
}

function lastCells({ match }: PostTable): readonly number[] {
  const move = match.turns.value.at(-1)?.move;
  return move && "place" in move ? move.place : [];
}
