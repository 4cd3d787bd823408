/** The keys of a board. */

import type { Cell } from "../../../automaton/board.ts";
import type { SumEditor } from "./sum_editor.ts";
import { moved, withoutVertex, withVertex } from "./edit.ts";
import type { BoardPart } from "./part.ts";
import { ahead, DIRECTIONS, type Place } from "./places.ts";

/** How far a key moves a vertex. */
const NUDGE = 4;

/** Does what a key asks at a vertex; returns the vertex to go on from, undefined for other keys. */
export function pressKey(
  editor: SumEditor,
  index: number,
  vertex: Cell,
  { key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent,
): Cell | undefined {
  if (ctrlKey || metaKey || altKey) return;
  const part = editor.parts.value[index] as BoardPart;
  const direction = DIRECTIONS[key];
  if (direction && shiftKey && editor.mode.value === "edit") {
    const { x, y } = part.places[vertex]!;
    const place = { x: x + NUDGE * direction.x, y: y + NUDGE * direction.y };
    editor.change(index, moved(part, vertex, place));
    return vertex;
  }
  return stepTo(part.places, vertex, key) ?? act(editor, index, vertex, key);
}

/** The vertex that a key leads to from another: the arrows, Home and End. */
export function stepTo(places: readonly Place[], vertex: Cell, key: string): Cell | undefined {
  if (key === "Home") return 0;
  if (key === "End") return places.length - 1;
  const direction = DIRECTIONS[key];
  return direction && (ahead(places, vertex, direction) ?? vertex);
}

function act(editor: SumEditor, index: number, vertex: Cell, key: string): Cell | undefined {
  const part = editor.parts.value[index] as BoardPart;
  const isDrawing = editor.mode.value === "edit";
  if (key === "Enter" || key === " ") editor.hand.touch(index, vertex);
  else if (key === "Escape") editor.hand.letGo();
  else if (key === "f") editor.hand.fire();
  else if (key === "u") editor.undo();
  else if (key === "a" && isDrawing) editor.change(index, withVertex(part));
  else if (key === "Delete" && isDrawing) editor.change(index, withoutVertex(part, vertex));
  else return;
  const after = editor.parts.value[index] as BoardPart;
  return key === "a" ? after.places.length - 1 : Math.min(vertex, after.places.length - 1);
}
