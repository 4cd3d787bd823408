/**
 * The best last turn: the one after whose generation a seat leads by most.
 *
 * A placed cell decides the fate of the 3×3 around it and of nothing else. So what a turn gains is
 * the sum of what its groups gain, cells being of one group within two rows and columns of each
 * other: the gains of all groups are counted once, and the best groups that fit a turn put together.
 */

import type { Cell } from "../automaton/board.ts";
import { placeable } from "../games/conquerors/legality.ts";
import type { LifePosition } from "../games/conquerors/position.ts";
import type { LifeRules } from "../games/conquerors/rules.ts";
import { Fates } from "./fates.ts";

/** A group of cells and how much more the seat leads by with it. */
interface Group {
  readonly cells: readonly Cell[];
  readonly gain: number;
}

const REACH = 2;
/** Groups of up to this many are all listed first: they say how much larger ones must gain. */
const SMALL = 2;

/**
 * The groups of up to `place` cells that gain something, but for large ones that gain so little that
 * small ones together, or a group with the best of the rest, gain more. Undefined where the budget,
 * in generations, is spent before.
 */
export function gainingGroups(
  rules: LifeRules,
  position: LifePosition,
  budget: { left: number } = { left: Infinity },
): Group[] | undefined {
  const lister = new GroupLister(rules, position, budget);
  const { place } = rules;
  const groups: Group[] = [];
  for (let size = 1; size <= place; size++) {
    const bound = boundsOf(place, groups);
    const floor = size > SMALL ? bestUnions(rules, groups, 0, () => false).gain : 0;
    groups.push(...lister.list(size, Math.max(1, floor - bound[place - size]!)));
    if (budget.left < 0) return undefined;
  }
  return groups;
}

/** Generations in the time of which a cell is placed and taken off again. */
const PLACING = 0.5;

class GroupLister {
  readonly #fates: Fates;
  readonly #legal: readonly number[];
  readonly #isLegal: Uint8Array;
  /** Cells that are of the group, or border on it. */
  readonly #seen: Uint8Array;
  /** By how many cells a group has: those that may be added to it. */
  readonly #lists: readonly Int32Array[];
  /** What a cell gains at most, wherever it is placed in a turn: each, and any. */
  readonly #bounds: Int8Array;
  readonly #bound: number;
  readonly #budget: { left: number };
  readonly #group: number[] = [];
  #found: Group[] = [];

  constructor(rules: LifeRules, position: LifePosition, budget: { left: number }) {
    this.#budget = budget;
    const fates = this.#fates = new Fates(rules, position);
    this.#legal = placeable(rules, position).map((cell) => fates.at(cell));
    this.#isLegal = new Uint8Array(fates.size);
    this.#seen = new Uint8Array(fates.size);
    this.#lists = Array.from({ length: rules.place }, () => new Int32Array(fates.size));
    for (const cell of this.#legal) this.#isLegal[cell] = 1;
    this.#bounds = fates.mostGains(this.#legal, rules.place - 1);
    this.#bound = this.#legal.reduce((most, cell) => Math.max(most, this.#bounds[cell]!), 0);
  }

  /** The groups of just that size that gain no less than `least`. */
  list(size: number, least: number): Group[] {
    this.#found = [];
    for (const root of this.#legal) {
      this.#seen[root] = 1;
      this.#lists[0]![0] = root;
      this.#grow(1, 0, size, least, root);
      this.#seen[root] = 0;
      if (this.#budget.left < 0) break;
    }
    return this.#found;
  }

  /** Adds each of the listed cells in turn, and then what borders on it: each group is met once. */
  #grow(count: number, gain: number, left: number, least: number, root: number): void {
    const fates = this.#fates, group = this.#group, list = this.#lists[group.length]!;
    const enough = least - this.#bound * (left - 1);
    for (let i = count - 1; i >= 0; i--) {
      const cell = list[i]!;
      if (gain + this.#bounds[cell]! < enough) continue;
      this.#budget.left -= PLACING;
      if (this.#budget.left < 0) return;
      const now = gain + fates.place(cell);
      group.push(cell);
      if (left === 1 && now >= least) {
        this.#found.push({ cells: group.map((one) => fates.cellOf(one)), gain: now });
      }
      if (left > 1 && now >= enough) {
        const longer = this.#lists[group.length]!;
        longer.set(list.subarray(0, i));
        const end = this.#border(cell, longer, i, root);
        this.#grow(end, now, left - 1, least, root);
        for (let j = i; j < end; j++) this.#seen[longer[j]!] = 0;
      }
      group.pop();
      fates.take(cell);
    }
  }

  /** Appends the legal cells within reach that are not seen yet, and lie after the root. */
  #border(cell: number, list: Int32Array, count: number, root: number): number {
    const { stride } = this.#fates, isLegal = this.#isLegal, seen = this.#seen;
    let end = count;
    for (let row = -REACH; row <= REACH; row++) {
      const first = cell + row * stride - REACH;
      for (let other = first; other <= first + 2 * REACH; other++) {
        if (other <= root || isLegal[other] === 0 || seen[other] !== 0) continue;
        seen[other] = 1;
        list[end++] = other;
      }
    }
    return end;
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
