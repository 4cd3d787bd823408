/** A board of the editor: fired, explored or drawn. */

import { type Arrow, drawArrows } from "./arrows.ts";
import { ArrowPaths } from "./arrow_paths.tsx";
import type { SumEditor } from "./sum_editor.ts";
import { pressKey } from "./digraph_keys.ts";
import { DigraphView, REACH } from "./digraph_view.tsx";
import { useDrag } from "./drag.ts";
import type { BoardPart } from "./part.ts";
import type { Place } from "./places.ts";
import { radiusOf } from "./radius.ts";

export interface DigraphProps {
  readonly editor: SumEditor;
  readonly index: number;
  readonly part: BoardPart;
}

export function Digraph({ editor, index, part }: DigraphProps) {
  const { words, mode, hand: { tool, draft } } = editor;
  const drag = useDrag(editor, index, part);
  const isDrawing = mode.value === "edit";
  const places = drag.places.value ?? part.places;
  const radius = radiusOf(places.length);
  return (
    <DigraphView
      words={words}
      label={editor.partName(index)}
      position={part.position}
      places={places}
      chosen={draft.value?.part === index ? draft.value.vertices : []}
      reach={isDrawing && tool.value === "vertex" ? radius : REACH}
      tool={isDrawing ? tool.value : undefined}
      drag={drag}
      onTouch={(vertex) => editor.hand.touch(index, vertex)}
      onGround={(place) => editor.hand.touchGround(index, place)}
      onKey={(vertex, event) => pressKey(editor, index, vertex, event)}
    >
      <WinningArrows editor={editor} index={index} places={places} radius={radius} />
    </DigraphView>
  );
}

interface WinningArrowsProps {
  readonly editor: SumEditor;
  readonly index: number;
  readonly places: readonly Place[];
  readonly radius: number;
}

/** One winning move, thicker and with larger heads than edges: from what to fire to what to complement. */
function WinningArrows({ editor, index, places, radius }: WinningArrowsProps) {
  if (editor.mode.value !== "explore") return null;
  const { part, move } = editor.pointedMove ?? {};
  const isHere = part === index && move && "fire" in move;
  const arrows = isHere
    ? move.complement.map((to): Arrow => ({ from: places[move.fire]!, to: places[to]! }))
    : [];
  const { lines, heads } = drawArrows(arrows, radius * 1.2, radius);
  return (
    <g data-winning={arrows.length}>
      <ArrowPaths lines={lines} heads={heads} color="var(--ink)" width={radius / 3} />
    </g>
  );
}
