/** A table's board as it is drawn and pointed at. */

import { computed } from "@preact/signals";
import type { Cell } from "../../automaton/board.ts";
import type { AnyGame } from "../../games/known_games.ts";
import { effectsIn } from "../board/effects.ts";
import { listenToPointer, type PointerHandlers } from "../board/pointer.ts";
import { type Pointing, type Scene, stillScene } from "../board/scene.ts";
import type { BoardSource } from "../board/view.ts";
import { viewerOf } from "./match.ts";
import type { Table } from "./table.ts";

export function boardOf<Kind extends AnyGame>(table: Table<Kind>): BoardSource {
  const { match, ui } = table;
  const effects = computed(() => {
    const last = match.turns.value.at(-1), changes = last && table.changesOf(last);
    return changes ? [...effectsIn(changes), ...ui.effectsOf?.(last!) ?? []] : [];
  });
  return {
    scene: computed(() => sceneOf(table, table.pointing.value)),
    effects,
    listen: listenFor(table),
    ...ui.marks && { marks: ui.marks },
  };
}

/** Who listens to pointers for a table. */
function listenFor<Kind extends AnyGame>(
  table: Table<Kind>,
): NonNullable<BoardSource["listen"]> {
  const { pointing } = table;
  const point = (change: Partial<Pointing>) => {
    pointing.value = { ...pointing.peek(), ...change };
  };
  const handlers: PointerHandlers = {
    tap: (cell) => table.touch(cell),
    hover: (hover) => {
      if (hover !== pointing.peek().hover) point({ hover });
    },
    aim: (cell) => {
      table.cursor.value = cell;
      point({ cursorShown: true, aiming: true });
    },
    aimed: () => point({ aiming: false }),
  };
  return (canvas, geometry) => listenToPointer(canvas, geometry, handlers);
}

/** The scene of a table as one person sees it. Reads signals, so an effect around it follows them. */
export function sceneOf<Kind extends AnyGame>(table: Table<Kind>, pointing: Pointing): Scene {
  const { match, ui, guidance, toolInHand } = table;
  const { cursorShown, aiming, hover } = pointing;
  const target = table.target.value, past = table.past;
  if (past) {
    const board = match.game.board(past.after);
    return { ...stillScene(board, ui.home ?? 0), last: ui.cellsOf(past) };
  }
  return {
    ...stillScene(table.board, ui.home ?? 0),
    locked: ui.locked?.(match) ?? [],
    drafted: table.drafted.value,
    colour: viewerOf(match) + 1,
    last: [...lastCells(table), ...table.outlined.value],
    blast: target === undefined ? [] : toolInHand?.aim?.strikes(match.position.value, target) ?? [],
    outlook: guidance.outlook.value,
    marked: guidance.marked.value,
    advised: guidance.advised.value,
    cursor: cursorShown ? table.cursor.value : undefined,
    hover: hover === undefined || !table.myTurn.value
      ? undefined
      : { cell: hover, allowed: isAllowed(table, hover) },
    loupe: aiming ? table.cursor.value : undefined,
  };
}

/** The cells of the last turn, unless it was one's own. */
function lastCells<Kind extends AnyGame>({ match, ui }: Table<Kind>): readonly Cell[] {
  const last = match.turns.value.at(-1);
  if (!last) return [];
  const isNext = match.mine.includes(match.game.turn(last.after));
  return isNext || !match.mine.includes(last.seat) ? ui.cellsOf(last) : [];
}

function isAllowed<Kind extends AnyGame>(table: Table<Kind>, cell: Cell): boolean {
  const { match, drafted, toolInHand } = table;
  if (toolInHand || drafted.value.includes(cell)) return true;
  return match.game.reach(match.position.value, drafted.value)(cell) === undefined;
}
