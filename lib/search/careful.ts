/**
 * Cells that can live: levels leave out those that are certain to die (TR-001 §3.3), if there are
 * others. By itself a cell may yet get neighbors from the rest of the turn; with too many it is
 * lost, and so is one that too few cells follow.
 */

import { setCell } from "../automaton/bitboard.ts";
import { type Cell, EMPTY } from "../automaton/board.ts";
import { OWN, RIVAL, type Situation } from "./situation.ts";
import { countIn, windowAround } from "./window.ts";

/** Neighbors with which a cell lives on. */
const FEWEST = 2;
const MOST = 3;

/** What is known while cells of one turn are tried. */
interface Trial {
  readonly situation: Situation;
  readonly legal: ReadonlySet<Cell>;
  /** Whether a rival's cell is a neighbor to rely on. */
  readonly trusts: boolean;
}

/** Those that live among own cells which are there already; the board has the cells `placed`. */
export function carefulNow(
  situation: Situation,
  candidates: readonly Cell[],
  placed: readonly Cell[],
): Cell[] {
  const trial = { situation, legal: new Set<Cell>(), trusts: false };
  return candidates.filter((cell) => canLive(trial, cell, placed, 0));
}

/**
 * Those with which every cell placed this turn can live on, if `left` more follow well; the board
 * has the cells `placed`.
 */
export function carefulLater(
  situation: Situation,
  candidates: readonly Cell[],
  placed: readonly Cell[],
  left: number,
): Cell[] {
  const trial = { situation, legal: new Set(situation.legal), trusts: true };
  return candidates.filter((cell) => canLive(trial, cell, placed, left));
}

/** Whether all live on with this cell and `left` more. */
function canLive(trial: Trial, cell: Cell, placed: readonly Cell[], left: number): boolean {
  const { board } = trial.situation;
  setCell(board, cell, OWN);
  const isSaved = canBeSaved(trial, [...placed, cell], left);
  setCell(board, cell, EMPTY);
  return isSaved;
}

function canBeSaved(trial: Trial, placed: readonly Cell[], left: number): boolean {
  const { board } = trial.situation, needs: number[] = [];
  for (const cell of placed) {
    const near = windowAround(board, cell, 1);
    const own = countIn(board, OWN, near) - 1, all = own + countIn(board, RIVAL, near);
    const need = FEWEST - (trial.trusts ? all : own);
    if (need > left || all > MOST) return false;
    needs.push(need);
  }
  const needy = placed.filter((_, n) => needs[n]! > 0);
  if (needy.length === 0) return true;
  // A block takes three more cells: next to a single one there's room for it almost everywhere.
  if (placed.length === 1) return true;
  return around(trial, needy[0]!, placed).some((next) => canLive(trial, next, placed, left - 1));
}

/** The legal cells next to one, those of the turn left out. */
function around(
  { situation: { rules }, legal }: Trial,
  cell: Cell,
  placed: readonly Cell[],
): Cell[] {
  const column = cell % rules.width, cells: Cell[] = [];
  for (let down = -1; down <= 1; down++) {
    for (let right = -1; right <= 1; right++) {
      const next = cell + down * rules.width + right;
      const isBeside = column + right >= 0 && column + right < rules.width;
      if (isBeside && legal.has(next) && !placed.includes(next)) cells.push(next);
    }
  }
  return cells;
}
