/** A replay's board as it is drawn. */

import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Cell } from "../../automaton/board.ts";
import type { AnyPlayed } from "../../games/known_games.ts";
import { changesBetween } from "../board/changes.ts";
import { motionIsReduced } from "../settings/motion.ts";
import { type Scene, stillScene } from "../board/scene.ts";
import type { BoardSource } from "../board/canvas.tsx";
import type { GameUi } from "../table/game_ui.ts";
import { play, turnStory } from "../table/turn_story.ts";
import type { Frame } from "./frames.ts";
import type { ReplayPlayer } from "./player.ts";

/** `outlined` cells are pointed out, and `overlay` is shown as well; `onTap` gets touched cells. */
export function replayBoard<Kind extends AnyPlayed>(
  ui: GameUi<Kind>,
  player: ReplayPlayer<Frame<Kind>>,
  outlined: ReadonlySignal<readonly Cell[]>,
  overlay: ReadonlySignal<Partial<Scene>>,
  onTap: (cell: Cell) => void,
): BoardSource {
  const told = signal<Partial<Scene> | undefined>(undefined);
  return {
    ...ui.marks && { marks: ui.marks },
    scene: computed(() => {
      const { board, marks: last, turn } = player.frame.value, more = overlay.value;
      const marked = [...outlined.value, ...more.marked ?? []];
      const still = { ...stillScene(board, ui.home ?? 0), last, lastColor: turn && turn.seat + 1 };
      return { ...still, ...more, ...told.value, marked };
    }),
    listen: (canvas, cellAt) => {
      const tap = (event: MouseEvent) => {
        const cell = cellAt(event);
        if (cell !== undefined) onTap(cell);
      };
      canvas.addEventListener("click", tap);
      const stop = tellSteps(ui, player, told);
      return () => {
        canvas.removeEventListener("click", tap);
        stop();
      };
    },
  };
}

/** From this speed on, in frames a second, they follow each other too fast to be told. */
const TOO_FAST = 4;

/** Tells every step from a frame to the next; returns how to stop. */
function tellSteps<Kind extends AnyPlayed>(
  ui: GameUi<Kind>,
  player: ReplayPlayer<Frame<Kind>>,
  told: Signal<Partial<Scene> | undefined>,
): () => void {
  let seen = player.at.peek(), end = () => {};
  const stop = effect(() => {
    const at = player.at.value, { turn, isAfter, board } = player.frames[at]!;
    const isNext = at === seen + 1,
      isFast = player.isPlaying.peek() && player.speed.peek() >= TOO_FAST;
    seen = at;
    end();
    told.value = undefined;
    if (!isNext || isFast || !turn || !ui.living || motionIsReduced()) return;
    const placed = ui.living.placed(turn.before, turn.move);
    const before = player.frames[at - (isAfter ? 2 : 1)]!.board;
    const story = turnStory(
      ui,
      before,
      turn,
      changesBetween(placed, isAfter ? board : placed),
      [],
    );
    const shown = isAfter ? ["deaths", "births"] : ["placed", "bomb"];
    const parts = story.parts.filter(([part]) => shown.includes(part));
    end = play({ ...story, parts }, 1, (scene) => told.value = scene, () => told.value = undefined);
  });
  return () => {
    stop();
    end();
  };
}
