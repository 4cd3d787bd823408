/** What is kept of games once they are over, and of those who played them. */

import type { Archive } from "./archive.ts";
import type { Bots } from "./bots.ts";
import type { Checks } from "./checks.ts";
import type { Dumps } from "./dumps.ts";
import type { Follows } from "./follows.ts";
import type { Keys } from "./keys.ts";
import type { ModerationBook } from "./moderation.ts";
import type { Notices } from "./notices.ts";
import type { Players } from "./players.ts";
import type { Openings } from "./openings.ts";
import type { PuzzleBook } from "./puzzles.ts";
import type { Profiles } from "./profiles.ts";
import type { Standings } from "./standings.ts";
import type { Subscriptions } from "./subscriptions.ts";
import type { Tickets } from "./tickets.ts";
import type { TournamentBook } from "./tournaments.ts";

export interface Books {
  readonly archive: Archive;
  readonly bots: Bots;
  readonly players: Players;
  readonly profiles: Profiles;
  readonly follows: Follows;
  readonly standings: Standings;
  readonly keys: Keys;
  readonly checks: Checks;
  readonly moderation: ModerationBook;
  readonly notices: Notices;
  readonly tickets: Tickets;
  readonly subscriptions: Subscriptions;
  readonly puzzles: PuzzleBook;
  readonly tournaments: TournamentBook;
  readonly dumps: Dumps;
  readonly openings: Openings;
}
