/** Turns as provers speak of them: only the cells that matter, and how to fill them up. */

import type { Cell } from "../automaton/board.ts";
import type { LifeMove } from "../games/conquerors/position.ts";
import { filledUp } from "../search/fill_up.ts";
import { blastRows, columnOfBit } from "../search/side.ts";
import { type Color, type Ground, legalRows, toggle, Unsupported } from "./ground.ts";

/** The cells of a turn that matter, or a bomb; no cells stand for any turn that changes nothing. */
export type Core = { readonly place: readonly Cell[] } | { readonly bomb: Cell };

/** Writes the board with the turn made, before its generation. */
export function makeTurn(
  ground: Ground,
  words: Int32Array,
  color: Color,
  turn: Core,
  out: Int32Array,
): void {
  out.set(words);
  if ("place" in turn) return toggle(ground, out, color, turn.place);
  const { columns, from, to } = blastRows(ground.width, ground.height, turn.bomb);
  for (let i = 2 * from; i < 2 * to; i++) out[i]! &= ~columns;
}

/**
 * A legal turn with these cells whose other cells change nothing: each dies alone. Undefined where
 * there is no room for them.
 */
function fillUp(
  ground: Ground,
  words: Int32Array,
  color: Color,
  core: Core,
): LifeMove | undefined {
  if ("bomb" in core) return core;
  const { width, height, rules: { place } } = ground;
  const side = { width, height, words, color, legal: legalRows(ground, words, color), place };
  const cells = filledUp(side, core.place);
  return cells && { place: cells };
}

/** The same; throws where there is no room. */
export function mustFillUp(
  ground: Ground,
  words: Int32Array,
  color: Color,
  core: Core,
): LifeMove {
  const move = fillUp(ground, words, color, core);
  if (!move) throw new Unsupported("There is no room for cells that change nothing");
  return move;
}

/**
 * Whether a color's replies can always be filled up, whatever turn comes before. It has spare cells at
 * home, as many as a turn places, so far from all life and from the mover's reach that neither the
 * turn nor its generation comes near, and so far apart that no cell of the reply is near two of them.
 */
export function hasRoom(ground: Ground, words: Int32Array, color: Color): boolean {
  const { width, height, rules: { place } } = ground;
  const mover = (1 - color) as Color;
  const reach = legalRows(ground, words, mover);
  const home = ground.zones[color].home;
  let spares = 0;
  const taken: Cell[] = [];
  for (let row = 0; row < height && spares < place; row++) {
    let near = 0;
    for (let r = Math.max(0, row - 4); r <= Math.min(height - 1, row + 4); r++) {
      near |= words[2 * r]! | words[2 * r + 1]! | reach[r]!;
    }
    for (let distance = 0; distance < 4; distance++) near |= near << 1 | near >>> 1;
    for (let bits = home & ~near; bits !== 0 && spares < place; bits &= bits - 1) {
      const column = columnOfBit(bits);
      const isApart = taken.every((cell) =>
        row - Math.floor(cell / width) > 4 || Math.abs(column - cell % width) > 4
      );
      if (!isApart) continue;
      taken.push(row * width + column);
      spares++;
    }
  }
  return spares === place;
}

/** Whether all cells of the one are in the other. */
export function includesAll(cells: readonly Cell[], others: readonly Cell[]): boolean {
  return others.every((cell) => cells.includes(cell));
}

/** The sets that include no other one. */
export function minimal(sets: readonly (readonly Cell[])[]): readonly (readonly Cell[])[] {
  const rising = sets.toSorted((a, b) => a.length - b.length);
  const kept: (readonly Cell[])[] = [];
  for (const set of rising) {
    if (!kept.some((one) => includesAll(set, one))) kept.push(set);
  }
  return kept;
}
