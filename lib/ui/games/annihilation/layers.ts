/**
 * The layers of a digraph without cycles: every edge leads from a layer to a lower one, and lies near
 * those next to it.
 */

import type { Cell } from "../../../automaton/board.ts";
import type { Followers } from "../../../games/annihilation/position.ts";

/** So often the layers are put in order, downwards and upwards by turns. */
const SWEEPS = 6;

/** From the top to the vertices that lead nowhere; undefined where there is a cycle. */
export function layersOf(followers: Followers): Cell[][] | undefined {
  const before = predecessorsOf(followers);
  const heights = heightsOf(followers, before);
  if (!heights) return undefined;
  const layers = Array.from({ length: Math.max(...heights) + 1 }, (): Cell[] => []);
  for (const [vertex, height] of heights.entries()) layers.at(-1 - height)!.push(vertex);
  return inOrder(layers, followers, before);
}

/** Of each vertex, where its edges come from. */
function predecessorsOf(followers: Followers): Followers {
  const before: Cell[][] = followers.map(() => []);
  for (const [from, targets] of followers.entries()) {
    for (const to of targets) before[to]!.push(from);
  }
  return before;
}

/** The edges of the longest path from each vertex; undefined where one never ends. */
function heightsOf(followers: Followers, before: Followers): number[] | undefined {
  const heights = followers.map(() => 0);
  const left = followers.map(({ length }) => length);
  const ready = [...left.keys()].filter((vertex) => left[vertex] === 0);
  for (const to of ready) {
    for (const from of before[to]!) {
      heights[from] = Math.max(heights[from]!, heights[to]! + 1);
      if (--left[from]! === 0) ready.push(from);
    }
  }
  return ready.length === followers.length ? heights : undefined;
}

/** Each layer by the barycenters of what its vertices are joined to, above and below by turns. */
function inOrder(layers: readonly Cell[][], followers: Followers, before: Followers): Cell[][] {
  const ordered = layers.map((layer) => [...layer]);
  const shares = followers.map(() => 0);
  const settle = (layer: readonly Cell[]) => {
    for (const [index, vertex] of layer.entries()) shares[vertex] = (index + 0.5) / layer.length;
  };
  ordered.forEach(settle);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const isDownwards = sweep % 2 === 0;
    const joined = isDownwards ? before : followers;
    for (const layer of isDownwards ? ordered : ordered.toReversed()) {
      const centers = new Map(layer.map((vertex) => [vertex, centerOf(vertex, joined, shares)]));
      layer.sort((a, b) => centers.get(a)! - centers.get(b)!);
      settle(layer);
    }
  }
  return ordered;
}

/** The mean share of what a vertex is joined to; its own where that is nothing. */
function centerOf(vertex: Cell, joined: Followers, shares: readonly number[]): number {
  const others = joined[vertex]!;
  if (others.length === 0) return shares[vertex]!;
  return others.reduce((sum, other) => sum + shares[other]!, 0) / others.length;
}
