/** A board of the editor: fired, explored or drawn. */

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Cell } from "../../../automaton/board.ts";
import { type Arrow, ArrowPaths, drawArrows } from "./arrows.tsx";
import { moved } from "./edit.ts";
import type { SumEditor } from "./sum_editor.ts";
import { pressKey } from "./digraph_keys.ts";
import { DigraphView, REACH } from "./digraph_view.tsx";
import type { BoardPart } from "./part.ts";
import { distance, nearest, type Place } from "./places.ts";
import { radiusOf } from "./layout.ts";

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

/** A shorter way of a pointer is a touch. */
const LEAST_DRAG = 2;

/**
 * Vertices that are dragged to another place, while a board is drawn with the tool for them; `places` are
 * those of the drag.
 */
function useDrag(editor: SumEditor, index: number, part: BoardPart) {
  const places = useSignal<readonly Place[] | undefined>(undefined);
  const taken = useRef<{ readonly vertex: Cell; readonly from: Place } | undefined>(undefined);
  const wasDragged = useRef(false);
  const release = () => {
    taken.current = undefined;
    places.value = undefined;
  };
  return {
    places,
    begin(place: Place, { currentTarget, pointerId }: PointerEvent) {
      wasDragged.current = false;
      if (editor.mode.value !== "edit" || editor.hand.tool.value !== "vertex") return;
      const vertex = nearest(part.places, place, REACH);
      if (vertex === undefined) return;
      taken.current = { vertex, from: place };
      (currentTarget as Element).setPointerCapture(pointerId);
    },
    goOn(place: Place) {
      if (!taken.current) return;
      const { vertex, from } = taken.current;
      if (!wasDragged.current && distance(from, place) < LEAST_DRAG) return;
      wasDragged.current = true;
      places.value = moved(part, vertex, place).places;
    },
    end() {
      const place = taken.current && places.value?.[taken.current.vertex];
      if (place) editor.change(index, moved(part, taken.current!.vertex, place));
      release();
    },
    cancel: release,
    /** Whether the click that follows was the end of a drag. */
    isOver: () => wasDragged.current,
  };
}
