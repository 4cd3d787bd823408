/** A replay's board as it is drawn. This module is browser compatible. */

import { computed } from "@preact/signals";
import type { LifeGame } from "../../games/life_game.ts";
import type { BoardSource } from "../board_view.ts";
import { effectsOf } from "../effects.ts";
import type { Scene } from "../scene.ts";
import type { Frame } from "./frames.ts";
import type { ReplayPlayer } from "./player.ts";

export function replayBoard(game: LifeGame, player: ReplayPlayer): BoardSource {
  return {
    scene: computed(() => sceneOf(game, player.frame.value)),
    effects: computed(() => {
      const { turn, toll } = player.frame.value;
      return turn && toll ? effectsOf(turn) : [];
    }),
  };
}

/** All ground is open: nobody is to place anything. */
function sceneOf(game: LifeGame, { board, marks }: Frame): Scene {
  return {
    board,
    home: game.rules.home,
    locked: [],
    drafted: [],
    colour: 0,
    last: marks,
    blast: [],
    cursor: undefined,
    hover: undefined,
    loupe: undefined,
  };
}
