/**
 * `deno task kill [KILLS] [ROOMS] [--processes N] [--database-kills N]`: kills real servers under load at
 * random moments, again and again, and looks for acknowledged commands that were lost, or done twice.
 * Several servers share a PostgreSQL, which is killed, too; of their players nobody may ever be gone.
 */

import { assertEquals } from "@std/assert";
import { parseArgs } from "node:util";
import { seededRng } from "../../lib/games/kit/rng.ts";
import type { Env } from "../../lib/ui/net/env.ts";
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

export interface Kills {
  readonly kills: number;
  readonly rooms: number;
  readonly seed: string;
  readonly processes?: number;
  readonly databaseKills?: number;
}

interface Killed {
  readonly kills: number;
  readonly databaseKills: number;
  readonly acknowledged: number;
  readonly events: number;
  /** How long anyone was without a connection at most, ms. */
  readonly longestAway: number;
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
  const away = new Away(players);
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
    for (const { connection } of players) connection.close();
    await sleep(100);
    await Promise.all(servers.map((server) => server.kill()));
  }
  const events = await check(place.path, codes, players, processes > 1);
  const done = players.flatMap(acknowledged).length;
  return { kills, databaseKills, acknowledged: done, events, longestAway: away.longest };
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

/** Looks how long players are without a connection that had one. */
class Away {
  longest = 0;
  readonly #since = new Map<Player<Env>, number>();
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(players: readonly Player<Env>[]) {
    this.#timer = setInterval(() => {
      for (const player of players) this.#look(player);
    }, LOOK_EVERY);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #look(player: Player<Env>): void {
    if (player.state.status === "online") this.#since.set(player, performance.now());
    const since = this.#since.get(player);
    if (since !== undefined) this.longest = Math.max(this.longest, performance.now() - since);
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

/** How many events there are; with several servers somebody is always there. */
async function check(
  path: string,
  codes: string[],
  players: Player<Env>[],
  areSeveral: boolean,
): Promise<number> {
  const store = await openStore(path);
  let total = 0;
  for (const code of codes) {
    const events = await store.read(code, 0);
    checkDeeds(events, players.filter((player) => player.code === code));
    const kinds = events.map(({ t }) => t), playing = kinds.slice(kinds.indexOf("began"));
    const gone = playing.filter((t) => t === "gone" || t === "woke");
    if (areSeveral) assertEquals(gone, [], `${code}: ${playing}`);
    total += events.length;
  }
  await store.close();
  return total;
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

if (import.meta.main) {
  const options = {
    processes: { type: "string", default: "1" },
    "database-kills": { type: "string", default: "0" },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [kills = 200, rooms = 8] = positionals.map(Number);
  const seed = Deno.env.get("SEED") ?? "kill";
  const several = {
    processes: Number(values.processes),
    databaseKills: Number(values["database-kills"]),
  };
  console.log(JSON.stringify(await killAgainAndAgain({ kills, rooms, seed, ...several })));
  Deno.exit(0);
}
