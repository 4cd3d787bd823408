/** Those who play, known by their secret identity's hash and named by a name that only they can use. */

import type { Rating } from "../../leaderboard/glicko2.ts";
import type { Player } from "../../leaderboard/player.ts";

/** Why a name isn't given to a player. */
export type Denied =
  /** It's somebody's, was taken away from somebody, or looks like it. */
  | "taken"
  /** The player has no counted game within the last year. */
  | "unplayed"
  | "failed";

/** How long after a counted game a player keeps the name, ms: then it's free for others. */
export const KEPT_FOR = 365 * 24 * 60 * 60 * 1000;

/** Whether a player whose last counted game ended at one moment has a right to a name at another, ms. */
export function isPlaying(counted: number, now: number): boolean {
  return now - counted < KEPT_FOR;
}

/** How strong somebody is, and how sure that is. */
export type Strength = Pick<Rating, "rating" | "deviation">;

export interface Players {
  find(identity: string): Promise<Player | undefined>;
  /** A newcomer's before the first rated game. */
  strength(identity: string): Promise<Strength>;
  /**
   * What that identity may be called: by its own name, else as it wishes unless that is another's
   * or the site's.
   */
  callable(identity: string, wish: string): Promise<string>;
  /** Gives the player that name instead of any other; `now` in ms. */
  claim(identity: string, name: string, now: number): Promise<Player | Denied>;
}
