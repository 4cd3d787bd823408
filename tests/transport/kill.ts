/**
 * `deno task kill [KILLS] [ROOMS]`: kills a real server under load at random moments, again and
 * again, and looks for acknowledged commands that were lost, or done twice.
 */

import { seededRng } from "../../lib/games/kit/rng.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import type { Env } from "../../lib/ui/net/env.ts";
import { envOf } from "./serving.ts";
import { openRooms, ServerProcess } from "./server_process.ts";
import { Player } from "./simulator/player.ts";
import { checkDeeds } from "./simulator/table.ts";

/** How long the server lives at most between two kills, ms, and how often each player acts. */
const LONGEST_LIFE = 400;
const ACT_EVERY = 15;

export interface Killed {
  readonly kills: number;
  readonly acknowledged: number;
  readonly events: number;
}

/** Throws when anything acknowledged is lost. */
export async function killAgainAndAgain(
  kills: number,
  rooms: number,
  seed: string,
): Promise<Killed> {
  const folder = await Deno.makeTempDir();
  const path = `${folder}/rooms.sqlite`;
  const random = seededRng(seed);
  const codes = await openRooms(path, rooms, seed);
  const server = new ServerProcess(path);
  await server.start();
  const players = codes.flatMap((code) => sitDown(server, code, random));
  const acting = setInterval(() => players.forEach((player) => player.act()), ACT_EVERY);
  try {
    for (let kill = 0; kill < kills; kill++) {
      await untilPlaying(players);
      await sleep(random() * LONGEST_LIFE);
      await server.kill();
      await server.start();
    }
    await untilPlaying(players);
  } finally {
    clearInterval(acting);
    for (const { connection } of players) connection.close();
    await sleep(100);
    await server.kill();
  }
  const events = await check(path, codes, players);
  await Deno.remove(folder, { recursive: true });
  return { kills, acknowledged: players.flatMap(acknowledged).length, events };
}

/** Two at each table, every third player polling. */
function sitDown({ url }: ServerProcess, code: string, random: () => number): Player<Env>[] {
  const env = { ...envOf(url), random };
  return [0, 1].map(() => new Player<Env>(env, code, "sit", random() < 0.33));
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

async function check(path: string, codes: string[], players: Player<Env>[]): Promise<number> {
  const store = SqliteStore.open(path);
  let total = 0;
  for (const code of codes) {
    const events = await store.read(code, 0);
    checkDeeds(events, players.filter((player) => player.code === code));
    total += events.length;
  }
  await store.close();
  return total;
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

if (import.meta.main) {
  const [kills = 200, rooms = 8] = Deno.args.map(Number);
  const seed = Deno.env.get("SEED") ?? "kill";
  console.log(JSON.stringify(await killAgainAndAgain(kills, rooms, seed)));
  Deno.exit(0);
}
