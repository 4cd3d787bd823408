/** What strangers are paired for: a game with its usual options, and a clock. */

import type { GameId } from "../games/registry.ts";
import { gameOf } from "../games/known_games.ts";
import { writeTime } from "./bank.ts";
import type { Settings } from "./event.ts";

/** The clocks to choose from, as the form of a room says them; the first is chosen at first. */
export const POOL_CLOCKS = ["180+3", "600+5", "60"] as const;
type PoolClock = typeof POOL_CLOCKS[number];

export interface Pool {
  readonly game: GameId;
  readonly clock: PoolClock;
}

/** As a pool is written in links and messages: `conquerors-v2.180+3`. */
export function writePool({ game, clock }: Pool): string {
  return `${game}.${clock}`;
}

/** The pool whose players play such games; undefined for games that are played otherwise. */
export function poolOf({ game, clock, bank, listed, position }: Settings): Pool | undefined {
  const known = poolClock(writeTime({ clock, ...bank && { bank } }));
  const isUsual = listed && position === undefined && gameOf(game).isRanked === true;
  return isUsual && known ? { game, clock: known } : undefined;
}

/** Undefined for a text that is no clock of any pool. */
export function poolClock(text: string): PoolClock | undefined {
  return POOL_CLOCKS.find((clock) => clock === text);
}
