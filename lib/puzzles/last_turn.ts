/**
 * The best last turn: the one after whose generation a seat leads by most.
 *
 * A placed cell decides the fate of the 3×3 around it and of nothing else. So what a turn gains is
 * the sum of what its groups gain, cells being of one group within two rows and columns of each
 * other: the gains of all groups are counted once, and the best groups that fit a turn put together.
 */

import type { Cell } from "../automaton/board.ts";
import type { Seat } from "../games/game.ts";
import { colorOf, type LifePosition, tally } from "../games/conquerors/position.ts";
import { type LifeRules, zoneOf } from "../games/conquerors/rules.ts";
import { placeable } from "../games/conquerors/legality.ts";

/** A group of cells and how much more the seat leads by with it. */
export interface Group {
  readonly cells: readonly Cell[];
  readonly gain: number;
}

const REACH = 2;
/** The columns and rows around a board that cells may be counted beyond. */
const PAD = 3;

/** Groups smaller than this are all listed first: they say how much larger ones must gain. */
const SMALL = 2;

/**
 * The groups of up to `place` cells that gain something, but for large ones that gain so little that
 * small ones together, or a group with the best of the rest, gain more.
 */
export function gainingGroups(rules: LifeRules, position: LifePosition): Group[] {
  const lister = new GroupLister(rules, position);
  const { place } = rules;
  const groups = lister.list(1, Math.min(SMALL, place), () => -Infinity);
  for (let size = SMALL + 1; size <= place; size++) {
    const bound = boundsOf(place, groups);
    const floor = bestUnions(rules, groups, 0, () => false).gain;
    groups.push(...lister.list(size, size, () => floor - bound[place - size]!));
  }
  return groups;
}

class GroupLister {
  readonly #fates: Fates;
  readonly #legal: readonly number[];
  readonly #isLegal: Uint8Array;
  readonly #seen: Uint8Array;

  constructor(rules: LifeRules, position: LifePosition) {
    this.#fates = new Fates(rules, position);
    this.#legal = placeable(rules, position).map((cell) => this.#fates.at(cell));
    this.#isLegal = new Uint8Array(this.#fates.size);
    this.#seen = new Uint8Array(this.#fates.size);
    for (const cell of this.#legal) this.#isLegal[cell] = 1;
  }

  /** The groups of those sizes that gain something, and no less than is asked of their size. */
  list(from: number, to: number, least: (size: number) => number): Group[] {
    const fates = this.#fates, isLegal = this.#isLegal, seen = this.#seen;
    const groups: Group[] = [];
    const cells: Cell[] = [];
    const lists = Array.from({ length: to + 1 }, () => new Int32Array(fates.size));
    const grow = (count: number, depth: number, gain: number, root: Cell) => {
      const list = lists[depth]!;
      for (let i = count - 1; i >= 0; i--) {
        const cell = list[i]!;
        const now = gain + fates.place(cell);
        cells.push(cell);
        const size = cells.length;
        if (size >= from && now > 0 && now >= least(size)) {
          groups.push({ cells: cells.map((one) => fates.cellOf(one)), gain: now });
        }
        if (size < to) {
          const longer = lists[depth + 1]!;
          longer.set(list.subarray(0, i));
          let end = i;
          for (let row = -REACH; row <= REACH; row++) {
            const first = cell + row * fates.stride - REACH;
            for (let other = first; other <= first + 2 * REACH; other++) {
              if (other <= root || isLegal[other] === 0 || seen[other] !== 0) continue;
              seen[other] = 1;
              longer[end++] = other;
            }
          }
          grow(end, depth + 1, now, root);
          for (let j = i; j < end; j++) seen[longer[j]!] = 0;
        }
        cells.pop();
        fates.take(cell);
      }
    };
    for (const root of this.#legal) {
      seen[root] = 1;
      lists[0]![0] = root;
      grow(1, 0, 0, root);
      seen[root] = 0;
    }
    return groups;
  }
}

/** What becomes of each cell in the generation, kept up as cells are placed and taken. */
class Fates {
  readonly stride: number;
  readonly size: number;
  readonly #width: number;
  /** By cell of the padded board: 0 empty, 1 own, 2 the rival's; and its neighbors, all and own. */
  readonly #states: Uint8Array;
  readonly #around: Int8Array;
  readonly #own: Int8Array;
  /** What an own cell counts there, and what a rival's does; 0 beside the board. */
  readonly #ownWorth: Int8Array;
  readonly #rivalWorth: Int8Array;

