/** A table's board as it is drawn and pointed at. */

import { batch, computed } from "@preact/signals";
import type { Cell } from "../../automaton/board.ts";
import type { AnyPlayed } from "../../games/known_games.ts";
import { type Held, listenToPointer, type PointerHandlers } from "../board/pointer.ts";
import { type Pointing, type Scene, stillScene } from "../board/scene.ts";
import type { BoardSource } from "../board/canvas.tsx";
import { viewerOf } from "./match.ts";
import type { Table } from "./table.ts";

export function boardOf<Kind extends AnyPlayed>(table: Table<Kind>): BoardSource {
  const { ui } = table;
  return {
    scene: computed(() => sceneOf(table, table.pointing.value)),
    prepare: () => table.teller.prepare(),
    skip: () => table.teller.skip(),
    listen: listenFor(table),
    ...ui.marks && { marks: ui.marks },
  };
}

/** Who listens to pointers for a table. */
function listenFor<Kind extends AnyPlayed>(
  table: Table<Kind>,
): NonNullable<BoardSource["listen"]> {
  const { pointing } = table;
  const point = (change: Partial<Pointing>) => {
    pointing.value = { ...pointing.peek(), ...change };
  };
  const isDrafted = (cell: Cell) => !table.toolInHand && table.drafted.peek().includes(cell);
  const handlers: PointerHandlers = {
    click: (cell) => table.tap(cell),
    drag: ({ from, cell }) => isDrafted(from) && table.move(from, cell),
    hover: (hover) => {
      if (hover !== pointing.peek().hover) point({ hover });
    },
    hold: (held) => {
      const before = pointing.peek().held;
      if (held?.cell === before?.cell) return;
      const [was, is] = [before, held].map((held) => held && refusalOf(table, held));
      point({ cursorShown: false, held });
      if (held && !before && table.myTurn.peek()) table.shown.value = undefined;
      if (held && is !== was && !table.isQuestion(held.cell)) table.warn(is);
    },
    lift: (held) =>
      batch(() => {
        const { from, cell } = held, isDragged = from !== cell && isDrafted(from);
        point({ held: undefined });
        // Why not was said when the finger came there.
        if (from === cell && table.isQuestion(cell)) return table.tap(cell);
        if (refusalOf(table, held)) return;
        if (isDragged) table.move(from, cell);
        else table.touch(cell);
      }),
  };
  return (canvas, cellAt) => listenToPointer(canvas, cellAt, handlers);
}

/** Why nothing will be done where a finger is. */
function refusalOf<Kind extends AnyPlayed>(table: Table<Kind>, { from, cell }: Held) {
  const isDragged = from !== cell && table.drafted.value.includes(from);
  return table.refusalAt(cell, isDragged ? from : undefined);
}

/** The scene of a table as one person sees it. Reads signals, so an effect around it follows them. */
export function sceneOf<Kind extends AnyPlayed>(table: Table<Kind>, pointing: Pointing): Scene {
  const { match, ui, guidance, toolInHand } = table;
  const { cursorShown, held, hover } = pointing, past = table.past;
  if (past) {
    const board = match.game.board(past.after);
    const last = ui.cellsOf(past), marked = table.named.value;
    return { ...stillScene(board, ui.home ?? 0), last, lastColor: past.seat + 1, marked };
  }
  const still = { ...stillScene(table.board, ui.home ?? 0), locked: table.locked.value };
  const told = table.teller.scene.value;
  if (told) return { ...still, ...told };
  const aim = toolInHand?.aim, target = aim && held ? held.cell : table.target.value;
  const pointed = held?.cell ?? (table.myTurn.value ? hover : undefined);
  const last = match.turns.value.at(-1), asked = table.asked.value;
  const drafted = table.sent ?? (held ? draftWith(table, held) : table.drafted.value);
  return {
    ...still,
    drafted,
    color: viewerOf(match) + 1,
    last: lastCells(table),
    lastColor: last && last.seat + 1,
    past: drafted.length > 0 ? undefined : table.lastChanges.value,
    blast: target === undefined ? [] : aim?.strikes(match.position.value, target) ?? [],
    outlook: guidance.outlook.value,
    outlookName: ui.words.table.nextGeneration(guidance.ahead.value),
    marked: [
      ...guidance.marked.value,
      ...table.outlined.value,
      ...table.named.value,
      ...asked?.near ?? [],
    ],
    asked,
    advised: guidance.advised.value,
    cursor: cursorShown ? table.cursor.value : undefined,
    hover: pointed === undefined ? undefined : {
      cell: pointed,
      allowed: table.isQuestion(pointed) ||
        !refusalOf(table, held ?? { from: pointed, cell: pointed }),
    },
    loupe: held?.cell,
  };
}

/** The cells of the last turn, unless it was the player's own. */
function lastCells<Kind extends AnyPlayed>({ match, ui }: Table<Kind>): readonly Cell[] {
  const last = match.turns.value.at(-1);
  if (!last) return [];
  const isNext = match.mine.includes(match.game.turn(last.after));
  return isNext || !match.mine.includes(last.seat) ? ui.cellsOf(last) : [];
}

/** The draft as it would be if a finger were lifted where it is. */
function draftWith<Kind extends AnyPlayed>(table: Table<Kind>, held: Held): readonly Cell[] {
  const drafted = table.drafted.value, { from, cell } = held;
  const isPlaced = !table.toolInHand?.aim && !drafted.includes(cell) && !refusalOf(table, held);
  return isPlaced ? [...drafted.filter((other) => other !== from), cell] : drafted;
}
