/**
 * One source's share of everything that there is only so much of: each row of the table is really
 * taken until there is no more, and given back.
 */

import { assert, assertEquals } from "@std/assert";
import { BodyLine } from "../lib/server/bots/bot_line.ts";
import type { Line } from "../lib/server/arena/bot_session.ts";
import { type ArenaSettings, DEFAULT_ARENA } from "../lib/server/arena/settings.ts";
import { readEnvironment, shareOf } from "../lib/server/environment.ts";
import { conway } from "../lib/games/conway/conway.ts";
import { Reminders } from "../lib/server/push/reminders.ts";
import { DEFAULT_LIMITS, type Limits } from "../lib/server/rooms/limits.ts";
import { Connections } from "../lib/server/net/connections.ts";
import { CheckQueue } from "../lib/server/rooms/check_queue.ts";
import { Chooser } from "../lib/server/rooms/chooser.ts";
import { makeSecret } from "../lib/ui/net/seat_keys.ts";
import { realWorld } from "../lib/server/clock.ts";
import { serveApp, type ServedApp } from "./serve_app.ts";
import { checkOf, finishedGame, subscriptionOf } from "./store/finished.ts";
import { tickingWorld } from "./ticking_world.ts";
import { nobodyIn } from "./transport/nobody.ts";
import { SocketPlayer } from "./transport/socket_player.ts";

/** How the name of a source's share ends, after the name of the whole. */
const PER_SOURCE = "PerSource";

const ROWS = sharesOf(DEFAULT_LIMITS, DEFAULT_ARENA);

/** How much there is of everything here, so that a source's share is three or one; and who takes it. */
const WHOLE = 300, MATCHES = 100;
const FLOODING = "203.0.113.1", HONEST = "198.51.100.1", BEFORE = "192.0.2.1";
const PUSH_HOST = "127.0.0.1:9";

const SETTINGS = readEnvironment((name) => {
  const rows = ROWS.map((row) => row.name.replace(/[A-Z]/g, "_$&").toUpperCase());
  if (name === "ARENA_MATCHES") return `${MATCHES}`;
  return rows.includes(name.replace(/^(LIMIT|ARENA)_/, "")) ? `${WHOLE}` : undefined;
});
const { limits } = SETTINGS;
/** With boards that are made in no time. */
const arena = { ...SETTINGS.arena, width: 100, height: 100 };

/** Gives back what was taken. */
type Release = () => unknown;
/** Takes one for a source; undefined if there is none for it. */
type Take = (source: string) => Promise<Release | undefined> | Release | undefined;

/** A server with a clock that can be put forward. */
interface Served extends ServedApp {
  skip(ms: number): void;
}

async function serveSmall(): Promise<Served> {
  let later = 0;
  const world = tickingWorld();
  const app = await serveApp({}, {
    limits,
    arenaSettings: arena,
    trustedHops: 1,
    push: { contact: "mailto:host@example.com", hosts: [PUSH_HOST] },
    world: { ...world, now: () => realWorld.now() + later },
  });
  return {
    ...app,
    skip: (ms) => later += ms,
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      world[Symbol.dispose]();
    },
  };
}

async function send({ url }: ServedApp, path: string, source: string, body: object) {
  const headers = { "content-type": "application/json", "x-forwarded-for": source };
  const response = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
}

/** The new room's code; empty if there is none for that source. */
async function openRoom({ url }: ServedApp, source: string): Promise<string> {
  const headers = { "x-forwarded-for": source }, body = new URLSearchParams();
  const response = await fetch(`${url}/new`, { method: "POST", redirect: "manual", headers, body });
  await response.body?.cancel();
  assert([303, 429].includes(response.status));
  return response.headers.get("location")?.slice("/r/".length) ?? "";
}

