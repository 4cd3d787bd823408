/**
 * A sum on one board, as rooms need it: the sum of digraphs is the digraph that has them side by
 * side. This module is browser compatible.
 */

import type { Cell } from "../../automaton/board.ts";
import type { AnnihilationPosition } from "../../games/annihilation_position.ts";
import { nimPile } from "../../solver/families.ts";
import { canMove, isBoard, litVertices, MOST_VERTICES, type Part, positionWith } from "./part.ts";

/**
 * The parts in which there are moves, their vertices numbered on. Undefined where there are none,
 * where boards are fired by different rules, and where there are too many vertices.
 */
export function unionOf(parts: readonly Part[]): AnnihilationPosition | undefined {
  const [first, ...others] = parts.filter(canMove).map(onBoard);
  if (!first || others.some((other) => !isFiredAlike(first, other))) return undefined;
  const followers: Cell[][] = [], lit: Cell[] = [];
  for (const position of [first, ...others]) {
    const before = followers.length;
    const numberedOn = (vertices: readonly Cell[]) => vertices.map((vertex) => vertex + before);
    followers.push(...position.followers.map(numberedOn));
    lit.push(...numberedOn(litVertices({ position })));
  }
  return followers.length > MOST_VERTICES ? undefined : positionWith(followers, lit, first);
}

/** A heap is the token of a Nim pile, which fires one vertex at a time. */
function onBoard(part: Part): AnnihilationPosition {
  if (isBoard(part)) return part.position;
  return positionWith(nimPile(part.heap).followers, [part.heap], { q: 1, atMost: false });
}

function isFiredAlike(a: AnnihilationPosition, b: AnnihilationPosition): boolean {
  return a.q === b.q && (a.q === 1 || a.atMost === b.atMost);
}
