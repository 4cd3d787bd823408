/**
 * What fifty who watch a busy match cost it, and what each is sent: two programs fill 2000 × 2000 with
 * soup as fast as they can, and fifty sockets of another process come and go. All in one match, in
 * turns.
 */

import { DEFAULT_ARENA } from "../../lib/server/arena/settings.ts";
import { serveTcp } from "../../lib/server/arena/tcp.ts";
import { tell } from "./goals.ts";
import { Program, SOUP } from "../arena/program.ts";
import { Relay } from "../relay.ts";
import { serveApp } from "../serve_app.ts";
import { CONFIG } from "../config.ts";

const WATCHERS = 50;
const ROUNDS = 4, ROUND_MS = 4_000;

/** Until this generation the board fills. */
const GROWN = 1_500;

const settings = {
  ...DEFAULT_ARENA,
  gameTime: 3_600,
  responseTime: 3_600,
  generations: 1_000_000,
};
const watchers = ["deno", "run", "-A", "--config", CONFIG, "tests/arena/watchers.ts"];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

await using app = await serveApp({}, { arenaSettings: settings });
const { arena, world } = app.services;
const tcp = serveTcp(arena, world, { port: 0, hostname: "127.0.0.1" });
await using relay = new Relay(Number(new URL(app.url).port));
await using _ada = new Program([...SOUP, "ada"], tcp);
await using _ben = new Program([...SOUP, "ben"], tcp);
const generation = () => arena.live()[0]?.generation ?? 0;
while (generation() < GROWN) await pause(50);
const [match] = arena.live();

/** Generations a second, for as long as a round. */
async function rate(): Promise<number> {
  const start = performance.now(), from = generation();
  await pause(ROUND_MS);
  return 1_000 * (generation() - from) / (performance.now() - start);
}

/** What a watcher on the relay is sent in a second. */
async function sent(): Promise<number> {
  const socket = new WebSocket(`${relay.url}/api/arena/watch/${match!.id}`);
  await pause(ROUND_MS);
  const closed = new Promise((resolve) => socket.onclose = resolve);
  socket.close();
  await closed;
  const bytes = relay.passed.reduce((sum, { bytes }) => sum + bytes, 0);
  return bytes / (performance.now() - relay.passed[0]!.at);
}

const alone: number[] = [], watched: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  alone.push(await rate());
  const address = `${app.url}/api/arena/watch/${match!.id}`;
  await using program = new Program([...watchers, address, String(WATCHERS)], tcp);
  await program.line();
  watched.push(await rate());
}
const [best, bestWatched] = [Math.max(...alone), Math.max(...watched)];
console.log(
  `a busy match: ${best.toFixed()} generations a second, with ${WATCHERS} watchers ${bestWatched.toFixed()}`,
);
tell({
  name: `a busy match with ${WATCHERS} watchers`,
  value: bestWatched / best,
  unit: "times as fast as without",
  goal: { sign: "≥", value: 0.9 },
});
tell({
  name: "sent to a watcher",
  value: await sent(),
  unit: "KB/s",
  goal: { sign: "≤", value: 200 },
});
tcp.close();
