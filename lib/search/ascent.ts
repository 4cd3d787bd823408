/** Whole turns made better one cell at a time. This module is browser compatible. */

import type { Cell } from "../automaton/board.ts";
import type { Rng } from "../games/game.ts";
import type { LifeMove } from "../games/life_position.ts";
import { below } from "../games/rng.ts";
import type { Judge } from "./judge.ts";
import { cellsIn, nearLife, type Side } from "./side.ts";

/** A turn and what it is worth to the seat that takes it. */
export interface Judged {
  readonly move: LifeMove;
  readonly worth: number;
}

/** Random turns among which an ascent's start is chosen. */
const SEEDS = 120;

/** The best of many random turns: half of them clustered, half near what lives. */
export function seedTurn(judge: Judge, rng: Rng, seeds = SEEDS): Judged {
  const { side } = judge;
  const near = new Int32Array(side.height);
  nearLife(side, side.words, near);
  const all = cellsIn(side.legal, side.width), close = cellsIn(near, side.width);
  let best: Judged | undefined;
  for (let i = 0; i < seeds; i++) {
    const place = i % 2 === 0 || close.length < side.place
      ? clustered(side, all, 1 + (i >> 1) % 2, rng)
      : scattered(close, side.place, rng);
    const worth = judge.worthOf({ place }, best?.worth);
    if (!best || worth > best.worth) best = { move: { place }, worth };
    if (judge.budget.left <= 0) break;
  }
  return best!;
}

/** Different cells of the list, as many as a turn places or there are. */
function scattered(cells: readonly Cell[], place: number, rng: Rng): Cell[] {
  const chosen: Cell[] = [];
  const size = Math.min(place, cells.length);
  while (chosen.length < size) {
    const cell = cells[below(cells.length, rng)]!;
    if (!chosen.includes(cell)) chosen.push(cell);
  }
  return chosen;
}

/** Cells within `radius` of a random one, where there are enough. */
function clustered({ width, place }: Side, all: readonly Cell[], radius: number, rng: Rng): Cell[] {
  if (all.length === 0) return [];
  const centre = all[below(all.length, rng)]!;
  const row = Math.floor(centre / width), column = centre % width;
  const around = all.filter((cell) =>
    Math.abs(Math.floor(cell / width) - row) <= radius && Math.abs(cell % width - column) <= radius
  );
  return scattered(around.length < place ? all : around, place, rng);
}

/**
 * Places each of the turn's cells anew where it does most good, in turns, until none can be placed
 * better. It stops after each for whoever else has something to do.
 */
export function* ascend(judge: Judge, start: Judged): Generator<void, Judged> {
  if (!("place" in start.move)) return start;
  const { width, height } = judge.side;
  const near = new Int32Array(height);
  let { worth } = start, place = [...start.move.place];
  let settled = 0;
  for (let i = 0; settled < place.length && judge.budget.left > 0; i = (i + 1) % place.length) {
    const held = place.filter((_, at) => at !== i);
    judge.hold(held);
    nearLife(judge.side, judge.held, near);
    for (const cell of held) near[Math.floor(cell / width)]! &= ~(1 << (cell % width));
    let best: Cell | undefined;
    for (let row = 0; row < height; row++) {
      for (let word = near[row]!; word !== 0; word &= word - 1) {
        const bit = word & -word;
        const tried = judge.worthWith(row, bit, worth);
        if (tried > worth) [best, worth] = [row * width + 31 - Math.clz32(bit), tried];
      }
    }
    settled++;
    if (best !== undefined) {
      place = place.with(i, best);
      settled = 1;
    }
    yield;
  }
  return { move: { place }, worth };
}
