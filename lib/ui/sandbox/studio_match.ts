/** A sandbox as a game in which one device plays both sides. */

import { computed, signal } from "@preact/signals";
import type { LifePosition } from "../../games/conquerors/position.ts";
import type { Match } from "../table/match.ts";
import type { Studio } from "./studio.ts";
import { turnsOf } from "./timeline.ts";

/** The game that the sandbox has chosen, from the board as it is. */
export function studioMatch(studio: Studio): Match {
  const game = studio.game.peek();
  const position = computed(() => positionOf(studio));
  return {
    game,
    mine: [0, 1],
    turns: computed(() => turnsOf(studio.timeline.value)),
    position,
    result: computed(() => position.value.outcome),
    isOpen: signal(true),
    play: (move) => {
      const before = position.peek();
      studio.played({ seat: before.turn, move, before, after: game.play(before, move) });
      return Promise.resolve(undefined);
    },
  };
}

/** The position that is shown; a board that somebody painted is the start of a game. */
export function positionOf({ game, moment }: Studio): LifePosition {
  const { turn, board } = moment.value;
  return turn ? turn.after : { ...game.value.initial({}), board };
}
