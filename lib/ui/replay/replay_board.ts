/** A replay's board as it is drawn. */

import { computed, type ReadonlySignal } from "@preact/signals";
import type { Cell } from "../../automaton/board.ts";
import type { LifeGame } from "../../games/conquerors/game.ts";
import type { BoardSource } from "../board/view.ts";

import { cellAtPoint } from "../board/geometry.ts";
import { type Scene, stillScene } from "../board/scene.ts";
import { effectsOfTurn } from "../games/conquerors/changes.ts";
import type { ReplayPlayer } from "./player.ts";

/** `outlined` cells are pointed out, and `overlay` is shown as well; `onTap` is told of cells that are touched. */
export function replayBoard(
  game: LifeGame,
  player: ReplayPlayer,
  outlined: ReadonlySignal<readonly Cell[]>,
  overlay: ReadonlySignal<Partial<Scene>>,
  onTap: (cell: Cell) => void,
): BoardSource {
  return {
    scene: computed(() => {
      const { board, marks } = player.frame.value;
      const last = [...marks, ...outlined.value];
      return { ...stillScene(board, game.rules.home), last, ...overlay.value };
    }),
    effects: computed(() => {
      const { turn, toll } = player.frame.value;
      return turn && toll ? effectsOfTurn(turn) : [];
    }),
    listen: (canvas, geometry) => {
      const tap = ({ offsetX, offsetY }: MouseEvent) => {
        const cell = cellAtPoint(geometry(), { x: offsetX, y: offsetY });
        if (cell !== undefined) onTap(cell);
      };
      canvas.addEventListener("click", tap);
      return () => canvas.removeEventListener("click", tap);
    },
  };
}