/** On each something is asked, so that none gives way to the next. */
function connections(): Take {
  const connections = new Connections(limits);
  return (source) => {
    const socket = { destroy() {} };
    const isIn = connections.admit(socket, source);
    if (isIn) connections.work(socket);
    return isIn ? () => connections.leave(socket) : undefined;
  };
}

const rooms = (app: Served): Take => async (source) => {
  if (await openRoom(app, source) === "") return undefined;
  return async () => {
    // The time of all has come at once.
    app.skip(11 * 60_000);
    await app.services.hub.tend();
  };
};

function watch(code: string) {
  const token = makeSecret();
  return { t: "join", protocol: 1, code, wish: "watch", token, identity: token };
}

async function polls(app: Served): Promise<Take> {
  const code = await openRoom(app, BEFORE);
  return async (source) => {
    const { body: { sid } } = await send(app, "/api/send", source, { msg: watch(code) });
    return sid && (() => send(app, "/api/send", source, { sid, msg: { t: "leave" } }));
  };
}

async function sockets(app: Served): Promise<Take> {
  const code = await openRoom(app, BEFORE), { sockets } = app.services;
  return async (source) => {
    const player = new SocketPlayer(app.url, { headers: { "x-forwarded-for": source } });
    await player.open();
    player.send(watch(code));
    await player.until(() => player.has("joined") || player.closed !== undefined);
    if (!player.has("joined")) return undefined;
    return async () => {
      const before = sockets.size;
      await player.close();
      while (sockets.size >= before) await new Promise((resolve) => setTimeout(resolve, 5));
    };
  };
}

/** Each by polling, and each for a game of their own. */
const seekers = (app: Served): Take => async (source) => {
  const msg = { t: "seek", protocol: 1, pool: "conquerors-v2.60", ...secrets() };
  const { body: { sid } } = await send(app, "/api/send", source, { msg });
  return sid && (() => send(app, "/api/send", source, { sid, msg: { t: "leave" } }));
};

function secrets() {
  return { token: makeSecret(), identity: makeSecret() };
}

/** What waits for a check while the first, another source's, never ends; it is dropped in the end. */
async function checks({ services: { store } }: Served): Promise<Take> {
  const recheck = () => new Promise<boolean>(() => {});
  const world = { after: () => () => {}, report: console.error };
  const { peer } = nobodyIn(realWorld);
  const queue = new CheckQueue({ checks: store.books.checks, recheck, peer, world, limits });
  let games = 0;
  const take = async (source: string) => {
    const before = queue.size, n = ++games, identity = `player ${n}`;
    const added = queue.add({ ...checkOf(n, identity), source });
    await new Promise((resolve) => setTimeout(resolve));
    if (queue.size === before) return void assertEquals(await added, { refused: "busy" });
    return async () => {
      await store.forget(identity, Date.now());
      queue.forget(identity);
    };
  };
  await take(BEFORE);
  return take;
}

/**
 * What waits in a queue behind so many of another source's that are under way; it is given back by being
 * done. Nothing that is asked for in one turn of the event loop is done within it.
 */
function queued(
  queue: { size: number },
  atOnce: number,
  ask: (source: string) => Promise<unknown>,
): Take {
  return async (source) => {
    if (queue.size === 0) { for (let n = 0; n < atOnce; n++) ask(BEFORE); }
    const before = queue.size, asked = ask(source);
    if (queue.size > before) return () => asked;
    assertEquals(await asked, undefined);
  };
}

function computerTurns(): Take {
  const chooser = new Chooser(realWorld, limits);
  const position = conway.initial({ seats: 3, size: 8, place: 3, touch: 0 });
  const thought = { game: "conway", position, level: "easy", seed: "" } as const;
  return queued(chooser, 1, (source) => chooser.choose(thought, source));
}

function pictures({ services: { drawer } }: Served): Take {
  return queued(drawer, 1, (source) => drawer.qr("http://localhost/r/K7QX2M", source));
}

