/** Whom players follow. */

import type { Player } from "../../leaderboard/player.ts";
import type { Filed, Share } from "./moderation.ts";

/** A followed player, known to the server by the identity's hash too. */
export interface Followed extends Player {
  readonly identity: string;
}

export interface Follows {
  /** In the order in which they were followed first. */
  of(identity: string): Promise<readonly Followed[]>;
  /** Follows a player, unless there are enough: in all, and by this identity. */
  add(identity: string, player: number, share: Share): Promise<Filed>;
  /** False if the disk failed. */
  remove(identity: string, player: number): Promise<boolean>;
}
