/** The books in memory: games and players as they came, and all else counted from them when asked. */

import type { Books } from "./books.ts";
import { MemoryArchive } from "./memory_archive.ts";
import { MemoryChecks } from "./memory_checks.ts";
import { MemoryKeys } from "./memory_keys.ts";
import { MemoryPlayers } from "./memory_players.ts";
import { MemoryStandings } from "./memory_standings.ts";
import { MemorySubscriptions } from "./memory_subscriptions.ts";

export class MemoryBooks implements Books {
  readonly subscriptions = new MemorySubscriptions();
  readonly players = new MemoryPlayers((identity) => {
    this.checks.forget(identity);
    this.subscriptions.forget(identity);
  });
  readonly archive = new MemoryArchive(this.players);
  readonly checks = new MemoryChecks(this.archive);
  readonly keys = new MemoryKeys();
  readonly standings = new MemoryStandings(this.archive, this.players);
}
