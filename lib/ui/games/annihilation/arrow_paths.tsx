/** Arrows in one color. */

import type { Arrows } from "./arrows.ts";

interface ArrowPathsProps extends Arrows {
  readonly color: string;
  readonly width: number;
}

export function ArrowPaths({ lines, heads, color, width }: ArrowPathsProps) {
  return (
    <>
      <path d={lines} fill="none" stroke={color} stroke-width={width} />
      <path d={heads} fill={color} />
    </>
  );
}
