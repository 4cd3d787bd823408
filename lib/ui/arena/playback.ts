/** A match as it goes by before a person's eyes. */

import type { ReadonlySignal } from "@preact/signals";
import type { Cell } from "../../automaton/board.ts";
import type { TileBoard } from "../../automaton/tiles.ts";
import type { History } from "./history.ts";

export interface Playback {
  /** The board as it is; undefined until there is one. */
  readonly board: TileBoard | undefined;
  /** Cells to look at. */
  readonly marked?: readonly Cell[];
  /** How many cells there were so far. */
  readonly history: History;
  /** Changes whenever the playback may have more to show. */
  readonly news: ReadonlySignal<unknown>;
  /** Whether it will go on without news. */
  readonly isMoving: boolean;
  /** Goes on, for as many ms as it is given at most; `now` never goes back. Whether the board changed. */
  advance(now: number, budget: number): boolean;
}

/** Goes on by generations until there are enough, or the time is up; whether there was one. */
export function runFor(budget: number, hasMore: () => boolean, step: () => void): boolean {
  if (!hasMore()) return false;
  const end = performance.now() + budget;
  do step(); while (hasMore() && performance.now() < end);
  return true;
}
