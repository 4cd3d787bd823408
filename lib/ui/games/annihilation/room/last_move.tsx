/** What was fired last, in wide arrows. */

import type { AnnihilationMove } from "../../../../games/annihilation/position.ts";
import { ArrowPaths } from "../arrow_paths.tsx";
import { drawArrows } from "../arrows.ts";
import type { Place } from "../places.ts";
import { radiusOf } from "../radius.ts";

interface LastMoveProps {
  readonly move: AnnihilationMove | undefined;
  /** Where each vertex is drawn. */
  readonly places: readonly Place[];
}

export function LastMove({ move, places }: LastMoveProps) {
  if (!move) return null;
  const radius = radiusOf(places.length);
  const from = places[move.fire]!;
  const arrows = move.complement.map((to) => ({ from, to: places[to]! }));
  return (
    <ArrowPaths
      {...drawArrows(arrows, radius * 1.2, radius)}
      color="var(--ink)"
      width={radius / 3}
    />
  );
}
