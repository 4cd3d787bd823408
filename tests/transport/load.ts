/**
 * `deno task load [ROOMS] [SECONDS] [MOVES_PER_SECOND]`: rooms full of players at one real server,
 * durable store and all. A move counts when both sides have it. Without a rate every room plays as
 * fast as it can. The published original's figures: 480 turns/s, p50 59 ms, p99 196 ms.
 */

import { Load } from "./load_room.ts";
import { openRooms, ServerProcess } from "./server_process.ts";

async function main(rooms: number, seconds: number, rate: number): Promise<void> {
  const folder = await Deno.makeTempDir();
  const path = `${folder}/rooms.sqlite`;
  const codes = await openRooms(path, rooms, "load");
  const server = new ServerProcess(path);
  await server.start();
  const empty = await server.memory();
  const load = await Load.at(server.url, codes), { meter } = load;
  const full = await server.memory();
  const stop = rate > 0 ? load.playAtRate(rate) : load.playAtOnce();
  await sleep(1_000);
  meter.measuring = true;
  const cpu = await server.cpu();
  await sleep(seconds * 1000);
  meter.measuring = false;
  const used = await server.cpu() - cpu;
  const after = await server.memory();
  stop();
  load.close();
  await server.kill("SIGTERM");
  await Deno.remove(folder, { recursive: true });
  const times = meter.times.sort((a, b) => a - b);
  const at = (share: number) => Number(times[Math.floor(times.length * share)]?.toFixed(1));
  console.log(JSON.stringify({
    rooms,
    offered: rate || "as fast as it goes",
    movesPerSecond: Math.round(times.length / seconds),
    p50: at(0.5),
    p99: at(0.99),
    cpuMicrosPerMove: Math.round(used / times.length * 1e6),
    errors: meter.errors,
    kibPerIdleRoom: Math.round((full - empty) / rooms / 1024),
    memoryMiB: Math.round(after / 2 ** 20),
  }));
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

const [rooms = 200, seconds = 10, rate = 0] = Deno.args.map(Number);
await main(rooms, seconds, rate);
Deno.exit(0);