  constructor(rules: LifeRules, { board, turn }: LifePosition) {
    this.#width = board.width;
    this.stride = board.width + 2 * PAD;
    this.size = this.stride * (board.height + 2 * PAD);
    this.#states = new Uint8Array(this.size);
    this.#around = new Int8Array(this.size);
    this.#own = new Int8Array(this.size);
    this.#ownWorth = new Int8Array(this.size);
    this.#rivalWorth = new Int8Array(this.size);
    const worth = (seat: Seat, cell: Cell) =>
      zoneOf(rules, seat, cell % board.width) === "rival" ? rules.rivalWeight : 1;
    board.cells.forEach((state, cell) => {
      const at = this.at(cell);
      this.#ownWorth[at] = worth(turn, cell);
      this.#rivalWorth[at] = worth(1 - turn, cell);
      if (state !== 0) this.#add(at, state === colorOf(turn) ? 1 : 2, 1);
    });
  }

  at(cell: Cell): number {
    const row = Math.floor(cell / this.#width);
    return (row + PAD) * this.stride + PAD + cell % this.#width;
  }

  cellOf(at: number): Cell {
    const row = Math.floor(at / this.stride);
    return (row - PAD) * this.#width + at - row * this.stride - PAD;
  }

  /** Places an own cell; how much more the seat leads by. */
  place(at: number): number {
    const before = this.#leadAround(at);
    this.#add(at, 1, 1);
    return this.#leadAround(at) - before;
  }

  take(at: number): void {
    this.#add(at, 1, -1);
  }

  #add(at: number, state: 1 | 2, sign: 1 | -1): void {
    this.#states[at] = sign === 1 ? state : 0;
    const own = state === 1 ? sign : 0, { stride } = this;
    for (let row = at - stride; row <= at + stride; row += stride) {
      for (let near = row - 1; near <= row + 1; near++) {
        this.#around[near]! += sign;
        this.#own[near]! += own;
      }
    }
    this.#around[at]! -= sign;
    this.#own[at]! -= own;
  }

  /** What the 3×3 around a cell is worth to the seat after the generation. */
  #leadAround(at: number): number {
    let lead = 0;
    const { stride } = this;
    for (let row = at - stride; row <= at + stride; row += stride) {
      for (let near = row - 1; near <= row + 1; near++) {
        const around = this.#around[near]!;
        if (around !== 2 && around !== 3) continue;
        const state = this.#states[near]!;
        if (state === 0 && around === 2) continue;
        const isOwn = state === 0 ? this.#own[near]! >= 2 : state === 1;
        lead += isOwn ? this.#ownWorth[near]! : -this.#rivalWorth[near]!;
      }
    }
    return lead;
  }
}

/**
 * The most that groups which fit one turn gain together, and the first `most` ways to gain it.
 * Ways that `isMinimal` says no to have cells that change nothing; others stand for them.
 */
export function bestUnions(
  { width, place }: LifeRules,
  groups: readonly Group[],
  most: number,
  isMinimal: (cells: readonly Cell[]) => boolean,
): { gain: number; unions: Cell[][] } {
  const bySize = Array.from(
    { length: place + 1 },
    (_, size) =>
      groups.filter(({ cells }) => cells.length === size).sort((a, b) => b.gain - a.gain),
  );
  const bound = boundsOf(place, groups);
  let gain = 0, unions: Cell[][] = [[]];
  const join = (cells: Cell[], sum: number, size: number, from: number) => {
    const left = place - cells.length;
    for (let next = size; next >= 1; next--) {
      if (next > left) continue;
      const list = bySize[next]!;
      for (let i = next === size ? from : 0; i < list.length; i++) {
        const group = list[i]!, total = sum + group.gain;
        if (total + bound[left - next]! < gain) break;
        if (!isApart(width, cells, group.cells)) continue;
        const union = [...cells, ...group.cells];
        if (total > gain) {
          gain = total;
          unions = [];
        }
        if (total === gain && unions.length < most && isMinimal(union)) unions.push(union);
        join(union, total, next, i + 1);
      }
    }
  };
  join([], 0, place, 0);
  return { gain, unions };
}

/** By how many cells: the most that they can gain if no group stood in another's way. */
function boundsOf(place: number, groups: readonly Group[]): number[] {
  const best = new Array<number>(place + 1).fill(0);
  for (const { cells, gain } of groups) best[cells.length] = Math.max(best[cells.length]!, gain);
  const bound = [0];
  for (let left = 1; left <= place; left++) {
    bound[left] = bound[left - 1]!;
    for (let size = 1; size <= left; size++) {
      bound[left] = Math.max(bound[left]!, best[size]! + bound[left - size]!);
    }
  }
  return bound;
}

function isApart(width: number, cells: readonly Cell[], others: readonly Cell[]): boolean {
  return cells.every((one) =>
    others.every((other) => {
      const rows = Math.abs(Math.floor(one / width) - Math.floor(other / width));
      return rows > REACH || Math.abs(one % width - other % width) > REACH;
    })
  );
}

/** How much the seat leads by on a board, komi counted. */
export function leadOf(rules: LifeRules, { board, komi }: LifePosition, seat: Seat): number {
  const { score } = tally(rules, board), lead = score[0]! + komi - score[1]!;
  return seat === 0 ? lead : -lead;
}
