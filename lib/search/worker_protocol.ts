/** What the page and its search worker say to each other. This module is browser compatible. */

import type { LifeMove, LifePosition } from "../games/life_position.ts";
import type { LifeGameId } from "../games/life_games.ts";
import type { LevelId } from "./levels.ts";

/** The page asks for a turn. */
export interface ThinkRequest {
  /** Names the request in its reply. */
  readonly id: number;
  readonly game: LifeGameId;
  readonly position: LifePosition;
  readonly level: LevelId;
  readonly seed: string;
}

/** The worker answers with the turn, or with what went wrong. */
export type ThinkReply =
  | { readonly id: number; readonly move: LifeMove }
  | { readonly id: number; readonly error: string };
