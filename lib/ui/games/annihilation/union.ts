/**
 * A sum on one board, as rooms need it: the sum of digraphs is the digraph that has them side by
 * side.
 */

import type { Cell } from "../../../automaton/board.ts";
import type {
  AnnihilationPosition,
  AnnihilationRules,
} from "../../../games/annihilation/position.ts";
import { nimPile } from "../../../solver/families.ts";
import { asDrawn } from "./layout.ts";
import { canMove, isBoard, litVertices, MOST_VERTICES, type Part, positionWith } from "./part.ts";

/**
 * The parts in which there are moves, as drawn where it is one, else with their vertices numbered on.
 * Undefined where there are none, where boards are fired by different rules, and where there are too
 * many vertices.
 */
export function unionOf(parts: readonly Part[]): AnnihilationPosition | undefined {
  const boards = parts.filter(canMove).map(onBoard), [first, ...others] = boards;
  const vertices = boards.reduce((sum, { followers }) => sum + followers.length, 0);
  if (!first || vertices > MOST_VERTICES) return undefined;
  if (others.some((other) => !isFiredAlike(first, other))) return undefined;
  return others.length === 0 ? first : sideBySide(boards, first);
}

function sideBySide(
  boards: readonly AnnihilationPosition[],
  rules: AnnihilationRules,
): AnnihilationPosition {
  const followers: Cell[][] = [], lit: Cell[] = [];
  for (const position of boards) {
    const before = followers.length;
    const numberedOn = (vertices: readonly Cell[]) => vertices.map((vertex) => vertex + before);
    followers.push(...position.followers.map(numberedOn));
    lit.push(...numberedOn(litVertices({ position })));
  }
  return positionWith(followers, lit, rules);
}

/** A heap is the token of a Nim pile, which fires one vertex at a time. */
function onBoard(part: Part): AnnihilationPosition {
  if (isBoard(part)) return asDrawn(part);
  return positionWith(nimPile(part.heap).followers, [part.heap], { q: 1, atMost: false });
}

function isFiredAlike(a: AnnihilationPosition, b: AnnihilationPosition): boolean {
  return a.q === b.q && (a.q === 1 || a.atMost === b.atMost);
}
