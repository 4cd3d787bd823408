/** All that serves online play, wired on one page. */

import { beginArena } from "./arena/begin.ts";
import { DEFAULT_ARENA } from "./arena/settings.ts";
import { House } from "./bots/house.ts";
import { BotDesk } from "./bots/bot_desk.ts";
import { Admin } from "./moderation/admin.ts";
import { Explorer } from "./openings/explorer.ts";
import { Drawer } from "./http/drawer.ts";
import { Moderation, type ModerationParts } from "./moderation/moderation.ts";
import { PushSender } from "./push/push_sender.ts";
import { Reminders } from "./push/reminders.ts";
import { DEFAULT_PUSH, type PushSettings } from "./push/push_services.ts";
import { beginChecks, beginRooms, type BegunRooms } from "./rooms/begin.ts";
import type { CheckQueue } from "./rooms/check_queue.ts";
import { Lobby } from "./rooms/lobby.ts";
import { FairExecutor } from "./rooms/fair_executor.ts";
import { ratesOf } from "./rooms/rate.ts";
import { SqlResults } from "./store/sql/arena_results.ts";
import { SqliteDatabase } from "./store/sqlite/sqlite_database.ts";
import { showGauges } from "./telemetry/gauges.ts";
import { measured } from "./telemetry/measured_store.ts";
import { Tv } from "./rooms/tv.ts";
import type { Pairing } from "./pairing/pairing.ts";
import { Presence } from "./pairing/presence.ts";
import { MemoryQueue, type PairingQueue } from "./pairing/queue.ts";
import { beginTournaments } from "./tournaments/begin.ts";
import type { TournamentDesk } from "./tournaments/desk.ts";
import { Peer } from "./rooms/peer.ts";
import { MemoryBrake } from "./transport/memory_brake.ts";
import { Readiness } from "./transport/readiness.ts";
import { beginWaysIn } from "./transport/begin.ts";
import { beginChores, beginSharedChores } from "./chores.ts";
import { type EndingWorld, guarded, scope } from "./clock.ts";
import { Forgetting } from "./forgetting.ts";
import type { Parts, Services } from "./services.ts";
import type { Books } from "./store/books.ts";

/** When clients are to come back to a server that leaves, ms; each adds chance of its own. */
const COME_BACK = 1_000;
/** How many pages are made at once: the disk may keep one waiting. */
const PAGES_AT_ONCE = 2;

/** What all of it is built on. */
interface Base extends Pick<Services, "store" | "limits"> {
  readonly books: Books;
  readonly world: EndingWorld;
  readonly peer: Peer;
}

/** Who may do what, who was here, and who is told of what while they're away. */
interface People extends Pick<Services, "pushSender" | "moderation" | "presence" | "markOf"> {
  readonly reminders: Reminders;
}

/** What a ban reaches. */
type Reach = Pick<ModerationParts, "endRoom" | "endWaiting" | "strikeBot" | "expel">;

/** What is begun before all that is offered around games. */
interface Begun
  extends
    Base,
    People,
    BegunRooms,
    Pick<Services, "players" | "sockets" | "polls" | "arena" | "drawer" | "pages"> {
  readonly pairing: Pairing;
  readonly queue: CheckQueue;
}

