/** A board of a bench: fired, explored or drawn. */

import { type Arrow, drawArrows } from "./arrows.ts";
import { ArrowPaths } from "./arrow_paths.tsx";
import type { Bench } from "./sum_editor.ts";
import { pressKey } from "./digraph_keys.ts";
import { DigraphView, REACH } from "./digraph_view.tsx";
import { useDrag } from "./drag.ts";
import type { BoardPart } from "./part.ts";
import type { Place } from "./places.ts";
import { radiusOf } from "./radius.ts";

export interface DigraphProps {
  readonly bench: Bench;
  readonly index: number;
  readonly part: BoardPart;
}

export function Digraph({ bench, index, part }: DigraphProps) {
  const { words, mode, hand: { tool, draft } } = bench;
  const drag = useDrag(bench, index, part);
  const isDrawing = mode.value === "edit";
  const places = drag.places.value ?? part.places;
  const radius = radiusOf(places.length);
  return (
    <DigraphView
      words={words}
      label={bench.partName(index)}
      position={part.position}
      places={places}
      chosen={draft.value?.part === index ? draft.value.vertices : []}
      reach={isDrawing && tool.value === "vertex" ? radius : REACH}
      tool={isDrawing ? tool.value : undefined}
      drag={drag}
      onTouch={(vertex) => bench.hand.touch(index, vertex)}
      onGround={(place) => bench.hand.touchGround(index, place)}
      onKey={(vertex, event) => pressKey(bench, index, vertex, event)}
    >
      <WinningArrows bench={bench} index={index} places={places} radius={radius} />
    </DigraphView>
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
