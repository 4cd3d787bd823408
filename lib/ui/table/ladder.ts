/** How far up the ladder of rivals this browser has come. */

import { LADDER, LEVEL_IDS, type LevelId } from "../../games/game.ts";
import type { GameId } from "../../games/registry.ts";
import { readStored, writeStored } from "../parts/stored.ts";

/** Kept in `localStorage`: the strongest level that was beaten. */
const BEATEN = "ladder";

/** The games of one board, which are climbed together. */
const TOGETHER: readonly GameId[] = ["conquerors-v2", "conquerors-classic"];

function keyOf(game: GameId): string {
  return TOGETHER.includes(game) ? BEATEN : `${BEATEN} ${game}`;
}

/** The strongest level that was beaten at a game; undefined for newcomers. */
export function readBeaten(game: GameId): LevelId | undefined {
  const stored = readStored("localStorage", keyOf(game));
  return LEVEL_IDS.find((id) => id === stored);
}

/** Notes a win, which opens every rival up to the next one. */
export function markBeaten(game: GameId, level: LevelId): void {
  const before = readBeaten(game);
  if (before === undefined || strength(level) > strength(before)) {
    writeStored("localStorage", keyOf(game), level);
  }
}

/** The next rival after a level; undefined after the strongest. */
export function rivalAfter(level: LevelId | undefined): LevelId | undefined {
  return LEVEL_IDS[level === undefined ? 0 : strength(level) + 1];
}

/** Whether somebody who has beaten that level at most may be sent against another. */
export function isOpen(level: LevelId, beaten: LevelId | undefined): boolean {
  return strength(level) <= (beaten === undefined ? 0 : strength(beaten) + 1);
}

/** The rung of a level, from 1; undefined for those above the ladder. */
export function rungOf(level: LevelId): number | undefined {
  return strength(level) < LADDER.length ? strength(level) + 1 : undefined;
}

function strength(level: LevelId): number {
  return LEVEL_IDS.indexOf(level);
}
