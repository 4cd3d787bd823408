/**
 * A sum on one board, as rooms need it: the sum of digraphs is the digraph that has them side by
 * side.
 */

import type { Cell } from "../../../automaton/board.ts";
import { type AnnihilationPosition, mostOf, withQs } from "../../../games/annihilation/position.ts";
import { areDistinct, vertexName } from "../../../games/annihilation/vertex_names.ts";
import { nimPile } from "../../../solver/families.ts";
import { asDrawn } from "./layout.ts";
import { canMove, isBoard, litVertices, MOST_VERTICES, type Part, positionWith } from "./part.ts";

/**
 * The parts in which there are moves, as drawn where it is one, else with their vertices numbered on,
 * or called as they are where no two are called the same.
 * Undefined where there are none, where only some boards let one flip fewer than q, and where there are
 * too many vertices.
 */
export function unionOf(parts: readonly Part[]): AnnihilationPosition | undefined {
  const boards = parts.filter(canMove).map(onBoard), [first, ...others] = boards;
  const vertices = boards.reduce((sum, { followers }) => sum + followers.length, 0);
  if (!first || vertices > MOST_VERTICES) return undefined;
  if (others.length === 0) return first;
  // One vertex flips whether it is meant as a maximum or not.
  const choosing = boards.filter((board) => isChoice(board));
  const [{ atMost } = first] = choosing;
  if (choosing.some((other) => other.atMost !== atMost)) return undefined;
  return sideBySide(boards, atMost);
}

function sideBySide(
  boards: readonly AnnihilationPosition[],
  atMost: boolean,
): AnnihilationPosition {
  const followers: Cell[][] = [], lit: Cell[] = [], qs: number[] = [], names: string[] = [];
  for (const position of boards) {
    const before = followers.length;
    const numberedOn = (vertices: readonly Cell[]) => vertices.map((vertex) => vertex + before);
    followers.push(...position.followers.map(numberedOn));
    lit.push(...numberedOn(litVertices({ position })));
    const nameOf = (vertex: Cell) => position.names?.[vertex] ?? vertexName(vertex + before);
    names.push(...position.followers.map((_, vertex) => nameOf(vertex)));
    qs.push(...position.followers.map((_, vertex) => position.qs?.[vertex] ?? position.q));
  }
  // Two boards may have given the same names.
  const isNamed = boards.some((board) => board.names) && areDistinct(names);
  const rules = { q: 1, atMost, ...isNamed && { names } };
  return positionWith(followers, lit, withQs(rules, qs));
}

/** A heap is the token of a Nim pile, which fires one vertex at a time. */
function onBoard(part: Part): AnnihilationPosition {
  if (isBoard(part)) return asDrawn(part);
  return positionWith(nimPile(part.heap).followers, [part.heap], { q: 1, atMost: false });
}

/** Whether some vertex flips more than one other. */
function isChoice(board: AnnihilationPosition): boolean {
  return board.followers.some((_, vertex) => mostOf(board, vertex) > 1);
}
