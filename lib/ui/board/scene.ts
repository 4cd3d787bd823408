/** What there is to draw at a table, whatever draws it. */

import type { Board, Cell, State } from "../../automaton/board.ts";
import type { Brush } from "./brush.ts";
import type { Changes } from "./changes.ts";
import type { Held } from "./pointer.ts";

export interface Scene {
  readonly board: Board;
  /** Columns of each home zone. */
  readonly home: number;
  /** For each column, whether the person may not place there. */
  readonly locked: readonly boolean[];
  readonly drafted: readonly Cell[];
  readonly color: State;
  /** The cells of the rival's last turn, until the player's is confirmed; to a watcher, of any. */
  readonly last: readonly Cell[];
  /** Whose they are. */
  readonly lastColor?: State | undefined;
  /** What the last turn changed, until something is drafted: its dead leave footprints. */
  readonly past?: Changes | undefined;
  /** What is being told of a turn, and the cells that it draws itself. */
  readonly moment?: Moment | undefined;
  /** The cells an aimed bomb would clear. */
  readonly blast: readonly Cell[];
  /** What the drafted turn will bring, where the person is guided, and what that is called. */
  readonly outlook?: Changes | undefined;
  readonly outlookName?: string;
  /** The cells that somebody speaks of. */
  readonly marked?: readonly Cell[];
  /** The cell that is asked about, and the answer. */
  readonly asked?: { readonly cell: Cell; readonly answer: string } | undefined;
  /** The cells that somebody else would place. */
  readonly advised?: readonly Cell[];
  /** The cell under the keyboard's cursor, while it is in use. */
  readonly cursor: Cell | undefined;
  /** The cell under a mouse or a finger. */
  readonly hover: { readonly cell: Cell; readonly allowed: boolean } | undefined;
  /** The cell that a finger hides, shown enlarged next to it. */
  readonly loupe: Cell | undefined;
}

export interface Moment {
  readonly cells: ReadonlySet<Cell>;
  readonly paint: (brush: Brush) => void;
}

export interface Pointing {
  readonly cursorShown: boolean;
  /** Where a finger is. */
  readonly held: Held | undefined;
  readonly hover: Cell | undefined;
}

/** A board with nothing else on it: all ground is open, for nobody places anything. */
export function stillScene(board: Board, home: number): Scene {
  return {
    board,
    home,
    locked: [],
    drafted: [],
    color: 0,
    last: [],
    blast: [],
    cursor: undefined,
    hover: undefined,
    loupe: undefined,
  };
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
