/** A vertex as it is drawn: lit ones are filled and ringed, others hollow. */

import type { Cell } from "../../../automaton/board.ts";
import type { Place } from "./places.ts";

export interface VertexShapeProps {
  readonly vertex: Cell;
  readonly place: Place;
  readonly radius: number;
  readonly isLit: boolean;
  readonly isChosen?: boolean;
}

export function VertexShape(props: VertexShapeProps) {
  const { vertex, place: { x, y }, radius, isLit, isChosen = false } = props;
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
