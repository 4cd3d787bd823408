/** What a turn of a two-colony game may be (rules.md C3-C7). */

import { type Cell, columnOf, EMPTY, isOnBoard } from "../../automaton/board.ts";
import type { Reach, Refusal } from "../game.ts";
import { isOpen, type LifeMove, type LifePosition } from "./position.ts";
import { type LifeRules, zoneOf } from "./rules.ts";

/** Judged on the board at the start of the turn: drafted cells open no zone (rules.md C4). */
export function reach(rules: LifeRules, position: LifePosition, draft: readonly Cell[]): Reach {
  if (position.outcome) return () => "over";
  const ground = groundOf(rules, position);
  return (cell) => refuseCell(rules, position, ground, draft, draft.length, cell);
}

/** Why a cell of the board can't be placed on, whatever else is. */
function groundOf(rules: LifeRules, { board, turn }: LifePosition): Reach {
  // Asked at the first cell of each zone: most turns place in few, and the board is large.
  let neutral: boolean | undefined, rival: boolean | undefined;
  return (cell) => {
    if (board.cells[cell] !== EMPTY) return "occupied";
    const zone = zoneOf(rules, turn, columnOf(board, cell));
    if (zone === "home") return undefined;
    if (zone === "neutral") {
      neutral ??= isOpen(rules, board, turn, zone);
      return neutral ? undefined : "neutral-locked";
    }
    rival ??= isOpen(rules, board, turn, zone);
    return rival ? undefined : "rival-locked";
  };
}

/** Why a cell can't follow the first `drafted` cells of a list. */
function refuseCell(
  { place }: LifeRules,
  { board }: LifePosition,
  ground: Reach,
  list: readonly Cell[],
  drafted: number,
  cell: Cell,
): Refusal | undefined {
  if (!isOnBoard(board, cell)) return "off-board";
  for (let i = 0; i < drafted; i++) if (list[i] === cell) return "repeated";
  return drafted >= place ? "too-many" : ground(cell);
}

/** Why the move is not legal now; undefined when it is. */
export function refuse(
  rules: LifeRules,
  position: LifePosition,
  move: LifeMove,
): Refusal | undefined {
  if (position.outcome) return "over";
  if ("place" in move) return refusePlacement(rules, position, move.place);
  if ("bomb" in move) return refuseBomb(rules, position, move.bomb);
  return refuseSkip(rules, position);
}

function refusePlacement(
  rules: LifeRules,
  position: LifePosition,
  cells: readonly Cell[],
): Refusal | undefined {
  const ground = groundOf(rules, position);
  for (let i = 0; i < cells.length; i++) {
    const refusal = refuseCell(rules, position, ground, cells, i, cells[i]!);
    if (refusal) return refusal;
  }
  if (cells.length === rules.place) return undefined;
  const quota = Math.min(rules.place, placeable(rules, position).length);
  if (cells.length < quota) return "too-few";
  return quota > 0 || mustPlaceNothing(rules, position) ? undefined : "too-few";
}

/** With no cell to place on and no bomb or skip left, the turn is an empty placement (rules.md C6). */
export function mustPlaceNothing(rules: LifeRules, position: LifePosition): boolean {
  return refuseBomb(rules, position, 0) !== undefined && refuseSkip(rules, position) !== undefined;
}

/** Why the seat to move may not bomb the target. */
export function refuseBomb(
  rules: LifeRules,
  position: LifePosition,
  target: Cell,
): Refusal | undefined {
  if (position.round < rules.bombRound) return "bomb-early";
  if (position.cooldowns[position.turn]! > 0) return "bomb-cooling";
  return isOnBoard(position.board, target) ? undefined : "off-board";
}

/** Why the seat to move may not skip. */
export function refuseSkip(rules: LifeRules, position: LifePosition): Refusal | undefined {
  return position.skips[position.turn]! < rules.skips ? undefined : "skip-used";
}

/** The empty cells on which the seat to move may place. */
export function placeable(rules: LifeRules, position: LifePosition): Cell[] {
  const may = reach(rules, position, []);
  const cells: Cell[] = [];
  for (let cell = 0; cell < position.board.cells.length; cell++) {
    if (!may(cell)) cells.push(cell);
  }
  return cells;
}
