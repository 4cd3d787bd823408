/**
 * `deno task crowd [PLAYERS]`: PLAYERS strangers who all want to play, at one real server with a durable
 * store; half of them come at once, the others within ten seconds. How long does each wait?
 */

import { digest } from "../../lib/server/digest.ts";
import { makeSecret } from "../../lib/ui/net/seat_keys.ts";
import { ServerProcess } from "./server_process.ts";
import { SocketPlayer } from "./socket_player.ts";
import { wholeArgument } from "../arguments.ts";

const POOL = "conquerors-v2.60";
/** Over how long the second half comes, ms. */
const ARRIVALS = 10_000;

/** How long one stranger waits for a room, ms, from the wish on. */
async function wait(url: string, index: number): Promise<number> {
  const source = `10.${index >> 16 & 255}.${index >> 8 & 255}.${index & 255}`;
  const player = new SocketPlayer(url, { headers: { "x-forwarded-for": source } });
  await player.open();
  const begun = performance.now();
  const token = makeSecret(), identity = makeSecret();
  player.send({
    t: "seek",
    protocol: 1,
    pool: POOL,
    token,
    identity,
    name: digest(token).slice(0, 8),
  });
  await player.until(() => player.has("paired") || player.closed !== undefined);
  if (!player.has("paired")) throw new Error(`Not paired: ${JSON.stringify(player.heard)}`);
  return performance.now() - begun;
}

async function main(players: number): Promise<void> {
  const folder = await Deno.makeTempDir();
  const server = new ServerProcess(`${folder}/rooms.sqlite`, { script: "crowd_server.ts" });
  await server.start();
  const waits = await Promise.all(
    Array.from({ length: players }, async (_, index) => {
      const isLate = index >= players / 2;
      const delay = isLate ? (index / players * 2 - 1) * ARRIVALS : 0;
      await new Promise((resolve) => setTimeout(resolve, delay));
      return await wait(server.url, index);
    }),
  );
  const cpu = await server.cpu();
  await server.kill("SIGTERM");
  await Deno.remove(folder, { recursive: true });
  const times = waits.sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))]!);
  console.log(JSON.stringify({
    players,
    msUntilPaired: { p50: at(0.5), p99: at(0.99), longest: at(1) },
    cpuSeconds: Number(cpu.toFixed(2)),
  }));
}

const players = wholeArgument(Deno.args[0], 1_000, "crowd [PLAYERS]", 2);
await main(players);
Deno.exit(0);
