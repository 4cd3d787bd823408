/** Vertices that are dragged to another place. */

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Cell } from "../../../automaton/board.ts";
import type { SumEditor } from "./sum_editor.ts";
import { REACH } from "./digraph_view.tsx";
import { moved } from "./edit.ts";
import type { BoardPart } from "./part.ts";
import { distance, nearest, type Place } from "./places.ts";

/** A shorter way of a pointer is a touch. */
const LEAST_DRAG = 2;

/** While a board is drawn with the tool for vertices; `places` are those of the drag. */
export function useDrag(editor: SumEditor, index: number, part: BoardPart) {
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
