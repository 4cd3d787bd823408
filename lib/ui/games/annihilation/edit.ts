/** Changes to a board's digraph and its lights. */

import type { Cell } from "../../../automaton/board.ts";
import { type Followers, withQs } from "../../../games/annihilation/position.ts";
import {
  type BoardPart,
  type FiringRules,
  litVertices,
  MOST_VERTICES,
  positionWith,
} from "./part.ts";
import { freePlace, type Place, placeAt } from "./places.ts";
import { withName } from "../../../games/annihilation/vertex_names.ts";

/** Why a change cannot be made. */
export type EditProblem = "loop" | "full" | "last";

/** A board of these followers and lights, by the same rules. */
function redrawn(
  position: FiringRules,
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
  const { followers, q, qs, names } = part.position;
  if (followers.length >= MOST_VERTICES) return "full";
  const { position } = qs ? firedBy(part, [...qs, q]) : part;
  const named = { ...position, ...names && { names: withName(names) } };
  const places = [...part.places, placeAt(place.x, place.y)];
  return redrawn(named, [...followers, []], litVertices(part), places);
}

/** Later vertices take lower numbers. */
export function withoutVertex(part: BoardPart, vertex: Cell): BoardPart | EditProblem {
  const { followers, qs, names } = part.position;
  if (followers.length === 1) return "last";
  const { position } = qs ? firedBy(part, qs.toSpliced(vertex, 1)) : part;
  const renumbered = (vertices: readonly Cell[]) =>
    vertices.filter((other) => other !== vertex).map((other) => other - Number(other > vertex));
  return redrawn(
    { ...position, ...names && { names: names.toSpliced(vertex, 1) } },
    followers.toSpliced(vertex, 1).map(renumbered),
    renumbered(litVertices(part)),
    part.places.toSpliced(vertex, 1),
  );
}

export function moved(part: BoardPart, vertex: Cell, { x, y }: Place): BoardPart {
  return { ...part, places: part.places.with(vertex, placeAt(x, y)) };
}

/** Draws the edge, or takes it away where there is one; both ways if told. */
export function withEdge(
  part: BoardPart,
  from: Cell,
  to: Cell,
  isBothWays: boolean,
): BoardPart | EditProblem {
  if (from === to) return "loop";
  const { followers } = part.position;
  const isThere = followers[from]!.includes(to);
  let after = edgeSet(followers, from, to, !isThere);
  if (isBothWays) after = edgeSet(after, to, from, !isThere);
  return redrawn(part.position, after, litVertices(part), part.places);
}

function edgeSet(followers: Followers, from: Cell, to: Cell, isWanted: boolean): Followers {
  const others = followers[from]!.filter((target) => target !== to);
  const targets = isWanted ? [...others, to].sort((a, b) => a - b) : others;
  return followers.with(from, targets);
}

/** Lights a vertex, or puts it out. */
export function withLight(part: BoardPart, vertex: Cell): BoardPart {
  const lit = litVertices(part);
  const after = lit.includes(vertex) ? lit.filter((other) => other !== vertex) : [...lit, vertex];
  return redrawn(part.position, part.position.followers, after, part.places);
}

export function withAtMost(part: BoardPart, atMost: boolean): BoardPart {
  return { ...part, position: { ...part.position, atMost } };
}

/** One q for all vertices. */
export function withQ(part: BoardPart, q: number): BoardPart {
  return firedBy(part, part.places.map(() => q));
}

/** The next q of a vertex: one more, or 1 again after as many as edges leave it. */
export function withNextQ(part: BoardPart, vertex: Cell): BoardPart {
  const { followers, q, qs } = part.position;
  const each = qs ?? followers.map(() => q), most = Math.max(1, followers[vertex]!.length);
  return firedBy(part, each.with(vertex, each[vertex]! % most + 1));
}

function firedBy(part: BoardPart, qs: readonly number[]): BoardPart {
  return { ...part, position: withQs(part.position, qs) };
}
