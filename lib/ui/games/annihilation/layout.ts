/** Where the vertices of a digraph are drawn, also where nobody has placed them, and how large. */

import type { Cell } from "../../../automaton/board.ts";
import type { Network } from "../../../games/game.ts";
import type { AnnihilationPosition, Followers } from "../../../games/annihilation/position.ts";
import { layersOf } from "./layers.ts";
import type { BoardPart } from "./part.ts";
import {
  MARGIN,
  MOST_IN_RING,
  type Place,
  placeAt,
  readPlaces,
  ringPlaces,
  SIDE,
  writePlaces,
} from "./places.ts";

/** The space to draw on, each way. */
const SPAN = SIDE - 2 * MARGIN;

/** At this many radii, vertices and their rings don't touch. */
const APART = 2.6;

/** The farthest that rows lie apart, and vertices of a layer. */
const ROW_GAP = 45;
const GAP = 30;

/** Smaller where there are many: each radius up to a number of them. */
const RADII = [[16, 5], [36, 3.6], [Infinity, 3]] as const;

/** How large vertices are drawn. */
export function radiusOf(vertices: number): number {
  return RADII.find(([most]) => vertices <= most)![1];
}

/** Where a position is drawn. */
export function placesOn({ followers, drawn }: Network): Place[] {
  return drawn === undefined ? placesOf(followers) : readPlaces(drawn);
}

/** The position of a board with where its vertices lie, if somebody has placed them. */
export function asDrawn({ position, places }: BoardPart): AnnihilationPosition {
  const drawn = writePlaces(places);
  return drawn === writePlaces(placesOf(position.followers)) ? position : { ...position, drawn };
}

/** Without cycles every edge points downwards; else vertices lie in rings, and so do piles side by side. */
export function placesOf(followers: Followers): Place[] {
  const layers = layersOf(followers);
  if (!layers) return ringPlaces(followers.length);
  const hasLong = hasLongEdge(layers, followers);
  if (hasLong && isScattered(followers)) return ringPlaces(followers.length);
  const most = 1 + Math.floor(SPAN / (APART * radiusOf(followers.length)));
  const rows = layers.map(({ length }) => Math.ceil(length / most));
  const isTooHigh = rows.reduce((sum, count) => sum + count) > most;
  // Long edges would run over the vertices between their ends where few stand side by side.
  const isNarrow = hasLong && layers.every(({ length }) => length <= 2);
  return isTooHigh || isNarrow ? downOne(layers) : inRows(layers, rows);
}

/** Whether an edge leads past a layer. */
function hasLongEdge(layers: readonly Cell[][], followers: Followers): boolean {
  const layerOf = new Map(layers.flatMap((layer, index) => layer.map((vertex) => [vertex, index])));
  return followers.some((targets, from) =>
    targets.some((to) => layerOf.get(to)! > layerOf.get(from)! + 1)
  );
}

/** Whether there are edges in several parts which no edge joins. */
function isScattered(followers: Followers): boolean {
  const joined = followers.map((targets) => [...targets]);
  for (const [from, targets] of followers.entries()) {
    for (const to of targets) joined[to]!.push(from);
  }
  const found = new Set([joined.findIndex(({ length }) => length > 0)]);
  for (const vertex of found) for (const other of joined[vertex]!) found.add(other);
  return followers.some(({ length }, from) => length > 0 && !found.has(from));
}

/** Layer below layer, the vertices of each around the middle; by turns higher and lower in one of several rows. */
function inRows(layers: readonly Cell[][], rows: readonly number[]): Place[] {
  const total = rows.reduce((sum, count) => sum + count);
  const places: Place[] = [];
  let above = 0;
  for (const [number, layer] of layers.entries()) {
    const count = rows[number]!;
    for (const [index, vertex] of layer.entries()) {
      const x = spread(index, layer.length, GAP);
      places[vertex] = placeAt(x, spread(above + index % count, total, ROW_GAP));
    }
    above += count;
  }
  return places;
}

/** One of `count` around the middle, no farther apart than `gap`. */
function spread(index: number, count: number, gap: number): number {
  const step = Math.min(gap, SPAN / Math.max(1, count - 1));
  return SIDE / 2 + (index - (count - 1) / 2) * step;
}

/** Each vertex lower than the one before: few down both sides of a ring, more in slanting lines. */
function downOne(layers: readonly Cell[][]): Place[] {
  const order = layers.flat(), n = order.length;
  const places: Place[] = [];
  for (const [index, vertex] of order.entries()) {
    places[vertex] = n <= MOST_IN_RING ? onRing(index, n) : onLines(index, n);
  }
  return places;
}

/** Turned by a quarter of a step, or two of a ring would lie at one height. */
function onRing(index: number, n: number): Place {
  const step = 2 * Math.PI / n;
  const side = index % 2 === 0 ? 1 : -1;
  const angle = step / 4 + side * step * Math.ceil(index / 2);
  return placeAt(SIDE / 2 + SPAN / 2 * Math.sin(angle), SIDE / 2 - SPAN / 2 * Math.cos(angle));
}

function onLines(index: number, n: number): Place {
  const columns = Math.ceil(Math.sqrt(n));
  const down = index / (n - 1), right = index % columns / (columns - 1);
  return placeAt(MARGIN + SPAN * right, MARGIN + SPAN * down);
}
