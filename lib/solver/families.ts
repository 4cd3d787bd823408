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

/**
 * G(p) with all x as one vertex 0: y1 … y(n − 1) are the vertices from 1 on. It leads to y1, and each y to
 * it and to every y before. Where up to q > 1 are complemented, its codes have distances above 4 (§9).
 */
export function simplified(n: number): Digraph {
  const vertices = Array.from({ length: n }, (_, vertex) => vertex);
  return { n, followers: vertices.map((vertex) => vertex === 0 ? [1] : vertices.slice(0, vertex)) };
}

/** The undirected grid: each vertex leads to those next to it. */
export function grid(width: number, height: number): Digraph {
  const followers = Array.from({ length: width * height }, (_, vertex) => {
    const column = vertex % width, row = Math.floor(vertex / width);
    return [
      ...row > 0 ? [vertex - width] : [],
      ...column > 0 ? [vertex - 1] : [],
      ...column < width - 1 ? [vertex + 1] : [],
      ...row < height - 1 ? [vertex + width] : [],
    ];
  });
  return { n: width * height, followers };
}

/** Merlin's square: a corner changes its quarter, an edge its side, the middle its cross (§1). */
export const MERLIN: Digraph = {
  n: 9,
  followers: [[1, 3, 4], [0, 2], [1, 4, 5], [0, 6], [1, 3, 5, 7], [2, 8], [3, 4, 7], [6, 8], [
    4,
    5,
    7,
  ]],
};

/** A Nim pile of up to `size` tokens: a vertex for each number that may be left, leading to all less. */
export function nimPile(size: number): Digraph {
  const counts = Array.from({ length: size + 1 }, (_, count) => count);
  return { n: size + 1, followers: counts.map((count) => counts.slice(0, count)) };
}
