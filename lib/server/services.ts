/** All that serves online play, wired on one page. */

import type { Arena } from "./arena/arena.ts";
import { beginArena } from "./arena/begin.ts";
import type { ArenaHome } from "./arena/home.ts";
import type { ArenaView } from "./arena/view.ts";
import type { ArenaResults } from "../arena/results.ts";
import { type ArenaSettings, DEFAULT_ARENA } from "./arena/settings.ts";
import type { Recheck } from "../leaderboard/recheck.ts";
import { House } from "./bots/house.ts";
import { BotDesk } from "./bots/bot_desk.ts";
import { Admin } from "./moderation/admin.ts";
import { Explorer } from "./openings/explorer.ts";
import { Drawer } from "./http/drawer.ts";
import { Moderation } from "./moderation/moderation.ts";
import { PushSender } from "./push/push_sender.ts";
import { Reminders } from "./push/reminders.ts";
import { DEFAULT_PUSH, type PushSettings } from "./push/settings.ts";
import type { Awaited } from "../rooms/awaited.ts";
import type { Request } from "../rooms/protocol.ts";
import type { Holder } from "../rooms/secrets.ts";
import { Lobby } from "./rooms/lobby.ts";
import type { Limits } from "./rooms/limits.ts";
import { FairExecutor } from "./rooms/fair_executor.ts";
import { type Rates, ratesOf } from "./rooms/rates.ts";
import type { Books } from "./store/books.ts";
import { SqlResults } from "./store/sql/arena_results.ts";
import { SqliteDatabase } from "./store/sqlite/sqlite_database.ts";
import type { Store } from "./store/store.ts";
import { showGauges } from "./telemetry/gauges.ts";
import { measured } from "./telemetry/measured_store.ts";
import { type Choose, ComputerTurns } from "./rooms/computer_turns.ts";
import { beginChecks } from "./rooms/begin_checks.ts";
import type { CpuGames } from "./rooms/cpu_games.ts";
import { Hub } from "./rooms/hub.ts";
import { Tv } from "./rooms/tv.ts";
import { Challenges } from "./pairing/challenges.ts";
import { Presence } from "./pairing/presence.ts";
import { MemoryQueue, type PairingQueue } from "./pairing/queue.ts";
import type { DailyArena } from "../tournaments/schedule.ts";
import { beginTournaments } from "./tournaments/begin.ts";
import type { TournamentDesk } from "./tournaments/desk.ts";
import { Peer } from "./rooms/peer.ts";
import { MemoryBrake, Readiness } from "./transport/readiness.ts";
import { beginWaysIn } from "./transport/begin.ts";
import type { Polls } from "./transport/poll.ts";
import type { Sockets } from "./transport/sockets.ts";
import { beginChores, beginSharedChores } from "./chores.ts";
import { scope, type World } from "./clock.ts";
import { Forgetting } from "./forgetting.ts";

/** When clients are to come back to a server that leaves, ms; each adds chance of its own. */
const COME_BACK = 1_000;
/** How many pages are made at once: the disk may keep one waiting. */
const PAGES_AT_ONCE = 2;

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
  /** How many bytes the process has taken; asks the system unless told. */
  readonly memoryUsed?: () => number;
  /** Whether the server has bots of its own; not unless told. */
  readonly hasHouseBots?: boolean;
  readonly push?: PushSettings;
  readonly securityContact?: string | undefined;
  readonly adminToken?: string | undefined;
}

