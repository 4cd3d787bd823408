/** A replay's board as it is drawn. This module is browser compatible. */

import { computed } from "@preact/signals";
import type { LifeGame } from "../../games/life_game.ts";
import type { BoardSource } from "../board_view.ts";
import { effectsOf } from "../effects.ts";
import { stillScene } from "../scene.ts";
import type { ReplayPlayer } from "./player.ts";

export function replayBoard(game: LifeGame, player: ReplayPlayer): BoardSource {
  return {
    scene: computed(() => {
      const { board, marks } = player.frame.value;
      return { ...stillScene(board, game.rules.home), last: marks };
    }),
    effects: computed(() => {
      const { turn, toll } = player.frame.value;
      return turn && toll ? effectsOf(turn) : [];
    }),
  };
}
