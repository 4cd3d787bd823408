/** A table's board as it is drawn and pointed at. */

import { computed, type Signal } from "@preact/signals";
import type { BoardSource } from "../board/view.ts";
import { effectsOf } from "../board/effects.ts";
import { listenToPointer, type PointerHandlers } from "../board/pointer.ts";
import { type Pointing, sceneOf } from "../board/scene.ts";
import type { Table } from "../games/conquerors/table.ts";

export function boardOf(table: Table, pointing: Signal<Pointing>): BoardSource {
  const last = computed(() => table.match.turns.value.at(-1));
  return {
    scene: computed(() => sceneOf(table, pointing.value)),
    effects: computed(() => last.value ? effectsOf(last.value) : []),
    listen: listenFor(table, pointing),
  };
}

/** Who listens to pointers for a table. */
export function listenFor(
  table: Pick<Table, "touch" | "cursor">,
  pointing: Signal<Pointing>,
): NonNullable<BoardSource["listen"]> {
  const point = (change: Partial<Pointing>) => {
    pointing.value = { ...pointing.peek(), ...change };
  };
  const handlers: PointerHandlers = {
    tap: (cell) => table.touch(cell),
    hover: (hover) => {
      if (hover !== pointing.peek().hover) point({ hover });
    },
    aim: (cell) => {
      table.cursor.value = cell;
      point({ cursorShown: true, aiming: true });
    },
    aimed: () => point({ aiming: false }),
  };
  return (canvas, geometry) => listenToPointer(canvas, geometry, handlers);
}