function pages({ services: { pages } }: Served): Take {
  return queued(pages, 2, (source) => pages.do(source, () => later("a page")));
}

async function reminders({ services: { store: { books }, world } }: Served): Promise<Take> {
  const { notices, subscriptions } = books;
  await subscriptions.keep("Ada's", subscriptionOf("one"));
  const pushSender = { deliver: () => later("delivered" as const), stop() {} };
  const reminders = new Reminders({ subscriptions, notices, pushSender, world, limits });
  const turn = { identity: "Ada's", code: "K7QX2M", version: 1, game: "conway" } as const;
  return queued(reminders, 4, async (opener) => {
    const before = reminders.size;
    reminders.remind({ ...turn, opener });
    if (reminders.size > before) await reminders.settled();
  });
}

function later<Value>(value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(resolve, 0, value));
}

/** Each browser is somebody else's, as anyone can have many. */
function subscriptions(app: Served): Take {
  let browsers = 0;
  return async (source) => {
    const identity = makeSecret(), endpoint = `http://${PUSH_HOST}/${++browsers}`;
    const keys = { p256dh: `B${"x".repeat(86)}`, auth: "x".repeat(22) };
    const wish = (wish: string) =>
      send(app, "/api/me/reminders", source, {
        identity,
        wish,
        endpoint,
        subscription: { endpoint, keys },
        language: "en",
      });
    const { status } = await wish("on");
    if (status === 200) return () => wish("off");
    assertEquals(status, 429);
  };
}

function reports({ services }: Served): Take {
  const about = { kind: "chat", identity: "Ben's", name: "", room: null, lines: [] } as const;
  let people = 0;
  return async (source) => {
    const identity = `rude ${++people}`;
    const filed = await services.moderation.reports.file({ ...about, identity }, source);
    if (filed === "limit") return undefined;
    return () => services.forget(identity);
  };
}

function blocks({ services: { moderation } }: Served): Take {
  let people = 0;
  return async (source) => {
    const blocker = `angry ${++people}`;
    if (await moderation.blocks.add(blocker, "Ben's", source) === "limit") return undefined;
    return () => moderation.blocks.remove(blocker, "Ben's");
  };
}

/** Each by somebody else, of whom an address has many. */
async function follows(app: Served): Promise<Take> {
  await app.services.store.books.archive.keep(finishedGame());
  return async (source) => {
    const identity = makeSecret();
    const wish = (wish: string) =>
      send(app, "/api/me/follows", source, { identity, wish, player: 1 });
    const { status } = await wish("on");
    if (status === 200) return () => wish("off");
    assertEquals(status, 429);
  };
}

/** A bot's end of a line that nobody is at. */
const line: Line = { buffered: 0, send() {}, close() {} };

function bots({ services: { arena } }: Served): Take {
  return (source) => {
    const guest = arena.welcome(line, source);
    return guest && (() => guest.close());
  };
}

/** More bots than matches: those of a source that has its match wait. */
function matches({ services: { arena } }: Served): Take {
  const config = { allow_training: true, force_training: true };
  return async (source) => {
    const before = arena.live().length, guest = arena.welcome(line, source);
    if (!guest) return undefined;
    guest.hear(JSON.stringify({ identity: { author: "tests", name: source } }));
    guest.hear(JSON.stringify({ configure: config }));
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (arena.live().length === before) return void guest.close();
    return async () => {
      guest.close();
      while (arena.live().length > before) await later(undefined);
    };
  };
}

function watchers({ services: { arena: { places } } }: Served): Take {
  return (source) => places.take([source]) ? () => places.release([source]) : undefined;
}

/** A bot of an owner of its own, given back with the owner. */
function botTokens({ services: { botDesk, forget } }: Served): Take {
  let owners = 0;
  return async (source) => {
    const owner = `owner ${owners++}`;
    const issued = await botDesk.issue(owner, `Bot ${owners}`, ["play"], source);
    return typeof issued === "string" ? undefined : () => forget(owner);
  };
}

