/** Digraphs of the paper: its figures and families (rules.md F8). */

import type { Digraph } from "./digraph.ts";

/** Figure 2, played 2-regularly. */
export const FIGURE_2: Digraph = { n: 4, followers: [[1, 2], [2], [3], [0]] };

/** Figure 3, played 1-regularly. */
export const FIGURE_3: Digraph = { n: 5, followers: [[1], [2], [3, 4], [0, 4], [0, 1]] };

/**
 * G(p) of Example 1, p ≥ 1: x1 … xp are the vertices 0 to p − 1, y1 … yp those from p on. Each xi
 * leads to yi, each yk to the y before it and to every x but xk.
 */
export function parametrized(p: number): Digraph {
  const indices = Array.from({ length: p }, (_, index) => index);
  const ofX = indices.map((i) => [p + i]);
  const ofY = indices.map((k) => [
    ...indices.filter((j) => j !== k),
    ...indices.filter((i) => i < k).map((i) => p + i),
  ]);
  return { n: 2 * p, followers: [...ofX, ...ofY] };
}

/** A Nim pile of up to `size` tokens: a vertex for each number that may be left, leading to all less. */
export function nimPile(size: number): Digraph {
  const counts = Array.from({ length: size + 1 }, (_, count) => count);
  return { n: size + 1, followers: counts.map((count) => counts.slice(0, count)) };
}
