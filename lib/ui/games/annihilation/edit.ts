/** Changes to a board's digraph and its lights. */

import type { Cell } from "../../../automaton/board.ts";
import type { AnnihilationPosition, Followers } from "../../../games/annihilation/position.ts";
import { type BoardPart, litVertices, MOST_VERTICES, positionWith } from "./part.ts";
import { freePlace, type Place, placeAt } from "./places.ts";

/** Why a change cannot be made. */
export type EditProblem = "loop" | "full" | "last";

/** A board of these followers and lights, by the same rules. */
function redrawn(
  { position }: BoardPart,
  followers: Followers,
  lit: readonly Cell[],
  places: readonly Place[],
): BoardPart {
  return { position: positionWith(followers, lit, position), places };
}

export function withVertex(
  part: BoardPart,
  place = freePlace(part.places),
): BoardPart | EditProblem {
  const { followers } = part.position;
  if (followers.length >= MOST_VERTICES) return "full";
  return redrawn(part, [...followers, []], litVertices(part), [...part.places, place]);
}

/** Later vertices take lower numbers. */
export function withoutVertex(part: BoardPart, vertex: Cell): BoardPart | EditProblem {
  const { followers } = part.position;
  if (followers.length === 1) return "last";
  const renumbered = (vertices: readonly Cell[]) =>
    vertices.filter((other) => other !== vertex).map((other) => other - Number(other > vertex));
  return redrawn(
    part,
    followers.toSpliced(vertex, 1).map(renumbered),
    renumbered(litVertices(part)),
    part.places.toSpliced(vertex, 1),
  );
}

export function moved(part: BoardPart, vertex: Cell, { x, y }: Place): BoardPart {
  return { ...part, places: part.places.with(vertex, placeAt(x, y)) };
}

/** Draws the edge, or takes it away where there is one. */
export function withEdge(part: BoardPart, from: Cell, to: Cell): BoardPart | EditProblem {
  if (from === to) return "loop";
  const { followers } = part.position;
  const targets = followers[from]!;
  const after = targets.includes(to)
    ? targets.filter((target) => target !== to)
    : [...targets, to].sort((a, b) => a - b);
  return redrawn(part, followers.with(from, after), litVertices(part), part.places);
}

/** Lights a vertex, or puts it out. */
export function withLight(part: BoardPart, vertex: Cell): BoardPart {
  const lit = litVertices(part);
  const after = lit.includes(vertex) ? lit.filter((other) => other !== vertex) : [...lit, vertex];
  return redrawn(part, part.position.followers, after, part.places);
}

export function withRules(
  part: BoardPart,
  rules: Partial<Pick<AnnihilationPosition, "q" | "atMost">>,
): BoardPart {
  return { ...part, position: { ...part.position, ...rules } };
}
