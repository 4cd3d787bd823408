/** Edges as paths of SVG: bent to their left, so that two that lead both ways stay apart. */

import type { Cell } from "../../../automaton/board.ts";
import type { Followers } from "../../../games/annihilation/position.ts";
import type { Place } from "./places.ts";

/** Lines to be stroked, and heads to be filled. */
export interface Arrows {
  readonly lines: string;
  readonly heads: string;
}

export interface Arrow {
  readonly from: Place;
  readonly to: Place;
}

/** A line from `start` to `neck`, drawn to `bend` (a quadratic curve), and a head of three points. */
export type ArrowShape = Readonly<
  Record<"start" | "bend" | "neck" | "tip" | "left" | "right", Place>
>;

/** How far an edge bends, as a share of its length. */
const BEND = 0.12;

/** Arrows between vertices of a radius, with heads of a length. */
export function drawArrows(arrows: readonly Arrow[], radius: number, head: number): Arrows {
  const drawn = arrows.map((arrow) => drawArrow(arrow, radius, head));
  return {
    lines: drawn.map(({ lines }) => lines).join(""),
    heads: drawn.map(({ heads }) => heads).join(""),
  };
}

export function edgesOn(followers: Followers, places: readonly Place[]): Arrow[] {
  return [...followers.keys()].flatMap((vertex) => edgesFrom(vertex, followers, places));
}

/** The edges that leave a vertex; of none, none. */
export function edgesFrom(
  vertex: Cell | undefined,
  followers: Followers,
  places: readonly Place[],
): Arrow[] {
  if (vertex === undefined) return [];
  return followers[vertex]!.map((to) => ({ from: places[vertex]!, to: places[to]! }));
}

function drawArrow(arrow: Arrow, radius: number, head: number): Arrows {
  const { start, bend, neck, tip, left, right } = shapeOf(arrow, radius, head);
  return {
    lines: `M${at(start)}Q${at(bend)} ${at(neck)}`,
    heads: `M${at(tip)}L${at(left)} ${at(right)}z`,
  };
}

/** The points of an arrow between vertices of a radius: a bent line to a neck, and a triangle. */
export function shapeOf({ from, to }: Arrow, radius: number, head: number): ArrowShape {
  const dx = to.x - from.x, dy = to.y - from.y;
  const bend: Place = {
    x: (from.x + to.x) / 2 + dy * BEND,
    y: (from.y + to.y) / 2 - dx * BEND,
  };
  const start = towards(from, bend, radius);
  const tip = towards(to, bend, radius);
  const neck = towards(to, bend, radius + head);
  const half = { x: (neck.y - tip.y) / 2, y: (tip.x - neck.x) / 2 };
  const left = { x: neck.x + half.x, y: neck.y + half.y };
  const right = { x: neck.x - half.x, y: neck.y - half.y };
  return { start, bend, neck, tip, left, right };
}

/** The point at a distance from one towards another. */
function towards(from: Place, to: Place, distance: number): Place {
  const share = distance / Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function at({ x, y }: Place): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

interface ArrowPathsProps extends Arrows {
  readonly color: string;
  readonly width: number;
}

/** Arrows in one color. */
export function ArrowPaths({ lines, heads, color, width }: ArrowPathsProps) {
  return (
    <>
      <path d={lines} fill="none" stroke={color} stroke-width={width} />
      <path d={heads} fill={color} />
    </>
  );
}
