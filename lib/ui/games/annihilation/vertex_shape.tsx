/** A vertex as it is drawn: lit ones are filled and ringed, others hollow. */

import type { Cell } from "../../../automaton/board.ts";
import type { Place } from "./places.ts";

export interface VertexShapeProps {
  readonly vertex: Cell;
  readonly name: string;
  readonly place: Place;
  readonly radius: number;
  readonly isLit: boolean;
  readonly isChosen?: boolean;
  /** How many flip with it, where that isn't the same for all. */
  readonly q?: number | undefined;
}

export function VertexShape(props: VertexShapeProps) {
  const { name, place: { x, y }, radius, isLit, isChosen = false, q } = props;
  const ink = "var(--ink)", ground = "var(--board)";
  return (
    <g stroke={ink} stroke-width={radius / 8} fill="none">
      {isLit && <circle cx={x} cy={y} r={radius * 1.24} />}
      <circle cx={x} cy={y} r={radius} fill={isLit ? ink : ground} />
      {isChosen && (
        <circle
          cx={x}
          cy={y}
          r={radius * 1.5}
          stroke="var(--ink)"
          stroke-width={radius / 4}
          stroke-dasharray={`${radius * 0.6} ${radius * 0.4}`}
        />
      )}
      <text
        x={x}
        y={y}
        font-size={radius * (name.length > 3 ? 0.6 : 0.8)}
        text-anchor="middle"
        dominant-baseline="central"
        stroke="none"
        fill={isLit ? ground : ink}
      >
        {name}
      </text>
      {q !== undefined && (
        <text
          x={x + radius * 1.3}
          y={y - radius * 1.1}
          font-size={radius * 0.8}
          text-anchor="middle"
          dominant-baseline="central"
          stroke="none"
          fill={ink}
        >
          ×{q}
        </text>
      )}
    </g>
  );
}
