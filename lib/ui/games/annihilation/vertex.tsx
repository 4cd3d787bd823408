/** A vertex that can be touched. */

import { VertexShape, type VertexShapeProps } from "./vertex_shape.tsx";

interface VertexProps extends VertexShapeProps {
  readonly label: string;
  readonly isChosen: boolean;
  /** Whether the keyboard comes to it first. */
  readonly isCurrent: boolean;
}

export function Vertex({ label, isCurrent, ...shape }: VertexProps) {
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
