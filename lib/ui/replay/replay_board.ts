/** A replay's board as it is drawn. */

import { computed, type ReadonlySignal } from "@preact/signals";
import type { Cell } from "../../automaton/board.ts";
import type { AnyGame } from "../../games/known_games.ts";
import { changesBetween } from "../board/changes.ts";
import { effectsIn } from "../board/effects.ts";
import { type Scene, stillScene } from "../board/scene.ts";
import type { BoardSource } from "../board/view.ts";
import type { GameUi } from "../table/game_ui.ts";
import type { Frame } from "./frames.ts";
import type { ReplayPlayer } from "./player.ts";

/** `outlined` cells are pointed out, and `overlay` is shown as well; `onTap` is told of cells that are touched. */
export function replayBoard<Kind extends AnyGame>(
  ui: GameUi<Kind>,
  player: ReplayPlayer<Frame<Kind>>,
  outlined: ReadonlySignal<readonly Cell[]>,
  overlay: ReadonlySignal<Partial<Scene>>,
  onTap: (cell: Cell) => void,
): BoardSource {
  return {
    ...ui.marks && { marks: ui.marks },
    scene: computed(() => {
      const { board, marks } = player.frame.value;
      const last = [...marks, ...outlined.value];
      return { ...stillScene(board, ui.home ?? 0), last, ...overlay.value };
    }),
    effects: computed(() => {
      const { turn, isAfter, board } = player.frame.value;
      if (!turn || !isAfter || !ui.living) return [];
      const changes = changesBetween(ui.living.placed(turn.before, turn.move), board);
      return [...effectsIn(changes), ...ui.effectsOf?.(turn) ?? []];
    }),
    listen: (canvas, cellAt) => {
      const tap = (event: MouseEvent) => {
        const cell = cellAt(event);
        if (cell !== undefined) onTap(cell);
      };
      canvas.addEventListener("click", tap);
      return () => canvas.removeEventListener("click", tap);
    },
  };
}
