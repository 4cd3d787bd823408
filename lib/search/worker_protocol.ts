/** What the page and its search worker say to each other. */

import type { LifeMove, LifePosition } from "../games/conquerors/position.ts";
import type { LifeRules } from "../games/conquerors/rules.ts";
import type { Assessment } from "./assess.ts";
import type { PlayerId, SearchLevelId } from "./levels.ts";

/** The page asks for a level's turn. */
export interface ThinkRequest {
  readonly ask: "turn";
  /** Names the request in its replies. */
  readonly id: number;
  readonly rules: LifeRules;
  readonly position: LifePosition;
  readonly level: PlayerId;
  readonly seed: string;
}

/** The page asks what a level thinks of a position, and of a turn that was played in it. */
export interface AssessRequest extends Omit<ThinkRequest, "ask" | "level"> {
  readonly ask: "assessment";
  readonly level: SearchLevelId;
  readonly played?: LifeMove;
  /** A budget other than the level's own. */
  readonly steps?: number;
}

/** The page wants the turn of that id at once, as far as it has been thought about. */
interface HurryRequest {
  readonly ask: "now";
  readonly id: number;
}

export type WorkerRequest = ThinkRequest | AssessRequest | HurryRequest;

/** The worker tells how far it is, from 0 to 1, and then its answer or what went wrong. */
export type WorkerReply =
  | { readonly id: number; readonly share: number }
  | { readonly id: number; readonly move: LifeMove }
  | { readonly id: number; readonly assessment: Assessment }
  | { readonly id: number; readonly error: string };
