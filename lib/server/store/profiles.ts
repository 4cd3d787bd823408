/** What anyone may know of players. */

import type { FirstTurn } from "../../leaderboard/first_turns.ts";
import type { Player } from "../../leaderboard/player.ts";
import type { Profile } from "../../leaderboard/profile.ts";

export interface Profiles {
  /** Whose name that is, or one that looks like it. */
  named(name: string): Promise<Player | undefined>;
  /** The player with that public number. */
  numbered(id: number): Promise<Player | undefined>;
  of(player: Player): Promise<Profile>;
  /** How a player likes to begin. */
  firstTurns(player: Player): Promise<readonly FirstTurn[]>;
}
