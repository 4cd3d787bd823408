/**
 * The parts of a pattern that repeats itself: islands of live cells, of which two are one part where, in
 * any generation, some cell lives or dies otherwise than it would by one of them.
 */

import { type Board, type Cell, EMPTY, neighbors } from "./board.ts";
import type { LifeRule } from "./life_rule.ts";
import { centered, cutOut, liveCells } from "./turn_board.ts";

/** An oscillator that is followed never comes further from where it was. */
const ROOM = 32;

/** The parts, each on the smallest board that holds it, all cells of one color. */
export function partsOf(pattern: Board, period: number, { birth, survival }: LifeRule): Board[] {
  const board = centered(pattern, pattern.width + 2 * ROOM, pattern.height + 2 * ROOM);
  const start = islandsOf(board), unions = new Unions();
  let merges = -1;
  while (unions.merges !== merges) {
    merges = unions.merges;
    let labels = start;
    for (let phase = 0; phase < period; phase++) labels = lived(board, labels);
  }
  const groups = Map.groupBy(liveCells(board), (cell) => unions.rootOf(start.get(cell)!));
  return [...groups.values()].map((cells) => cutOut(board, cells));

  /** The islands of the next generation; those that take part in what none does by itself are joined. */
  function lived(board: Board, labels: Labels): Labels {
    const next = new Map<Cell, number>();
    for (const cell of touched(board, labels)) {
      const own = labels.has(cell) ? unions.rootOf(labels.get(cell)!) : undefined;
      const counts = new Map<number, number>();
      let all = 0;
      for (const near of neighbors(board, cell, "plane")) {
        const label = labels.get(near);
        if (label === undefined) continue;
        const root = unions.rootOf(label);
        counts.set(root, (counts.get(root) ?? 0) + 1);
        all++;
      }
      if (own !== undefined && !counts.has(own)) counts.set(own, 0);
      const lives = isAlive(own !== undefined, all);
      const bearers = [...counts].filter(([root, count]) => isAlive(own === root, count));
      if (bearers.length !== Number(lives)) unions.join([...counts.keys()]);
      if (lives) next.set(cell, bearers[0]?.[0] ?? counts.keys().next().value!);
    }
    return next;
  }

  function isAlive(wasAlive: boolean, count: number): boolean {
    return ((wasAlive ? survival : birth) >> count & 1) !== 0;
  }
}

/** The island of each live cell. */
type Labels = ReadonlyMap<Cell, number>;

/** Live cells next to each other are of one island. */
function islandsOf(board: Board): Labels {
  const labels = new Map<Cell, number>();
  for (const start of liveCells(board)) {
    if (labels.has(start)) continue;
    const cells = [start];
    labels.set(start, start);
    for (const cell of cells) {
      for (const near of neighbors(board, cell, "plane")) {
        if (board.cells[near] === EMPTY || labels.has(near)) continue;
        labels.set(near, start);
        cells.push(near);
      }
    }
  }
  return labels;
}

/** The live cells and all around them. */
function touched(board: Board, labels: Labels): Set<Cell> {
  const cells = new Set(labels.keys());
  for (const cell of labels.keys()) {
    for (const near of neighbors(board, cell, "plane")) cells.add(near);
  }
  return cells;
}

/** Islands that are one. */
class Unions {
  merges = 0;
  readonly #parents = new Map<number, number>();

  rootOf(label: number): number {
    let root = label;
    while (this.#parents.has(root)) root = this.#parents.get(root)!;
    return root;
  }

  join([first, ...others]: readonly number[]): void {
    for (const other of others) {
      const one = this.rootOf(first!), two = this.rootOf(other);
      if (one === two) continue;
      this.#parents.set(two, one);
      this.merges++;
    }
  }
}
