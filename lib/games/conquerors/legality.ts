/** What a turn of a two-colony game may be (rules.md C3-C7). */

import { type Cell, columnOf, EMPTY, isOnBoard } from "../../automaton/board.ts";
import type { Reach, Refusal } from "../game.ts";
import { type LifeMove, type LifePosition, openZones } from "./position.ts";
import { type LifeRules, zoneOf } from "./rules.ts";

/** Judged on the board at the start of the turn: drafted cells open no zone (rules.md C4). */
export function reach(rules: LifeRules, position: LifePosition, draft: readonly Cell[]): Reach {
  const { board, turn } = position;
  if (position.outcome) return () => "over";
  const open = openZones(rules, board, turn);
  return (cell) => {
    if (!isOnBoard(board, cell)) return "off-board";
    if (draft.includes(cell)) return "repeated";
    if (draft.length >= rules.place) return "too-many";
    if (board.cells[cell] !== EMPTY) return "occupied";
    const zone = zoneOf(rules, turn, columnOf(board, cell));
    if (open.has(zone)) return undefined;
    return zone === "neutral" ? "neutral-locked" : "rival-locked";
  };
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
  // Asked once: what is drafted opens no zone, it is only counted and not to be repeated.
  const draft: Cell[] = [];
  const may = reach(rules, position, draft);
  for (const cell of cells) {
    const refusal = may(cell);
    if (refusal) return refusal;
    draft.push(cell);
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
