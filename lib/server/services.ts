/** All that serves online play, and what it's made of. */

import type { Arena } from "./arena/arena.ts";
import type { ArenaHome } from "./arena/home.ts";
import type { ArenaView } from "./arena/view.ts";
import type { ArenaResults } from "../arena/results.ts";
import type { ArenaSettings } from "./arena/settings.ts";
import type { Recheck } from "../leaderboard/recheck.ts";
import type { BotDesk } from "./bots/bot_desk.ts";
import type { Admin } from "./moderation/admin.ts";
import type { Explorer } from "./openings/explorer.ts";
import type { Drawer } from "./http/drawer.ts";
import type { Moderation } from "./moderation/moderation.ts";
import type { PushSender } from "./push/push_sender.ts";
import type { PushSettings } from "./push/push_services.ts";
import type { Lobby } from "./rooms/lobby.ts";
import type { Limits } from "./rooms/limits.ts";
import type { FairExecutor } from "./rooms/fair_executor.ts";
import type { Rates } from "./rooms/rate.ts";
import type { Books } from "./store/books.ts";
import type { Store } from "./store/store.ts";
import type { Choose } from "./rooms/workers.ts";
import type { CpuGames } from "./rooms/cpu_games.ts";
import type { Hub } from "./rooms/hub.ts";
import type { Tv } from "./rooms/tv.ts";
import type { Challenges } from "./pairing/challenges.ts";
import type { Presence } from "./pairing/presence.ts";
import type { PairingQueue } from "./pairing/queue.ts";
import type { DailyArena } from "../tournaments/schedule.ts";
import type { TournamentDesk } from "./tournaments/desk.ts";
import type { Memory, MemoryBrake } from "./transport/memory_brake.ts";
import type { Readiness } from "./transport/readiness.ts";
import type { Polls } from "./transport/poll.ts";
import type { Sockets } from "./transport/sockets.ts";
import type { World } from "./clock.ts";

/** Rooms and what serves them; the archive of finished games, their players and leaderboards. */
export interface Services extends
  Omit<
    Books,
    | "keys"
    | "bots"
    | "checks"
    | "tickets"
    | "subscriptions"
    | "moderation"
    | "tournaments"
    | "openings"
    | "notices"
  > {
  readonly store: Store;
  readonly lobby: Lobby;
  readonly hub: Hub;
  readonly sockets: Sockets;
  readonly polls: Polls;
  /** Who brings reminders to browsers, and to which push services. */
  readonly pushSender: PushSender;
  readonly pushHosts: readonly string[];
  readonly cpuGames: CpuGames;
  /** Where bots fight, and what became of their matches. */
  readonly arena: Arena;
  readonly arenaHome: ArenaHome;
  /** What goes on there, in whichever process it is. */
  readonly arenaView: ArenaView;
  /** Programs that play in rooms. */
  readonly botDesk: BotDesk;
  /** Who may do what, what is reported, and what an admin does about it. */
  readonly moderation: Moderation;
  /** Who has the admin's token; undefined where there is none. */
  readonly admin: Admin | undefined;
  /** The mark of an address, which may be kept: only this server's key tells whose it is. */
  readonly markOf: (address: string) => string;
  /** How often a source may do what. */
  readonly rates: Rates;
  /** Draws pictures. */
  readonly drawer: Drawer;
  /** Makes pages by turns of those who ask. */
  readonly pages: FairExecutor;
  readonly limits: Limits;
  /** Who was here a moment ago, and who wants to play with whom. */
  readonly presence: Presence;
  readonly challenges: Challenges;
  /** What can be watched. */
  readonly tv: Tv;
  /** Where tournaments are entered, and what is shown of them. */
  readonly tournaments: TournamentDesk;
  /** Whether the server's own bots play those who wait long. */
  readonly hasHouseBots: boolean;
  /** How games began. */
  readonly explorer: Explorer;
  /** Whether the process has taken too much memory. */
  readonly brake: MemoryBrake;
  /** Whether there is any use in sending requests here. */
  readonly readiness: Readiness;
  readonly world: World;
  /** Your own proxies in front of the server. */
  readonly trustedHops: number;
  /** Whom to tell of a security hole; undefined where nobody is named. */
  readonly securityContact: string | undefined;
  /** Deletes a player's data and all that waits to be done with it; false if the store fails. */
  forget(identity: string): Promise<boolean>;
  /** Tells everyone to come back later, and ends all polls; sockets end with the server. */
  dismiss(): void;
  /** Writes what is left and lets go of the store. */
  close(): Promise<void>;
}

/** What services are made of. */
export interface Parts {
  readonly store: Store;
  readonly world: World;
  readonly limits: Limits;
  readonly trustedHops: number;
  /** Where the arena's results are kept, and how it is played in; in memory, and as usual. */
  readonly arenaResults?: ArenaResults;
  readonly arenaSettings?: ArenaSettings;
  /** The arenas of every day; none unless told. */
  readonly arenas?: readonly DailyArena[];
  /** Who waits for an opponent, where several processes share that; in memory unless told. */
  readonly seekers?: PairingQueue;
  /** Where bots fight, if not here. */
  readonly arenaUrl?: string | undefined;
  /** A budget for the CPU's turns other than their levels' own, for trials. */
  readonly cpuSteps?: number;
  /** Who checks the computer's turns in reported games; a worker unless told. */
  readonly recheck?: (recheck: Recheck) => Promise<boolean>;
  /** Who chooses the computers' turns in rooms; a worker unless told. */
  readonly choose?: Choose;
  /** What the process knows of its memory; asks the system unless told. */
  readonly memory?: Partial<Memory>;
  /** Whether the server has bots of its own; not unless told. */
  readonly hasHouseBots?: boolean;
  readonly push?: PushSettings;
  readonly securityContact?: string | undefined;
  readonly adminToken?: string | undefined;
}
