/**
 * `deno task kill [KILLS] [ROOMS] [--processes N] [--database-kills N]`: kills real servers under load at
 * random moments, again and again, and looks for acknowledged commands that were lost, or done twice.
 * Several servers share a PostgreSQL, which is killed, too; of their players nobody may ever be gone.
 */

import { assert } from "@std/assert";
import { seededRng } from "../../lib/games/kit/rng.ts";
import type { Env } from "../../lib/ui/net/env.ts";
import { readArguments, wholeArgument } from "../arguments.ts";
import { makePlace, openStore, type RoomsPlace } from "./rooms_place.ts";
import { envOf } from "./serving.ts";
import { openRooms, ServerProcess } from "./server_process.ts";
import { Player } from "./simulator/player.ts";
import { checkDeeds } from "./simulator/table.ts";

/** How long the servers live at most between two kills, ms, and how often each player acts. */
const LONGEST_LIFE = 400;
const ACT_EVERY = 15;
/** How often it's looked who is connected, ms. */
const LOOK_EVERY = 10;
/**
 * Whoever was without a connection for less than this, ms, may not be called gone, unless a server got
 * nothing done for so long shortly before: on a machine with too much to do it's as good as killed.
 */
const MAY_BE_GONE = 8_000, STALLED = 4_000, SHORTLY = 20_000;
/** How often servers are asked whether they get anything done, ms. */
const ASK_EVERY = 250;

interface Kills {
  readonly kills: number;
  readonly rooms: number;
  readonly seed: string;
  readonly processes?: number;
  readonly databaseKills?: number;
}

interface Gone {
  readonly away: number;
  readonly stalled: number;
}

interface Killed {
  readonly kills: number;
  readonly databaseKills: number;
  readonly acknowledged: number;
  readonly events: number;
  /** How long anyone was without a connection at most, ms. */
  readonly longestAway: number;
  /** For how long those were away who were called gone, ms, and servers stalled before. */
  readonly gone: readonly Gone[];
  /** For how long a server got nothing done at most, ms. */
  readonly longestStall: number;
}

/** Throws when anything acknowledged is lost. */
export async function killAgainAndAgain(
  { kills, rooms, seed, processes = 1, databaseKills = 0 }: Kills,
): Promise<Killed> {
  await using place = await makePlace(processes);
  const random = seededRng(seed);
  const codes = await openRooms(place.path, rooms, seed);
  const servers = Array.from({ length: processes }, () => new ServerProcess(place.path));
  await Promise.all(servers.map((server) => server.start()));
  const players = codes.flatMap((code) => sitDown(servers, code, random));
  const away = new Away(players), stalls = new Stalls(servers);
  const acting = setInterval(() => players.forEach((player) => player.act()), ACT_EVERY);
  try {
    const all = kills + databaseKills;
    const databaseBy = (kill: number) => Math.floor(kill * databaseKills / all);
    for (let kill = 0; kill < all; kill++) {
      await untilPlaying(players);
      await sleep(random() * LONGEST_LIFE);
      // The database's are spread among the others.
      if (databaseBy(kill + 1) > databaseBy(kill)) await killDatabase(place);
      else await killOne(servers[Math.floor(random() * processes)]!);
    }
    await untilPlaying(players);
  } finally {
    clearInterval(acting);
    away.stop();
    stalls.stop();
    for (const { connection } of players) connection.close();
    await sleep(100);
    await Promise.all(servers.map((server) => server.kill()));
  }
  const goneOf = (player: Player<Env>, at: number) => ({
    away: away.at(player, at),
    stalled: stalls.before(at),
  });
  const ofSeveral = processes > 1 ? goneOf : undefined;
  // Without its database nobody can play: who had gone then has time to come back, through either process.
  const checked = await check(place.path, codes, players, ofSeveral, processes * databaseKills);
  return {
    kills,
    databaseKills,
    acknowledged: players.flatMap(acknowledged).length,
    longestAway: away.longest,
    longestStall: stalls.longest,
    ...checked,
  };
}

async function killOne(server: ServerProcess): Promise<void> {
  await server.kill();
  await server.start();
}

async function killDatabase({ database }: RoomsPlace): Promise<void> {
  await database!.stop("immediate");
  await database!.resume();
}

/** Two at each table, every third player polling; each request comes to the next of the servers that run. */
function sitDown(
  servers: readonly ServerProcess[],
  code: string,
  random: () => number,
): Player<Env>[] {
  let turn = 0;
  const next = () => {
    const running = servers.filter(({ isRunning }) => isRunning);
    return envOf((running[turn++ % running.length] ?? servers[0]!).url);
  };
  const balanced: Pick<Env, "openSocket" | "request"> = {
    openSocket: () => next().openSocket(),
    request: (path, init) => next().request(path, init),
  };
  const env = { ...envOf(servers[0]!.url), ...balanced, random };
  return [0, 1].map(() => new Player<Env>(env, code, "sit", random() < 0.33));
}

/** When somebody was without a connection, ms. */
interface Spell {
  readonly from: number;
  readonly until: number;
}

