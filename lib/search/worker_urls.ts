/** Which script a level plays from: a page is sent only the one that it asks. */

import type { LevelId } from "../games/game.ts";

/** The addresses of the computer's scripts. */
export interface WorkerUrls {
  /** Plays the levels that choose cell by cell. */
  readonly cells: string;
  /** Plays those that look ahead, and judges positions. */
  readonly ahead: string;
}

const BY_CELLS: ReadonlySet<string> = new Set(["easy", "normal", "tricky", "hard"]);

/** The address of a level's script. */
export function workerUrlOf(level: LevelId | "person", { cells, ahead }: WorkerUrls): string {
  return BY_CELLS.has(level) ? cells : ahead;
}
