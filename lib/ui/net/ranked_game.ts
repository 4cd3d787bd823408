/** The ranked game against the CPU that this browser keeps, until the server has it. */

import { type CpuGame, TIME } from "../../leaderboard/cpu_record.ts";
import { type Keep, RANKED } from "./keep.ts";

/** A game without its seed. */
export type Wish = Omit<CpuGame, "seed">;

/** A game with its ticket. */
export interface RankedGame extends CpuGame {
  readonly ticket: string;
  /** When the ticket came, ms. */
  readonly since: number;
  /** The turns so far in CCN. */
  readonly moves: string;
  /** How it ended; absent until then. */
  readonly result?: string;
  /** Whether the player gave it up: the next ranked game takes its place. */
  readonly isGivenUp?: boolean;
}

/** The game that is kept, if there is one; storage is anybody's to write. */
export function readRanked(keep: Keep): RankedGame | undefined {
  try {
    const game = JSON.parse(keep.getItem(RANKED) || "null");
    const isRanked = typeof game?.ticket === "string" && typeof game.moves === "string";
    return isRanked ? game : undefined;
  } catch {
    return undefined;
  }
}

/** Whether it has run out: the server counts it as lost. */
export function isExpired({ since }: RankedGame): boolean {
  return Date.now() - since > TIME.most * 1000;
}

/** Whether it's the game of that seed, which is over, and the server may still hear how it ended. */
export function isUnsent(ranked: RankedGame | undefined, seed: string | undefined): boolean {
  return ranked?.result !== undefined && ranked.seed === seed && !isExpired(ranked);
}

export function writeRanked(keep: Keep, game: RankedGame | undefined): void {
  keep.setItem(RANKED, game ? JSON.stringify(game) : "");
}
