/** A board to look at. */

import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { type AnnihilationPosition, LIT } from "../../../games/annihilation/position.ts";
import { vertexName } from "../../../games/annihilation/vertex_names.ts";
import { ArrowPaths } from "./arrow_paths.tsx";
import { drawArrows, edgesOn } from "./arrows.ts";
import { type Place, SIDE } from "./places.ts";
import { radiusOf } from "./radius.ts";
import { VertexShape } from "./vertex_shape.tsx";

interface DigraphPictureProps {
  /** What can be seen. */
  readonly label: string;
  readonly position: AnnihilationPosition;
  /** Where each vertex is drawn. */
  readonly places: readonly Place[];
  /** What is drawn below the vertices. */
  readonly children?: ComponentChildren;
}

export function DigraphPicture({ label, position, places, children }: DigraphPictureProps) {
  const { followers, board, qs, names } = position;
  const radius = radiusOf(places.length);
  const edges = useMemo(() => drawArrows(edgesOn(followers, places), radius, radius / 2), [places]);
  return (
    <svg class="board-svg digraph" viewBox={`0 0 ${SIDE} ${SIDE}`} role="img" aria-label={label}>
      <rect class="ground" width={SIDE} height={SIDE} />
      <ArrowPaths {...edges} color="var(--mark)" width={radius / 8} />
      {children}
      {places.map((place, vertex) => (
        <VertexShape
          key={vertex}
          vertex={vertex}
          name={vertexName(vertex, names)}
          place={place}
          radius={radius}
          isLit={board.cells[vertex] === LIT}
          q={qs?.[vertex]}
        />
      ))}
    </svg>
  );
}