/** Looks how long players are without a connection that had one. */
class Away {
  /** When each was seen with a connection last, ms. */
  readonly #seen = new Map<Player<Env>, number>();
  readonly #spells = new Map<Player<Env>, Spell[]>();
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(players: readonly Player<Env>[]) {
    this.#timer = setInterval(() => {
      for (const player of players) this.#look(player);
    }, LOOK_EVERY);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  get longest(): number {
    const spells = [...this.#spells.values()].flat();
    return Math.max(0, ...spells.map(({ from, until }) => until - from));
  }

  /** For how long a player had been away at a moment; 0 for one who was there. */
  at(player: Player<Env>, at: number): number {
    const spells = this.#spells.get(player) ?? [];
    const spell = spells.find(({ from, until }) => from <= at && at <= until);
    return spell ? at - spell.from : 0;
  }

  #look(player: Player<Env>): void {
    if (player.state.status !== "online") return;
    const until = Date.now(), from = this.#seen.get(player) ?? until;
    this.#seen.set(player, until);
    if (until - from < 10 * LOOK_EVERY) return;
    this.#spells.set(player, [...this.#spells.get(player) ?? [], { from, until }]);
  }
}

/** Looks for how long servers that run get nothing done. */
class Stalls {
  /** When each got something done last, ms. */
  readonly #done = new Map<ServerProcess, number>();
  readonly #spells: Spell[] = [];
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(servers: readonly ServerProcess[]) {
    this.#timer = setInterval(() => {
      for (const server of servers) this.#ask(server).catch(() => {});
    }, ASK_EVERY);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  get longest(): number {
    return Math.max(0, ...this.#spells.map(({ from, until }) => until - from));
  }

  /** The longest stall that ended shortly before a moment, or lasted then. */
  before(at: number): number {
    const near = this.#spells.filter(({ from, until }) => from < at && until > at - SHORTLY);
    return Math.max(0, ...near.map(({ from, until }) => until - from));
  }

  async #ask(server: ServerProcess): Promise<void> {
    if (!server.isRunning) return void this.#done.delete(server);
    const from = this.#done.get(server) ?? Date.now();
    this.#done.set(server, from);
    const { ok, body } = await fetch(`${server.url}/readyz`);
    await body?.cancel();
    if (!ok || !server.isRunning) return;
    const until = Date.now();
    this.#done.set(server, until);
    if (until - from > 4 * ASK_EVERY) this.#spells.push({ from, until });
  }
}

/** Waits until somebody has got an acknowledgement since. */
async function untilPlaying(players: readonly Player<Env>[]): Promise<void> {
  const before = players.flatMap(acknowledged).length;
  const deadline = Date.now() + 60_000;
  while (players.flatMap(acknowledged).length <= before) {
    if (Date.now() > deadline) throw new Error("Nobody plays any more");
    await sleep(5);
  }
}

function acknowledged({ deeds }: Player<Env>): unknown[] {
  return deeds.filter(({ answer }) => answer?.t === "ok");
}

/** How many events there are; with several servers nobody is gone who is merely on the way to another. */
async function check(
  path: string,
  codes: string[],
  players: Player<Env>[],
  goneOf: ((player: Player<Env>, at: number) => Gone) | undefined,
  mostWoken: number,
): Promise<Pick<Killed, "events" | "gone">> {
  const store = await openStore(path);
  const gone: Gone[] = [];
  let total = 0;
  for (const code of codes) {
    const events = await store.read(code, 0);
    const table = players.filter((player) => player.code === code);
    checkDeeds(events, table);
    total += events.length;
    if (!goneOf) continue;
    const playing = events.slice(events.findIndex(({ t }) => t === "began"));
    const woken = playing.filter(({ t }) => t === "woke").length;
    assert(woken <= mostWoken, `${code}: a clock began anew`);
    for (const event of playing) {
      if (event.t !== "gone") continue;
      gone.push(goneOf(table.find(({ who }) => who === event.player)!, event.at));
    }
  }
  await store.close();
  const mayBe = ({ away, stalled }: Gone) => away >= MAY_BE_GONE || stalled >= STALLED;
  assert(gone.every(mayBe), `Called gone: ${JSON.stringify(gone)}`);
  return { events: total, gone };
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

if (import.meta.main) {
  const options = {
    processes: { type: "string" },
    "database-kills": { type: "string" },
  } as const;
  const USAGE = "kill [KILLS] [ROOMS] [--processes N] [--database-kills N]";
  const { values, positionals } = readArguments({ options, allowPositionals: true }, USAGE);
  const kills = wholeArgument(positionals[0], 200, USAGE);
  const rooms = wholeArgument(positionals[1], 8, USAGE, 1);
  const seed = Deno.env.get("SEED") ?? "kill";
  const several = {
    processes: wholeArgument(values.processes, 1, USAGE, 1),
    databaseKills: wholeArgument(values["database-kills"], 0, USAGE),
  };
  console.log(JSON.stringify(await killAgainAndAgain({ kills, rooms, seed, ...several })));
  Deno.exit(0);
}
