/** The books in memory: games and players as they came, and all else counted from them when asked. */

import type { Books } from "./books.ts";
import { MemoryArchive } from "./memory_archive.ts";
import { MemoryKeys } from "./memory_keys.ts";
import { MemoryPlayers } from "./memory_players.ts";
import { MemoryStandings } from "./memory_standings.ts";

export class MemoryBooks implements Books {
  readonly players = new MemoryPlayers();
  readonly archive = new MemoryArchive(this.players);
  readonly keys = new MemoryKeys();
  readonly standings = new MemoryStandings(this.archive, this.players);
}
