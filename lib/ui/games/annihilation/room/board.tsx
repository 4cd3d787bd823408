/** The board of a game on a digraph, with the last move. */

import { useMemo } from "preact/hooks";
import type { Cell } from "../../../../automaton/board.ts";
import type { AnnihilationGame } from "../../../../games/annihilation/annihilation.ts";
import type { AnnihilationMove } from "../../../../games/annihilation/position.ts";
import type { Table } from "../../../table/table.ts";
import { ArrowPaths, drawArrows } from "../arrows.tsx";
import { stepTo } from "../digraph_keys.ts";
import { DigraphView } from "../digraph_view.tsx";
import { placesOn, radiusOf } from "../layout.ts";
import type { Place } from "../places.ts";
import type { RoomSpeechWords } from "./speech.ts";

type AnnihilationTable = Table<AnnihilationGame>;

interface AnnihilationBoardProps {
  readonly table: AnnihilationTable;
  readonly words: RoomSpeechWords;
}

export function AnnihilationBoard({ table, words: { own, room } }: AnnihilationBoardProps) {
  const { match, drafted, seen } = table;
  const places = useMemo(() => placesOn(match.position.value), []);
  // What is being chosen is not to be mistaken for the last move.
  const last = table.past ?? (drafted.value.length > 0 ? undefined : match.turns.value.at(-1));
  const onKey = (vertex: Cell, { key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey) return;
    return stepTo(places, vertex, key) ?? (act(table, vertex, key) ? vertex : undefined);
  };
  return (
    <DigraphView
      words={own}
      label={room.board}
      position={seen.value}
      places={places}
      chosen={drafted.value}
      onTouch={(vertex) => table.touch(vertex)}
      onKey={onKey}
    >
      <LastMove move={last?.move} places={places} />
    </DigraphView>
  );
}

/** Does what a key asks at a vertex; whether it asks anything. */
function act(table: AnnihilationTable, vertex: Cell, key: string): boolean {
  if (key === "Enter" || key === " ") table.touch(vertex);
  else if (key === "Escape") table.clear();
  else if (key === "u") table.undo();
  else if (key === "f") table.confirm();
  else if (key === "l") table.say(table.lastSentence());
  else return false;
  return true;
}

interface LastMoveProps {
  readonly move: AnnihilationMove | undefined;
  /** Where each vertex is drawn. */
  readonly places: readonly Place[];
}

/** What was fired last, in wide arrows. */
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
