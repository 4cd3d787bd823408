/** A two-colony game at one moment, and what can be read off it. */

import { type Board, type Cell, columnOf, EMPTY, type State } from "../../automaton/board.ts";
import type { Outcome, Seat, Tally } from "../game.ts";
import { type LifeRules, needsOf, type Zone, zoneOf, ZONES } from "./rules.ts";

export interface LifePosition {
  readonly board: Board;
  /** Whose turn it is. */
  readonly turn: Seat;
  /** From 1; it rises when the last seat's turn ends, so it passes `rounds` when the game is over. */
  readonly round: number;
  /** Turn ends until each seat may bomb. */
  readonly cooldowns: readonly [number, number];
  /** Turns each seat has skipped. */
  readonly skips: readonly [number, number];
  /** Points the first seat is given when cells decide, for the last move is worth something. */
  readonly komi: number;
  /** Set by the generation that ended the game. */
  readonly outcome: Outcome | null;
}

/** A whole turn: cells placed at once, or one bomb, or one skip. */
export type LifeMove =
  | { readonly place: readonly Cell[] }
  | { readonly bomb: Cell }
  | { readonly pass: true };

/** The color of a seat's cells. */
export function colorOf(seat: Seat): State {
  return seat + 1;
}

function seatOf(color: State): Seat {
  return color - 1;
}

/** The seat on the other side. */
export function rivalOf(seat: Seat): Seat {
  return 1 - seat;
}

/** The zones in which the seat has a live cell. */
export function presence(rules: LifeRules, board: Board, seat: Seat): Set<Zone> {
  return new Set(ZONES.filter((zone) => livesIn(rules, board, seat, zone)));
}

/** Goes column by column, so that no other zone is looked at. */
function livesIn(rules: LifeRules, { cells, width }: Board, seat: Seat, zone: Zone): boolean {
  const color = colorOf(seat);
  for (let column = 0; column < width; column++) {
    if (zoneOf(rules, seat, column) !== zone) continue;
    for (let cell = column; cell < cells.length; cell += width) {
      if (cells[cell] === color) return true;
    }
  }
  return false;
}

/** The zones in which the seat may place this turn (RR-001 §2.3, rules.md C4, C5). */
export function openZones(rules: LifeRules, board: Board, seat: Seat): Set<Zone> {
  return new Set(ZONES.filter((zone) => isOpen(rules, board, seat, zone)));
}

/** Whether the seat may place in the zone this turn: its own home asks nothing of the board. */
export function isOpen(rules: LifeRules, board: Board, seat: Seat, zone: Zone): boolean {
  for (const need of needsOf(rules, zone)) if (!livesIn(rules, board, seat, need)) return false;
  return true;
}

/** The zones that are open to a seat which is alive in these. */
export function zonesOpenTo(rules: LifeRules, alive: ReadonlySet<Zone>): Set<Zone> {
  return new Set(ZONES.filter((zone) => needsOf(rules, zone).every((need) => alive.has(need))));
}

/** Cells of each seat, raw and with those in the rival's home weighted (RR-001 §2.3). */
export function tally(rules: LifeRules, board: Board): Tally {
  const count = [0, 0], score = [0, 0];
  const { cells } = board;
  for (let cell = 0; cell < cells.length; cell++) {
    const state = cells[cell]!;
    if (state === EMPTY) continue;
    const seat = seatOf(state);
    const zone = zoneOf(rules, seat, columnOf(board, cell));
    count[seat]!++;
    score[seat]! += zone === "rival" ? rules.rivalWeight : 1;
  }
  return { count, score };
}
