/** What provers ask of the rules: zones as masks, where a seat may place, and generations as words. */

import { emptyBits, pack } from "../automaton/bitboard.ts";
import { popcount } from "../automaton/bit_count.ts";
import { stepPlane } from "../automaton/bit_kernel.ts";
import type { Cell } from "../automaton/board.ts";
import { refuseBomb } from "../games/conquerors/legality.ts";
import { type LifePosition, rivalOf } from "../games/conquerors/position.ts";
import type { LifeRules } from "../games/conquerors/rules.ts";
import type { Opening } from "../search/reply.ts";
import { openColumns, type ZoneMasks, zoneMasks } from "../search/zones.ts";

/** A seat as the words of a bitboard know it: 0 plays blue, 1 red. */
export type Color = 0 | 1;

/** What never changes in a game of these rules. */
export interface Ground {
  readonly rules: LifeRules;
  readonly width: number;
  readonly height: number;
  /** By seat. */
  readonly zones: readonly [ZoneMasks, ZoneMasks];
  readonly open: readonly [Opening, Opening];
}

export function groundOf(rules: LifeRules): Ground {
  const { width, height } = rules;
  return {
    rules,
    width,
    height,
    zones: [zoneMasks(rules, 0), zoneMasks(rules, 1)],
    open: [openColumns(rules, 0), openColumns(rules, 1)],
  };
}

/** All columns of the board. */
export function allColumns({ zones: [{ home, neutral, rival }] }: Ground): number {
  return home | neutral | rival;
}

export function wordsOf({ board }: LifePosition): Int32Array {
  return pack(board).words;
}

export function emptyWords({ width, height }: Ground): Int32Array {
  return emptyBits(width, height).words;
}

/** Writes the next generation. */
export function live({ width, height }: Ground, words: Int32Array, out: Int32Array): void {
  stepPlane(words, out, width, height, 0, height);
}

/** The columns in which a color has a cell. */
export function columnsAlive({ height }: Ground, words: Int32Array, color: Color): number {
  let alive = 0;
  for (let i = color; i < 2 * height; i += 2) alive |= words[i]!;
  return alive;
}

/** How many cells a color has in the masked columns. */
export function countIn(
  { height }: Ground,
  words: Int32Array,
  color: Color,
  columns = -1,
): number {
  let count = 0;
  for (let i = color; i < 2 * height; i += 2) count += popcount(words[i]! & columns);
  return count;
}

/** Writes the cells on which a color may place, by row. */
export function writeLegal(
  ground: Ground,
  words: Int32Array,
  color: Color,
  out: Int32Array,
): void {
  const open = ground.open[color](columnsAlive(ground, words, color));
  for (let row = 0; row < ground.height; row++) {
    out[row] = open & ~(words[2 * row]! | words[2 * row + 1]!);
  }
}

/** By row, the cells where a color may place. */
export function legalRows(ground: Ground, words: Int32Array, color: Color): Int32Array {
  const rows = new Int32Array(ground.height);
  writeLegal(ground, words, color, rows);
  return rows;
}

/** Adds cells of a color, or takes them off again. */
export function toggle(
  { width }: Ground,
  words: Int32Array,
  color: Color,
  cells: ArrayLike<Cell>,
  size = cells.length,
): void {
  for (let i = 0; i < size; i++) {
    const cell = cells[i]!, row = (cell / width) | 0;
    words[2 * row + color]! ^= 1 << (cell - row * width);
  }
}

/** Whether the seat to move may bomb now, whether its rival may then, and it itself after that. */
export function mayBomb({ rules }: Ground, position: LifePosition): [boolean, boolean, boolean] {
  const { turn, round, cooldowns: [blue, red] } = position;
  const later = (turns: number): LifePosition => ({
    ...position,
    turn: turns % 2 === 0 ? turn : rivalOf(turn),
    round: round + Math.floor((turn + turns) / 2),
    cooldowns: [Math.max(0, blue - turns), Math.max(0, red - turns)],
  });
  const may = [0, 1, 2].map((turns) => refuseBomb(rules, later(turns), 0) === undefined);
  return may as [boolean, boolean, boolean];
}

/** A position that the provers don't judge: there is no puzzle in it. */
export class Unsupported extends Error {
  override name = "Unsupported";
}
