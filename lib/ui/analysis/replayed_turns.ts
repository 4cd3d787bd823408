/** The turns of a replay, by their index, and the frames that show them. */

import type { Turn } from "../table/match.ts";
import type { ReplayPlayer } from "../replay/player.ts";

export function turnsOf({ frames }: ReplayPlayer): Turn[] {
  return frames.flatMap(({ turn, isAfter }) => turn && isAfter ? [turn] : []);
}

/** The index of the turn that is shown, placed or lived; −1 at the start. */
export function turnShown({ at }: ReplayPlayer): number {
  return Math.ceil(at.value / 2) - 1;
}

/** Shows what a turn placed. */
export function showTurn(player: ReplayPlayer, index: number): void {
  player.pause();
  player.goTo(2 * index + 1);
}
