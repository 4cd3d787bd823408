/** Arrows in one colour. */

import type { Arrows } from "./arrows.ts";

interface ArrowPathsProps extends Arrows {
  readonly colour: string;
  readonly width: number;
}

export function ArrowPaths({ lines, heads, colour, width }: ArrowPathsProps) {
  return (
    <>
      <path d={lines} fill="none" stroke={colour} stroke-width={width} />
      <path d={heads} fill={colour} />
    </>
  );
}
