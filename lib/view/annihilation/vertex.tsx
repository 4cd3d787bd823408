/** A vertex as it is drawn: lit ones are filled and ringed, others hollow. This module is browser compatible. */

import type { Cell } from "../../automaton/board.ts";
import type { Place } from "./places.ts";

export interface VertexProps {
  readonly vertex: Cell;
  readonly place: Place;
  readonly radius: number;
  readonly label: string;
  readonly isLit: boolean;
  readonly isChosen: boolean;
  /** Whether the keyboard comes to it first. */
  readonly isCurrent: boolean;
}

export function Vertex(props: VertexProps) {
  const { vertex, place: { x, y }, radius, label, isLit, isChosen, isCurrent } = props;
  const ink = "var(--ink)", ground = "var(--ground)";
  return (
    <g
      role="button"
      tabIndex={isCurrent ? 0 : -1}
      aria-label={label}
      aria-pressed={`${isChosen}`}
      data-vertex={vertex}
      data-lit={`${isLit}`}
      cursor="pointer"
      stroke={ink}
      stroke-width={0.6}
      fill="none"
    >
      {isLit && <circle cx={x} cy={y} r={radius + 1.2} />}
      <circle cx={x} cy={y} r={radius} fill={isLit ? ink : ground} />
      {isChosen && (
        <circle
          cx={x}
          cy={y}
          r={radius + 2.6}
          stroke="var(--accent)"
          stroke-width={1.2}
          stroke-dasharray="3 2"
        />
      )}
      <text
        x={x}
        y={y}
        font-size={radius * 0.8}
        text-anchor="middle"
        dominant-baseline="central"
        stroke="none"
        fill={isLit ? ground : ink}
      >
        z{vertex}
      </text>
    </g>
  );
}
