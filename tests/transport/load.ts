/**
 * `deno task load [ROOMS] [SECONDS] [MOVES_PER_SECOND] [--processes N] [--postgres] [--share PERCENT]`: rooms full
 * of players at real servers, durable store and all. A move counts when both sides have it. Without a rate
 * every room plays as fast as it can. Several servers share a PostgreSQL, and the two of a room play
 * through different ones. With a share no server gets more of a processor than that, as on small machines:
 * so few processors show what one more server brings. The published original's figures: 480 turns/s,
 * p50 59 ms, p99 196 ms.
 */

import { readArguments, wholeArgument } from "../arguments.ts";
import { Load } from "./load_room.ts";
import { limitProcessor } from "./processor_share.ts";
import { makePlace } from "./rooms_place.ts";
import { openRooms, ServerProcess } from "./server_process.ts";

async function main(
  rooms: number,
  seconds: number,
  rate: number,
  processes: number,
  onPostgres: boolean,
  percent: number,
): Promise<void> {
  await using place = await makePlace(processes, onPostgres);
  const codes = await openRooms(place.path, rooms, "load");
  const servers = Array.from({ length: processes }, () => new ServerProcess(place.path));
  await Promise.all(servers.map((server) => server.start()));
  const limits = percent < 100
    ? await Promise.all(servers.map(({ pid }) => limitProcessor(pid, percent)))
    : [];
  const sum = async (measure: (server: ServerProcess) => Promise<number>) =>
    (await Promise.all(servers.map(measure))).reduce((total, one) => total + one, 0);
  const empty = await sum((server) => server.memory());
  const load = await Load.at(servers.map(({ url }) => url), codes), { meter } = load;
  const full = await sum((server) => server.memory());
  const stop = rate > 0 ? load.playAtRate(rate) : load.playAtOnce();
  await sleep(1_000);
  meter.measuring = true;
  const cpu = await sum((server) => server.cpu());
  await sleep(seconds * 1000);
  meter.measuring = false;
  const used = await sum((server) => server.cpu()) - cpu;
  const after = await sum((server) => server.memory());
  stop();
  load.close();
  await Promise.all(servers.map((server) => server.kill("SIGTERM")));
  await Promise.all(limits.map((end) => end()));
  const { times, lags, refused } = meter;
  console.log(JSON.stringify({
    processes,
    ...percent < 100 && { share: `${percent} %` },
    rooms,
    offered: rate || "as fast as it goes",
    movesPerSecond: Math.round(times.length / seconds),
    p50: share(times, 0.5),
    p99: share(times, 0.99),
    otherP50: share(lags, 0.5),
    otherP99: share(lags, 0.99),
    cpuMicrosPerMove: Math.round(used / times.length * 1e6),
    refused: Object.fromEntries(refused),
    kibPerIdleRoom: Math.round((full - empty) / rooms / 1024),
    memoryMiB: Math.round(after / 2 ** 20),
  }));
}

/** What so large a share of them are below, ms. */
function share(times: readonly number[], of: number): number {
  return Number(times.toSorted((a, b) => a - b)[Math.floor(times.length * of)]?.toFixed(1));
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

const options = {
  processes: { type: "string" },
  /** One process on PostgreSQL: several always are. */
  postgres: { type: "boolean", default: false },
  share: { type: "string" },
} as const;
const USAGE =
  "load [ROOMS] [SECONDS] [MOVES_PER_SECOND] [--processes N] [--postgres] [--share PERCENT]";
const { values, positionals } = readArguments({ options, allowPositionals: true }, USAGE);
const rooms = wholeArgument(positionals[0], 200, USAGE, 1);
const seconds = wholeArgument(positionals[1], 10, USAGE, 1);
const rate = wholeArgument(positionals[2], 0, USAGE);
const processes = wholeArgument(values.processes, 1, USAGE, 1);
const percent = wholeArgument(values.share, 100, USAGE, 1);
await main(rooms, seconds, rate, processes, values.postgres || processes > 1, percent);
Deno.exit(0);