function botStreams({ services: { botDesk } }: Served): Take {
  let bots = 0;
  return async (source) => {
    const id = ++bots, identity = `bot ${id}`;
    const bot = { id, identity, owner: "owner", name: identity, scopes: [] };
    const line = new BodyLine();
    return await botDesk.listen(bot, source, line) ? () => line.body.cancel() : undefined;
  };
}

/** Each made by somebody else, and given back when it's over. */
function tournaments({ services }: Served): Take {
  let makers = 0;
  const plan = { title: "Friday", game: "skirmish", clock: "60", rounds: 3, startsIn: 60 };
  return async (source) => {
    const identity = `maker ${++makers}`;
    const made = await services.tournaments.make(plan, { identity, source });
    return typeof made === "string"
      ? undefined
      : () => services.tournaments.book.finish(made.id, [], false, services.world.now());
  };
}

async function entrants({ services: { tournaments, world } }: Served): Promise<Take> {
  const plan = { id: "one", kind: "arena", name: "", game: "skirmish", clock: "60" } as const;
  const starts = world.now() + 3_600_000;
  await tournaments.book.plan([{ ...plan, starts, minutes: 60, rounds: 0, allowsBots: true }]);
  let people = 0;
  return async (source) => {
    const identity = `entrant ${++people}`;
    const done = await tournaments.join("one", { identity, source }, makeSecret(), "");
    return done === "kept" ? () => tournaments.leave("one", identity) : undefined;
  };
}

const TAKERS: Readonly<Record<string, (app: Served) => Take | Promise<Take>>> = {
  connections,
  rooms,
  polls,
  sockets,
  seekers,
  checks,
  computerTurns,
  reminders,
  subscriptions,
  botTokens,
  botStreams,
  pictures,
  pages,
  reports,
  blocks,
  follows,
  tournaments,
  entrants,
  matches,
  bots,
  watchers,
};

/** All that the source gets. */
async function takeAll(take: Take, source: string, tries: number): Promise<Release[]> {
  const taken: Release[] = [];
  for (let n = 0; n < tries; n++) {
    const release = await take(source);
    if (release) taken.push(release);
  }
  return taken;
}

Deno.test("no source may have more than a hundredth of anything, unless a host says so", () => {
  for (const { name, total, each } of [...ROWS, ...sharesOf(limits, arena)]) {
    assert(each <= shareOf(total), `${each} of ${total} ${name}`);
  }
});

for (const { name, total, each } of sharesOf(limits, arena)) {
  Deno.test(`one source takes its share of ${name}, leaves the rest to others, and gets it back`, async () => {
    const takerOf = TAKERS[name];
    assert(takerOf, `This test has yet to take ${name}`);
    await using app = await serveSmall();
    const take = await takerOf(app), tries = each + 2;
    const first = await takeAll(take, FLOODING, tries);
    assert(first.length >= 1 && first.length <= each, `${first.length} of ${total}`);
    const other = await take(HONEST);
    assert(other, "another source gets none");
    for (const release of [other, ...first.toReversed()]) await release();
    const again = await takeAll(take, FLOODING, tries);
    assertEquals(again.length, first.length, "given back");
    for (const release of again.toReversed()) await release();
  });
}

interface Share {
  /** As the limit or the setting is called. */
  readonly name: string;
  /** How many there are in all, and of one source. */
  readonly total: number;
  readonly each: number;
}

/** Every quota that there is, by name. */
function sharesOf(limits: Limits, arena: ArenaSettings): readonly Share[] {
  const numbers: Readonly<Record<string, number>> = { ...arena, ...limits };
  const names = Object.keys(numbers).filter((name) => name.endsWith(PER_SOURCE));
  return names.map((each) => {
    const name = each.slice(0, -PER_SOURCE.length);
    return { name, total: numbers[name]!, each: numbers[each]! };
  });
}
