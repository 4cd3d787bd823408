/**
 * Whether the example bots are ever kept waiting: `deno task matches [MATCHES] [SECONDS]` lets so many
 * matches of the two be fought at a time, and says what the longest generation of any took. To have
 * all of it on one core, run it by `taskset -c 0`.
 */

import { DEFAULT_ARENA } from "../../lib/server/arena/settings.ts";
import { DEFENDER, GUNNER, Program } from "../arena/program.ts";
import { serveArena } from "../arena/serving.ts";
import { wholeArgument } from "../arguments.ts";
import { tell } from "./goals.ts";

const USAGE = "matches [MATCHES] [SECONDS]";
const matches = wholeArgument(Deno.args[0], 32, USAGE, 1);
const seconds = wholeArgument(Deno.args[1], 60, USAGE, 1);
const { width, height, responseTime } = DEFAULT_ARENA;
const many = 4 * matches;

await using serving = serveArena({
  width,
  height,
  gameTime: 3600,
  generations: DEFAULT_ARENA.generations,
  responseTime,
  matches,
  matchesPerSource: many,
  bots: many,
  botsPerSource: many,
});
await using programs = new AsyncDisposableStack();
for (let n = 0; n < matches; n++) {
  for (const bot of [GUNNER, DEFENDER]) programs.use(new Program(bot, serving));
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
while (serving.arena.live().length < matches) await pause(100);

/** Each match: its generation, and since when it has been the same. */
const seen = new Map<string, { generation: number; since: number }>();
const start = performance.now();
let longest = 0, lived = 0;
for (let now = start; now < start + 1000 * seconds; now = performance.now()) {
  for (const { id, generation } of serving.arena.live()) {
    const last = seen.get(id);
    if (last) longest = Math.max(longest, now - last.since);
    if (last?.generation === generation) continue;
    lived += last ? generation - last.generation : 0;
    seen.set(id, { generation, since: now });
  }
  await pause(5);
}
console.log(`${matches} matches: ${(lived / seconds).toFixed()} generations a second in all`);
tell({
  name: "the longest generation",
  value: longest / 1000,
  unit: "s",
  goal: { sign: "≤", value: responseTime },
});
