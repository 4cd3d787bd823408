/** All that serves online play, wired on one page. */

import { beginArena } from "./arena/begin.ts";
import { DEFAULT_ARENA } from "./arena/settings.ts";
import { House } from "./bots/house.ts";
import { BotDesk } from "./bots/bot_desk.ts";
import { nameBots } from "./bots/name_bots.ts";
import { Admin } from "./moderation/admin.ts";
import { Explorer } from "./openings/explorer.ts";
import { Drawer } from "./http/drawer.ts";
import { Moderation } from "./moderation/moderation.ts";
import { PushSender } from "./push/push_sender.ts";
import { Reminders } from "./push/reminders.ts";
import { DEFAULT_PUSH } from "./push/push_services.ts";
import type { FinishedGame } from "../leaderboard/finished_game.ts";
import type { Request } from "../rooms/protocol.ts";
import type { Holder } from "../rooms/secrets.ts";
import { Lobby } from "./rooms/lobby.ts";
import { FairExecutor } from "./rooms/fair_executor.ts";
import { ratesOf } from "./rooms/rate.ts";
import { SqlResults } from "./store/sql/arena_results.ts";
import { SqliteDatabase } from "./store/sqlite/sqlite_database.ts";
import { showGauges } from "./telemetry/gauges.ts";
import { measured } from "./telemetry/measured_store.ts";
import { ComputerTurns } from "./rooms/computer_turns.ts";
import { beginChecks } from "./rooms/begin_checks.ts";
import { Hub } from "./rooms/hub.ts";
import { Tv } from "./rooms/tv.ts";
import { Challenges } from "./pairing/challenges.ts";
import { Presence } from "./pairing/presence.ts";
import { MemoryQueue } from "./pairing/queue.ts";
import { beginTournaments } from "./tournaments/begin.ts";
import { Peer } from "./rooms/peer.ts";
import { MemoryBrake } from "./transport/memory_brake.ts";
import { Readiness } from "./transport/readiness.ts";
import { beginWaysIn } from "./transport/begin.ts";
import { beginChores, beginSharedChores } from "./chores.ts";
import { guarded, scope } from "./clock.ts";
import { Forgetting } from "./forgetting.ts";
import type { Parts, Services } from "./services.ts";

/** When clients are to come back to a server that leaves, ms; each adds chance of its own. */
const COME_BACK = 1_000;
/** How many pages are made at once: the disk may keep one waiting. */
const PAGES_AT_ONCE = 2;

export async function startServices(parts: Parts): Promise<Services> {
  const { limits, trustedHops, securityContact } = parts;
  const store = measured(parts.store);
  const { arenaResults = new SqlResults(SqliteDatabase.inMemory()) } = parts;
  const { arenaSettings = DEFAULT_ARENA, push = DEFAULT_PUSH } = parts;
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
  const pushSender = new PushSender(books.keys, push, world);
  const { notices, players, subscriptions } = books;
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
    keys: books.keys,
    limits,
    world,
    endRoom: (code) => hub.end(code),
    endWaiting: (isMeant) => hub.endWaiting(isMeant),
    strikeBot: (bot) => arenaResults.strike(bot),
    expel(isMeant) {
      sockets.expel(isMeant);
      polls.expel(isMeant);
      guarded(world, () => pairing.expel(isMeant))();
      arena.expel(isMeant);
      botDesk.expel();
    },
  });
  moderation.follow(peer);
  const presence = new Presence({ notices, peer, world });
  const forbids = ({ identity, owner }: Holder, request: Request) => {
    presence.saw(identity);
    return moderation.forbids({ identity, owner }, request);
  };
  const markOf = (address: string) => moderation.subjects.source(address);
  const archived = guarded(world, (game: FinishedGame) => nameBots(game, players, world.now()));
  const hub = new Hub(store, lobby, world, {
    choose,
    remind: (turn) => reminders.remind(turn),
    inform: (missed) => reminders.inform(missed),
    archived,
    forbids,
    isBlocked: (one, other) => moderation.blocks.between(one, other),
    markOf,
    peer,
  });
  const drawer = new Drawer(world, limits);
  const pages = new FairExecutor(limits.pages, limits.pagesPerSource, PAGES_AT_ONCE);
  const challenges = new Challenges({
    notices,
    hub,
    lobby,
    world,
    areApart: (one, other) => moderation.areApart(one, other),
    notify: (to, challenge, source) => reminders.challenge(to, challenge, source),
  });
  const admin = parts.adminToken ? new Admin(parts.adminToken, notices, world) : undefined;
  const brake = new MemoryBrake(limits.megabytes, parts.memory);
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
  const common = { hub, lobby, peer, players, moderation, markOf, limits, world };
  const botDesk = new BotDesk({ ...common, book: books.bots, presence, notices });
  await Promise.all([challenges.resume(), botDesk.challenges.resume()]);
  const tournaments = await beginTournaments({
    ...common,
    book: books.tournaments,
    store,
    botDesk,
    arenas: parts.arenas ?? [],
  });
  beginChores({ sockets, polls, brake, queue, lobby, hub, peer, world });
  const explorer = new Explorer({ openings: books.openings, limits, world });
  const tv = new Tv({ ...common, store, archive: books.archive });
  const { bots: book, keys } = books;
  const house = parts.hasHouseBots
    ? new House({ ...common, queue: seekers, book, keys, tv, tournaments, choose })
    : undefined;
  await beginSharedChores({ store, explorer, seekers, reminders, house, hub, peer, world });
  const readiness = new Readiness(store, world);
  const forgetting = new Forgetting({
    ...common,
    store,
    queue,
    presence,
    pairing,
    botDesk,
    tournaments,
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
  const { archive, profiles, standings, puzzles, dumps, follows } = books;
  return {
    store,
    lobby,
    hub,
    sockets,
    polls,
    archive,
    players,
    profiles,
    standings,
    puzzles,
    dumps,
    follows,
    cpuGames,
    pushSender,
    pushHosts: push.hosts,
    moderation,
    admin,
    presence,
    challenges,
    limits,
    rates: ratesOf(limits),
    markOf,
    drawer,
    pages,
    trustedHops,
    securityContact,
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
