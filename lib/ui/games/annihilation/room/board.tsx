/** The board of a game on a digraph, with the last move. */

import type { Cell } from "../../../../automaton/board.ts";
import { stepTo } from "../digraph_keys.ts";
import { DigraphView } from "../digraph_view.tsx";
import type { Place } from "../places.ts";
import type { FiringTable } from "./table.ts";
import { LastMove } from "./last_move.tsx";

export interface FiringBoardProps {
  readonly table: FiringTable;
  /** Where each vertex is drawn. */
  readonly places: readonly Place[];
}

export function FiringBoard({ table, places }: FiringBoardProps) {
  const { match, own, room, drafted } = table;
  const position = match.position.value;
  // What is being chosen is not to be mistaken for it.
  const last = drafted.value.length > 0 ? undefined : match.turns.value.at(-1)?.move;
  const onKey = (vertex: Cell, { key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey) return;
    return stepTo(places, vertex, key) ?? (act(table, vertex, key) ? vertex : undefined);
  };
  return (
    <DigraphView
      words={own}
      label={room.board}
      position={position}
      places={places}
      chosen={drafted.value}
      onTouch={(vertex) => table.touch(vertex)}
      onKey={onKey}
    >
      <LastMove move={last} places={places} />
    </DigraphView>
  );
}

/** Does what a key asks at a vertex; whether it asks anything. */
function act(table: FiringTable, vertex: Cell, key: string): boolean {
  if (key === "Enter" || key === " ") table.touch(vertex);
  else if (key === "Escape") table.letGo();
  else if (key === "f") table.fire();
  else if (key === "l") table.tellLast();
  else return false;
  return true;
}
