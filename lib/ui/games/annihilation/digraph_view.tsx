/** A board as it is drawn, to be touched and to be gone over by keys. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { Cell } from "../../../automaton/board.ts";
import { type AnnihilationPosition, LIT } from "../../../games/annihilation/position.ts";
import { vertexName } from "../../../games/annihilation/vertex_names.ts";
import { ArrowPaths, drawArrows, edgesFrom, edgesOn } from "./arrows.tsx";
import { nearest, type Place, SIDE } from "./places.ts";
import { radiusOf } from "./layout.ts";
import { VertexShape, type VertexShapeProps } from "./vertex_shape.tsx";
import type { AnnihilationWords } from "./words/mod.ts";

/** How far from a vertex a touch is meant for it. */
export const REACH = 8;

/** What a pointer does before it has clicked. */
interface Dragging {
  begin(place: Place, event: PointerEvent): void;
  goOn(place: Place): void;
  end(): void;
  cancel(): void;
  /** Whether the click that follows was the end of a drag. */
  isOver(): boolean;
}

interface DigraphViewProps {
  readonly words: Pick<AnnihilationWords, "vertex">;
  /** What the board is called. */
  readonly label: string;
  readonly position: AnnihilationPosition;
  /** Where each vertex is drawn. */
  readonly places: readonly Place[];
  /** The vertex to fire, then those to complement. */
  readonly chosen: readonly Cell[];
  /** How far from a vertex a touch is meant for it; `REACH` unless told. */
  readonly reach?: number;
  readonly tool?: string | undefined;
  readonly drag?: Dragging;
  readonly onTouch: (vertex: Cell) => void;
  /** Touches a place where no vertex is. */
  readonly onGround?: (place: Place) => void;
  /** Does what a key asks at a vertex; returns the vertex to go on from, undefined for other keys. */
  readonly onKey: (vertex: Cell, event: KeyboardEvent) => Cell | undefined;
  /** What is drawn below the vertices. */
  readonly children?: ComponentChildren;
}

export function DigraphView(props: DigraphViewProps) {
  const { words, label, position, places, chosen, reach = REACH, tool, drag, children } = props;
  const { followers, board, qs, names } = position;
  const { svg, current, first, focus } = useCurrent(followers.length);
  const radius = radiusOf(followers.length);
  const edges = useMemo(() => drawArrows(edgesOn(followers, places), radius, radius / 2), [
    followers,
    places,
  ]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = props.onKey(vertexOf(event) ?? first, event);
    if (next === undefined) return;
    event.preventDefault();
    current.value = next;
    focus(next);
  };
  const onClick = (event: MouseEvent) => {
    if (drag?.isOver()) return;
    const place = placeOf(svg.current!, event);
    const vertex = vertexOf(event) ?? nearest(places, place, reach);
    if (vertex === undefined) return props.onGround?.(place);
    current.value = vertex;
    props.onTouch(vertex);
  };
  return (
    <svg
      ref={svg}
      class="board-svg digraph"
      viewBox={`0 0 ${SIDE} ${SIDE}`}
      // Not a group: screen readers would keep the arrow keys to themselves.
      role="toolbar"
      aria-label={label}
      aria-describedby="digraph-keys"
      data-tool={tool}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => drag?.begin(placeOf(svg.current!, event), event)}
      onPointerMove={(event) => drag?.goOn(placeOf(svg.current!, event))}
      onPointerUp={() => drag?.end()}
      onPointerCancel={() => drag?.cancel()}
    >
      <rect class="ground" width={SIDE} height={SIDE} />
      <ArrowPaths {...edges} color="var(--control)" width={radius / 8} />
      <ArrowPaths
        {...drawArrows(edgesFrom(chosen[0], followers, places), radius, radius / 2)}
        color="var(--ink)"
        width={radius / 5}
      />
      {children}
      {places.map((place, vertex) => {
        const isLit = board.cells[vertex] === LIT;
        return (
          <Vertex
            key={vertex}
            vertex={vertex}
            name={vertexName(vertex, names)}
            place={place}
            radius={radius}
            label={words.vertex(vertex, isLit, followers[vertex]!, qs?.[vertex], names)}
            isLit={isLit}
            isChosen={chosen.includes(vertex)}
            q={qs?.[vertex]}
            isCurrent={vertex === first}
          />
        );
      })}
    </svg>
  );
}

/** The vertex that the keyboard comes to first, and how it goes to another. */
function useCurrent(vertices: number) {
  const svg = useRef<SVGSVGElement>(null);
  const current = useSignal(0);
  const wanted = useRef<Cell | undefined>(undefined);
  const focus = (vertex: Cell) => {
    const target = svg.current!.querySelector<SVGElement>(`[data-vertex="${vertex}"]`);
    target?.focus();
    wanted.current = target ? undefined : vertex;
  };
  // A vertex that a key added is drawn only now.
  useLayoutEffect(() => {
    if (wanted.current !== undefined) focus(wanted.current);
  });
  return { svg, current, first: Math.min(current.value, vertices - 1), focus };
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

interface VertexProps extends VertexShapeProps {
  readonly label: string;
  readonly isChosen: boolean;
  /** Whether the keyboard comes to it first. */
  readonly isCurrent: boolean;
}

/** A vertex that can be touched. */
function Vertex({ label, isCurrent, ...shape }: VertexProps) {
  return (
    <g
      role="button"
      // In lower case, as SVG knows it.
      tabindex={isCurrent ? 0 : -1}
      aria-label={label}
      aria-pressed={`${shape.isChosen}`}
      data-vertex={shape.vertex}
      data-lit={`${shape.isLit}`}
      cursor="pointer"
    >
      <VertexShape {...shape} />
    </g>
  );
}