export async function startServices(parts: Parts): Promise<Services> {
  const { limits, trustedHops, securityContact } = parts;
  const store = measured(parts.store);
  const {
    arenaResults = new SqlResults(SqliteDatabase.inMemory()),
    arenaSettings = DEFAULT_ARENA,
  } = parts;
  const { push = DEFAULT_PUSH } = parts;
  const { books } = store;
  const world = scope(parts.world);
  const peer = new Peer(store.peers, world);
  await peer.join();
  const { cpuSteps, recheck } = parts;
  const checks = await beginChecks({ books, cpuSteps, recheck, peer, limits, world });
  const { queue, cpuGames } = checks;
  const lobby = new Lobby(store.rooms, limits, world);
  await lobby.count();
  const computerTurns = new ComputerTurns(world, limits);
  const choose = parts.choose ?? ((thought, source) => computerTurns.choose(thought, source));
  const pushSender = new PushSender(books.keys, push.contact, world);
  const { subscriptions } = books;
  const reminders = new Reminders({
    subscriptions,
    notices: books.notices,
    pushSender,
    world,
    limits,
  });
  const remind = (turn: Awaited) => reminders.remind(turn);
  const moderation = await Moderation.open({
    book: books.moderation,
    keys: books.keys,
    limits,
    world,
    endRoom: (code) => hub.end(code),
    endWaiting: (isMeant) => hub.endWaiting(isMeant),
    strikeBot: (bot) => arenaResults.strike(bot),
    expel(isMeant) {
      sockets.expel(isMeant);
      polls.expel(isMeant);
      arena.expel(isMeant);
      botDesk.expel();
    },
  });
  moderation.follow(peer);
  const { notices, players } = books;
  const presence = new Presence({ notices, peer, world });
  const forbids = ({ identity, owner }: Holder, request: Request) => {
    presence.saw(identity);
    return moderation.forbids({ identity, owner }, request);
  };
  const markOf = (address: string) => moderation.subjects.source(address);
  const hub = new Hub(store, lobby, world, { choose, remind, forbids, markOf, peer });
  const drawer = new Drawer(world, limits);
  const pages = new FairExecutor(limits.pages, limits.pagesPerSource, PAGES_AT_ONCE);
  const challenges = new Challenges({
    notices,
    hub,
    lobby,
    world,
    notify: (to, challenge, source) => reminders.challenge(to, challenge, source),
  });
  const admin = parts.adminToken ? new Admin(parts.adminToken, notices, world) : undefined;
  const brake = new MemoryBrake(limits.megabytes, parts.memoryUsed);
  const admits = (source: string) =>
    !brake.isOn && moderation.bannedUntil({ source }) === undefined;
  const { seekers = new MemoryQueue(limits) } = parts;
  const ways = { store, hub, lobby, moderation, seekers, markOf, admits, limits, world };
  const { pairing, sockets, polls } = await beginWaysIn(ways);
  const { arena, arenaHome, arenaView } = await beginArena({
    results: arenaResults,
    settings: arenaSettings,
    url: parts.arenaUrl,
    admits: (source) => !moderation.isPaused && admits(source),
    isBarred: (bot) => moderation.isBarred(bot),
    notices,
    peer,
    world,
  });
  const botDesk = new BotDesk({
    book: books.bots,
    notices,
    peer,
    hub,
    lobby,
    players,
    moderation,
    markOf,
    world,
    limits,
  });
  const tournaments = await beginTournaments({
    book: books.tournaments,
    hub,
    lobby,
    store,
    peer,
    botDesk,
    players,
    moderation,
    markOf,
    arenas: parts.arenas ?? [],
    limits,
    world,
  });
  beginChores({ sockets, polls, brake, queue, lobby, hub, peer, world });
  const explorer = new Explorer({ openings: books.openings, limits, world });
  const tv = new Tv({ lobby, hub, store, players, archive: books.archive, peer, world });
  const { bots: book, keys } = books;
  const house = parts.hasHouseBots
    ? new House({
      queue: seekers,
      hub,
      lobby,
      book,
      keys,
      tv,
      tournaments,
      moderation,
      choose,
      world,
    })
    : undefined;
  await beginSharedChores({ store, explorer, seekers, reminders, house, hub, peer, world });
  const readiness = new Readiness(store, world);
  const forgetting = new Forgetting({
    store,
    lobby,
    hub,
    queue,
    moderation,
    presence,
    pairing,
    botDesk,
    tournaments,
    peer,
    world,
  });
  const hideGauges = showGauges({
    rooms: () => lobby.size,
    loaded: () => hub.size,
    sockets: () => sockets.size,
    polls: () => polls.size,
    bots: () => arena.taken,
    matches: () => arena.live().length,
    queues: {
      checks: () => queue.size,
      thoughts: () => computerTurns.size,
      reminders: () => reminders.size,
      pictures: () => drawer.size,
      pages: () => pages.size,
      seekers: () => pairing.size,
    },
  });
  const dismiss = () => {
    peer.dismiss();
    sockets.dismiss(COME_BACK);
    polls.dismiss(COME_BACK);
    arena.close();
    botDesk.dismiss();
  };
  const close = async () => {
    hideGauges();
    checks.stop();
    computerTurns.stop();
    drawer.stop();
    pages.stop();
    await reminders.stop();
    world.end();
    hub.stop();
    await peer.leave();
    await store.close();
  };
  const rooms = { store, lobby, hub, sockets, polls, pushSender, pushHosts: push.hosts };
  const shares = { limits, rates: ratesOf(limits), markOf, drawer, pages };
  const { archive, profiles, standings, puzzles, dumps } = books;
  const company = { follows: books.follows, presence, challenges };
  const people = {
    archive,
    players,
    profiles,
    standings,
    puzzles,
    dumps,
    cpuGames,
    moderation,
    admin,
  };
  const told = { trustedHops, securityContact };
  return {
    ...rooms,
    ...people,
    ...company,
    ...shares,
    ...told,
    tv,
    tournaments,
    hasHouseBots: house !== undefined,
    explorer,
    arena,
    arenaHome,
    arenaView,
    botDesk,
    brake,
    readiness,
    world,
    forget: (identity) => forgetting.forget(identity),
    dismiss,
    close,
  };
}