export async function startServices(parts: Parts): Promise<Services> {
  const base = await beginBase(parts);
  const { books, limits, world } = base, { notices, players } = books;
  const { arenaResults = new SqlResults(SqliteDatabase.inMemory()), push = DEFAULT_PUSH } = parts;
  const { queue, cpuGames, stop: stopChecks } = await beginChecks({ ...parts, ...base });
  const lobby = new Lobby(base.store.rooms, limits, world);
  await lobby.count();
  const people = await beginPeople(base, push, {
    endRoom: (code) => rooms.hub.end(code),
    endWaiting: (isMeant) => rooms.hub.endWaiting(isMeant),
    strikeBot: (bot) => arenaResults.strike(bot),
    expel(isMeant) {
      ways.sockets.expel(isMeant);
      ways.polls.expel(isMeant);
      guarded(world, () => ways.pairing.expel(isMeant))();
      fights.arena.expel(isMeant);
      botDesk.expel();
    },
  });
  const { moderation } = people;
  const rooms = beginRooms({ ...base, ...people, lobby }, parts.choose);
  const drawer = new Drawer(world, limits);
  const pages = new FairExecutor(limits.pages, limits.pagesPerSource, PAGES_AT_ONCE);
  const brake = new MemoryBrake(limits.megabytes, parts.memory);
  const admits = (source: string) =>
    !brake.isOn && moderation.bannedUntil({ source }) === undefined;
  const { seekers = new MemoryQueue(limits), arenas = [] } = parts;
  const ways = await beginWaysIn({ ...base, ...people, ...rooms, seekers, admits });
  const fights = await beginArena({
    ...base,
    results: arenaResults,
    settings: parts.arenaSettings ?? DEFAULT_ARENA,
    url: parts.arenaUrl,
    admits: (source) => !moderation.isPaused && admits(source),
    isBarred: (bot) => moderation.isBarred(bot),
    notices,
  });
  const made = { players, queue, drawer, pages };
  const begun = { ...base, ...people, ...rooms, ...ways, ...fights, ...made };
  const botDesk = new BotDesk({ ...begun, book: books.bots, notices });
  const book = books.tournaments;
  const tournaments = await beginTournaments({ ...begun, book, botDesk, arenas });
  beginChores({ ...begun, brake });
  const hasHouseBots = parts.hasHouseBots === true;
  const shows = await beginShows({ ...begun, botDesk }, tournaments, seekers, hasHouseBots);
  const readiness = new Readiness(base.store, world);
  const forgetting = new Forgetting({ ...begun, botDesk, tournaments });
  const { archive, profiles, standings, puzzles, dumps, follows } = books;
  const { adminToken, trustedHops, securityContact } = parts;
  return {
    ...{ archive, profiles, standings, puzzles, dumps, follows },
    ...{ trustedHops, securityContact, pushHosts: push.hosts, rates: ratesOf(limits) },
    ...begun,
    ...shows,
    ...{ cpuGames, botDesk, tournaments, brake, readiness },
    admin: adminToken ? new Admin(adminToken, notices, world) : undefined,
    forget: (identity) => forgetting.forget(identity),
    ...endings(begun, botDesk, stopChecks),
  };
}

async function beginBase({ store: given, limits, world: parent }: Parts): Promise<Base> {
  const store = measured(given), world = scope(parent);
  const peer = new Peer(store.peers, world);
  await peer.join();
  return { store, books: store.books, peer, limits, world };
}

async function beginPeople(
  { books, peer, limits, world }: Base,
  push: PushSettings,
  reach: Reach,
): Promise<People> {
  const { keys, notices, subscriptions } = books;
  const pushSender = new PushSender(keys, push, world);
  const reminders = new Reminders({
    subscriptions,
    notices,
    pushSender,
    world,
    limits,
    isBanned: (identity) => moderation.bannedUntil({ identity }) !== undefined,
  });
  const moderation = await Moderation.open({
    book: books.moderation,
    keys,
    limits,
    world,
    ...reach,
  });
  moderation.follow(peer);
  const presence = new Presence({ notices, peer, world });
  const markOf = (address: string) => moderation.subjects.source(address);
  return { pushSender, reminders, moderation, presence, markOf };
}

/** What there is to see of games, and the server's own bots, who play where somebody waits or watches. */
async function beginShows(
  begun: Begun & { readonly botDesk: BotDesk },
  tournaments: TournamentDesk,
  seekers: PairingQueue,
  hasHouseBots: boolean,
): Promise<Pick<Services, "explorer" | "tv" | "hasHouseBots">> {
  const { books: { openings, archive, bots: book, keys }, limits, world } = begun;
  const explorer = new Explorer({ openings, limits, world });
  const tv = new Tv({ ...begun, archive });
  const house = hasHouseBots
    ? new House({ ...begun, queue: seekers, book, keys, tv, tournaments })
    : undefined;
  await beginSharedChores({ ...begun, explorer, seekers, house });
  return { explorer, tv, hasHouseBots };
}

/** How it all ends: whoever is here is sent away, then what is left is written. */
function endings(
  begun: Begun,
  botDesk: BotDesk,
  stopChecks: () => void,
): Pick<Services, "dismiss" | "close"> {
  const { store, peer, world, hub, sockets, polls, arena } = begun;
  const { reminders, computerTurns, drawer, pages } = begun;
  const hideGauges = showLoad(begun);
  return {
    dismiss() {
      peer.dismiss();
      sockets.dismiss(COME_BACK);
      polls.dismiss(COME_BACK);
      arena.close();
      botDesk.dismiss();
    },
    async close() {
      hideGauges();
      stopChecks();
      computerTurns.stop();
      drawer.stop();
      pages.stop();
      await reminders.stop();
      world.end();
      hub.stop();
      await peer.leave();
      await store.close();
    },
  };
}

/** Shows how much there is to do; returns how to stop. */
function showLoad(begun: Begun): () => void {
  const { lobby, hub, sockets, polls, arena, pairing } = begun;
  const { queue, computerTurns, reminders, drawer, pages } = begun;
  return showGauges({
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
}
