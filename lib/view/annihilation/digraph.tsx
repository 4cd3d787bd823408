/** A board as it is drawn, to be touched and to be gone over by keys. This module is browser compatible. */

import { useSignal } from "@preact/signals";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { Cell } from "../../automaton/board.ts";
import { type Arrow, type Arrows, drawArrows, edgesFrom, edgesOn } from "./arrows.ts";
import type { Bench } from "./bench.ts";
import { pressKey } from "./digraph_keys.ts";
import { REACH, useDrag } from "./drag.ts";
import { type BoardPart, litVertices } from "./part.ts";
import { nearest, type Place, SIDE } from "./places.ts";
import { Vertex } from "./vertex.tsx";

/** Vertices are smaller where there are many: of a radius up to so many of them. */
const RADII = [[16, 5], [36, 3.6], [Infinity, 3]] as const;

export interface DigraphProps {
  readonly bench: Bench;
  readonly index: number;
  readonly part: BoardPart;
}

export function Digraph({ bench, index, part }: DigraphProps) {
  const { words, mode, hand: { tool, draft } } = bench;
  const svg = useRef<SVGSVGElement>(null);
  const current = useSignal(0);
  const wanted = useRef<Cell | undefined>(undefined);
  const drag = useDrag(bench, index, part);
  const { followers } = part.position;
  const places = drag.places.value ?? part.places;
  const [, radius] = RADII.find(([most]) => followers.length <= most)!;
  const edges = useMemo(() => drawArrows(edgesOn(followers, places), radius, radius / 2), [
    followers,
    places,
  ]);
  const lit = new Set(litVertices(part));
  const chosen = draft.value?.part === index ? draft.value.vertices : [];
  const first = Math.min(current.value, followers.length - 1);

  const focus = (vertex: Cell) => {
    const target = svg.current!.querySelector<SVGElement>(`[data-vertex="${vertex}"]`);
    target?.focus();
    wanted.current = target ? undefined : vertex;
  };
  // A vertex that a key added is drawn only now.
  useLayoutEffect(() => {
    if (wanted.current !== undefined) focus(wanted.current);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const next = pressKey(bench, index, vertexOf(event) ?? first, event);
    if (next === undefined) return;
    event.preventDefault();
    current.value = next;
    focus(next);
  };
  const onClick = (event: MouseEvent) => {
    if (drag.isOver()) return;
    const place = placeOf(svg.current!, event);
    const isPlacing = mode.value === "edit" && tool.value === "vertex";
    const vertex = vertexOf(event) ?? nearest(places, place, isPlacing ? radius : REACH);
    if (vertex === undefined) return bench.hand.touchGround(index, place);
    current.value = vertex;
    bench.hand.touch(index, vertex);
  };
  return (
    <svg
      ref={svg}
      class="board-svg digraph"
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      role="group"
      aria-label={bench.partName(index)}
      aria-describedby="digraph-keys"
      data-tool={mode.value === "edit" ? tool.value : undefined}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => drag.begin(placeOf(svg.current!, event), event)}
      onPointerMove={(event) => drag.goOn(placeOf(svg.current!, event))}
      onPointerUp={() => drag.end()}
      onPointerCancel={() => drag.cancel()}
    >
      <rect class="ground" width={SIDE} height={SIDE} />
      <ArrowPaths {...edges} colour="var(--mark)" width={radius / 8} />
      <ArrowPaths
        {...drawArrows(edgesFrom(chosen[0], followers, places), radius, radius / 2)}
        colour="var(--ink)"
        width={radius / 5}
      />
      <WinningArrows bench={bench} index={index} places={places} radius={radius} />
      {places.map((place, vertex) => (
        <Vertex
          key={vertex}
          vertex={vertex}
          place={place}
          radius={radius}
          label={words.vertex(vertex, lit.has(vertex), followers[vertex]!)}
          isLit={lit.has(vertex)}
          isChosen={chosen.includes(vertex)}
          isCurrent={vertex === first}
        />
      ))}
    </svg>
  );
}

interface WinningArrowsProps {
  readonly bench: Bench;
  readonly index: number;
  readonly places: readonly Place[];
  readonly radius: number;
}

/** Thicker and with larger heads than edges, from a vertex to fire to those to complement. */
function WinningArrows({ bench, index, places, radius }: WinningArrowsProps) {
  if (bench.mode.value !== "explore") return null;
  const arrows = bench.winningMoves.flatMap(({ part, move }): Arrow[] =>
    part === index && "fire" in move
      ? move.complement.map((to) => ({ from: places[move.fire]!, to: places[to]! }))
      : []
  );
  const { lines, heads } = drawArrows(arrows, radius * 1.2, radius);
  return (
    <g data-winning={arrows.length}>
      <ArrowPaths lines={lines} heads={heads} colour="var(--accent)" width={radius / 3} />
    </g>
  );
}

interface ArrowPathsProps extends Arrows {
  readonly colour: string;
  readonly width: number;
}

function ArrowPaths({ lines, heads, colour, width }: ArrowPathsProps) {
  return (
    <>
      <path d={lines} fill="none" stroke={colour} stroke-width={width} />
      <path d={heads} fill={colour} />
    </>
  );
}

/** The vertex on which an event happened. */
function vertexOf({ target }: Event): Cell | undefined {
  const vertex = (target as Element).closest<SVGElement>("[data-vertex]")?.dataset.vertex;
  return vertex === undefined ? undefined : Number(vertex);
}

function placeOf(svg: SVGSVGElement, { clientX, clientY }: MouseEvent): Place {
  const box = svg.getBoundingClientRect();
  return {
    x: (clientX - box.left) / box.width * SIDE,
    y: (clientY - box.top) / box.height * SIDE,
  };
}
