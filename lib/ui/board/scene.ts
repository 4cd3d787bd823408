/** What there is to draw at a table, apart from how. */

import type { Board, Cell, State } from "../../automaton/board.ts";
import type { Seat } from "../../games/game.ts";
import { colourOf, openZones } from "../../games/conquerors/position.ts";
import { zoneOf } from "../../games/conquerors/rules.ts";
import { blast } from "../../games/conquerors/turn.ts";
import type { Changes } from "./changes.ts";
import type { Match } from "../table/match.ts";
import type { Table } from "../games/conquerors/table.ts";

export interface Scene {
  readonly board: Board;
  /** Columns of each home zone. */
  readonly home: number;
  /** For each column, whether the person may not place there. */
  readonly locked: readonly boolean[];
  readonly drafted: readonly Cell[];
  readonly colour: State;
  /** The cells of the rival's last turn, until one's own is confirmed; to a watcher, of any. */
  readonly last: readonly Cell[];
  /** The cells an aimed bomb would clear. */
  readonly blast: readonly Cell[];
  /** What the drafted turn will bring, where the person is guided. */
  readonly outlook?: Changes | undefined;
  /** The cells that a coach speaks of. */
  readonly marked?: readonly Cell[];
  /** The cells that somebody else would place. */
  readonly advised?: readonly Cell[];
  /** The cell under the keyboard's cursor or the finger's aim, when either is in use. */
  readonly cursor: Cell | undefined;
  /** The cell under a mouse. */
  readonly hover: { readonly cell: Cell; readonly allowed: boolean } | undefined;
  /** The cell that a finger hides, shown enlarged beside it. */
  readonly loupe: Cell | undefined;
}

export interface Pointing {
  readonly cursorShown: boolean;
  /** Whether a finger is down and aims with the cursor. */
  readonly aiming: boolean;
  readonly hover: Cell | undefined;
}

/** A board with nothing else on it: all ground is open, for nobody is to place anything. */
export function stillScene(board: Board, home: number): Scene {
  return {
    board,
    home,
    locked: [],
    drafted: [],
    colour: 0,
    last: [],
    blast: [],
    cursor: undefined,
    hover: undefined,
    loupe: undefined,
  };
}

/** The scene of a table as one person sees it. Reads signals, so an effect around it follows them. */
export function sceneOf(table: Table, { cursorShown, aiming, hover }: Pointing): Scene {
  const { match } = table;
  const position = match.position.value;
  const { board } = position;
  const seat = viewer(match);
  const open = openZones(match.game.rules, board, seat);
  const target = table.target.value;
  return {
    board,
    home: match.game.rules.home,
    locked: Array.from(
      { length: board.width },
      (_, column) =>
        match.result.value === null && !open.has(zoneOf(match.game.rules, seat, column)),
    ),
    drafted: table.drafted.value,
    colour: colourOf(seat),
    last: [...lastCells(match), ...table.outlined.value],
    blast: target === undefined ? [] : blast(board, target),
    outlook: table.guidance.outlook.value,
    marked: table.guidance.marked.value,
    advised: table.guidance.advised.value,
    cursor: cursorShown ? table.cursor.value : undefined,
    hover: hover === undefined || !table.myTurn.value
      ? undefined
      : { cell: hover, allowed: isAllowed(table, hover) },
    loupe: aiming ? table.cursor.value : undefined,
  };
}

/** Through whose eyes the board is seen: the one person's who sits here, else the mover's. */
export function viewer({ mine, position }: Match): Seat {
  return mine.length === 1 ? mine[0]! : position.value.turn;
}

function lastCells({ turns, mine }: Match): readonly Cell[] {
  const last = turns.value.at(-1);
  if (!last || "pass" in last.move) return [];
  if (mine.length > 0 && !mine.includes(last.after.turn)) return [];
  return "bomb" in last.move ? blast(last.before.board, last.move.bomb) : last.move.place;
}

function isAllowed({ match, drafted, tool }: Table, cell: Cell): boolean {
  if (tool.value !== "place" || drafted.value.includes(cell)) return true;
  return match.game.reach(match.position.value, drafted.value)(cell) === undefined;
}

/** The columns in runs: where locked ground begins and ends. */
export function lockedRuns(locked: readonly boolean[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  locked.forEach((isLocked, column) => {
    if (!isLocked) return;
    if (locked[column - 1]) runs.at(-1)!.to = column + 1;
    else runs.push({ from: column, to: column + 1 });
  });
  return runs;
}
