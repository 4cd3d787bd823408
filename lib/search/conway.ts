/**
 * The CPU player of Conway by post: of some likely turns the one after which most would live on, if
 * nobody placed any more.
 */

import { type Board, type Cell, cellAt, columnOf, EMPTY, rowOf } from "../automaton/board.ts";
import { NEUTRAL, plurality } from "../automaton/rule.ts";
import { torusStepper } from "../automaton/torus.ts";
import { reach } from "../games/conway/legality.ts";
import {
  allowance,
  colorOf,
  type ConwayMove,
  type ConwayPosition,
  seatsAlive,
} from "../games/conway/position.ts";
import type { Rng } from "../games/game.ts";
import { below, seededRng } from "../games/kit/rng.ts";

/** A level: one policy, other numbers. */
interface ConwayLevel {
  /** Turns that are weighed. */
  readonly tries: number;
  /** Generations that each is followed for. */
  readonly horizon: number;
  /** What a rival's piece counts against an own one. */
  readonly harm: number;
  /** A turn's worth is up to this much too high, in pieces. */
  readonly noise: number;
}

export const CONWAY_LEVELS = {
  easy: { tries: 12, horizon: 1, harm: 0, noise: 4 },
  normal: { tries: 60, horizon: 4, harm: 0.5, noise: 1.5 },
  hard: { tries: 240, horizon: 8, harm: 2, noise: 0 },
} as const satisfies Readonly<Record<string, ConwayLevel>>;

export type ConwayLevelId = keyof typeof CONWAY_LEVELS;

/** Pieces of a likely turn; more are seldom worth their crowding. */
const MOST_PIECES = 6;

/** How far apart the pieces of a likely turn are, in rows and columns. */
const SPREAD = 2;

/**
 * A legal turn for the seat to move. All chance comes from the seed and the move's number, so that a
 * turn can be recomputed by itself; two levels that meet in one game need two seeds.
 */
export function chooseConway(
  position: ConwayPosition,
  level: ConwayLevelId,
  seed: string,
): ConwayMove {
  if (position.outcome) throw new Error("No turn is legal in a finished game");
  const { tries, horizon, harm, noise } = CONWAY_LEVELS[level];
  const rng = seededRng(`${seed}:${position.move}`);
  const foresee = fortune(position, horizon, harm);
  let best: readonly Cell[] = [], most = foresee(best);
  for (const cells of likelyTurns(position, tries, rng)) {
    const worth = foresee(cells) + rng() * noise;
    if (worth > most) [best, most] = [cells, worth];
  }
  return { place: best };
}

/** Clusters of legal cells, in an order in which they may be placed. */
function* likelyTurns(position: ConwayPosition, tries: number, rng: Rng): Generator<Cell[]> {
  const may = reach(position, []);
  const first = [...position.board.cells.keys()].filter((cell) => !may(cell));
  if (first.length === 0) return;
  const busy = first.filter((cell) => isBusy(position.board, cell));
  const most = Math.min(allowance(position), MOST_PIECES);
  for (let left = tries; left > 0; left--) {
    const pool = left % 2 === 0 && busy.length > 0 ? busy : first;
    const size = most - below(1 + Math.floor(most / 2), rng);
    yield cluster(position, pool[below(pool.length, rng)]!, size, rng);
  }
}

/** Whether any piece is near. */
function isBusy(board: Board, cell: Cell): boolean {
  for (let down = -SPREAD; down <= SPREAD; down++) {
    for (let right = -SPREAD; right <= SPREAD; right++) {
      if (board.cells[beside(board, cell, down, right)] !== EMPTY) return true;
    }
  }
  return false;
}

/** This many cells around the first, or fewer if none can be found at random. */
function cluster(position: ConwayPosition, first: Cell, size: number, rng: Rng): Cell[] {
  const { board } = position, cells = [first];
  const offset = () => below(2 * SPREAD + 1, rng) - SPREAD;
  for (let left = 4 * size; left > 0 && cells.length < size; left--) {
    const cell = beside(board, first, offset(), offset());
    if (!reach(position, cells)(cell)) cells.push(cell);
  }
  return cells;
}

/** The cell some rows and columns away, around the torus. */
function beside(board: Board, cell: Cell, down: number, right: number): Cell {
  return cellAt(board, rowOf(board, cell) + down, columnOf(board, cell) + right, "torus")!;
}

/** What it is worth in pieces to see a rival go, and to have to go. */
const GONE = { rival: 12, own: -200 } as const;

/** The further a generation lies ahead, the less of what it shows will come to pass. */
const CERTAINTY = 0.85;

/**
 * How a turn is weighed by what it leads to if nobody places after it: own pieces less `harm` times those
 * of the average rival, over the generations of the horizon, the next ones most; and who goes meanwhile.
 */
function fortune(
  position: ConwayPosition,
  horizon: number,
  harm: number,
): (cells: readonly Cell[]) => number {
  const own = colorOf(position.turn);
  const rivals = seatsAlive(position).map(colorOf).filter((color) => color !== own);
  const step = torusStepper(position.board, plurality);
  let now = position.board.cells.slice(), next = now.slice();
  const counts = new Int32Array(NEUTRAL + 1);
  return (cells) => {
    now.set(position.board.cells);
    for (const cell of cells) now[cell] = own;
    const gone = new Set<number>();
    let worth = 0;
    for (let ahead = 0, weight = 1; ahead < horizon; ahead++, weight *= CERTAINTY) {
      step(now, next);
      [now, next] = [next, now];
      count(now, counts);
      if (counts[own] === 0) return worth + weight * GONE.own;
      for (const rival of rivals) {
        worth -= weight * harm * counts[rival]! / rivals.length;
        if (counts[rival]! > 0 || gone.has(rival)) continue;
        gone.add(rival);
        worth += weight * GONE.rival;
      }
      worth += weight * counts[own]!;
      if (gone.size === rivals.length) break;
    }
    return worth;
  };
}

/** Pieces by state. */
function count(cells: Uint8Array, counts: Int32Array): void {
  counts.fill(0);
  for (const state of cells) counts[state]!++;
}
