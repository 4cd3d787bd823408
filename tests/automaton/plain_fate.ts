/** What becomes of a pattern on an endless plane, written apart from the product to judge it. */

import type { Board } from "../../lib/automaton/board.ts";
import { type Fate, MAX_GENERATIONS, MAX_SPAN } from "../../lib/automaton/structures.ts";

type Point = readonly [x: number, y: number];

/** Follows every cell by its coordinates, and looks for the same figure among all before. */
export function plainFate(pattern: Board): Fate {
  let cells = pointsOf(pattern);
  const past: { readonly shape: string; readonly x: number; readonly y: number }[] = [];
  for (let after = 0; after <= MAX_GENERATIONS; after++) {
    if (cells.length === 0) return { kind: "dies", after };
    const x = Math.min(...cells.map(([x]) => x)), y = Math.min(...cells.map(([, y]) => y));
    const width = Math.max(...cells.map(([x]) => x)) - x + 1;
    const height = Math.max(...cells.map(([, y]) => y)) - y + 1;
    if (Math.max(width, height) > MAX_SPAN) return { kind: "unsettled", after };
    const shape = cells.map((cell) => `${cell[0] - x},${cell[1] - y}`).sort().join(" ");
    const since = past.findIndex((before) => before.shape === shape);
    if (since > 0) return { kind: "settles", after: since };
    if (since === 0) return repeating(after, x - past[0]!.x, y - past[0]!.y);
    past.push({ shape, x, y });
    cells = next(cells);
  }
  return { kind: "unsettled", after: MAX_GENERATIONS };
}

function repeating(period: number, dx: number, dy: number): Fate {
  if (dx !== 0 || dy !== 0) return { kind: "spaceship", period, dx, dy };
  return period === 1 ? { kind: "still" } : { kind: "oscillator", period };
}

function pointsOf({ width, cells }: Board): Point[] {
  return [...cells.keys()]
    .filter((cell) => cells[cell] !== 0)
    .map((cell) => [cell % width, Math.floor(cell / width)]);
}

function next(cells: readonly Point[]): Point[] {
  const living = new Set(cells.map(keyOf));
  const heard = new Map<number, number>();
  for (const [x, y] of cells) {
    for (let dx = -1; dx <= 1; dx++) {
      for (let dy = -1; dy <= 1; dy++) {
        const key = keyOf([x + dx, y + dy]);
        if (dx !== 0 || dy !== 0) heard.set(key, (heard.get(key) ?? 0) + 1);
      }
    }
  }
  return [...heard]
    .filter(([key, count]) => count === 3 || count === 2 && living.has(key))
    .map(([key]) => pointOf(key));
}

/** Coordinates stay far below this. */
const SPAN = 1024;

function keyOf([x, y]: Point): number {
  return (x + SPAN / 2) * SPAN + y + SPAN / 2;
}

function pointOf(key: number): Point {
  return [Math.floor(key / SPAN) - SPAN / 2, key % SPAN - SPAN / 2];
}
