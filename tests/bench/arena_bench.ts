/**
 * How fast matches go over TCP on this machine: two bots that pass, on a quiet board of 2000 × 2000,
 * without watchers and with fifty. Both in one run, as a ratio.
 */

import { tell } from "./goals.ts";
import { RawBot, serveArena } from "../arena/serving.ts";

const GENERATIONS = 3000;
const WATCHERS = 50;

/** A glider and a block, so that something lives. */
const PATTERNS = [[[5, 6], [6, 7], [7, 5], [7, 6], [7, 7]], [[900, 900], [900, 901], [901, 900], [
  901,
  901,
]]] as const;

/** Generations a second of a match. */
async function rate(watchers: number): Promise<number> {
  await using serving = serveArena({
    width: 2000,
    height: 2000,
    generations: GENERATIONS,
    gameTime: 3600,
    responseTime: 3600,
  });
  using ada = await RawBot.enter(serving.port, "Ada");
  using ben = await RawBot.enter(serving.port, "Ben");
  const played = [ada, ben].map((bot, n) => bot.play((turn) => turn === 0 ? PATTERNS[n]! : []));
  while (serving.arena.live().length === 0) await new Promise((resolve) => setTimeout(resolve));
  const [match] = serving.arena.live();
  let bytes = 0;
  const sink = { buffered: 0, send: (frame: Uint8Array) => void (bytes += frame.length), end() {} };
  for (let n = 0; n < watchers; n++) serving.arena.watch(match!.id, sink);
  const start = performance.now();
  await Promise.all(played);
  return 1000 * GENERATIONS / (performance.now() - start);
}

const rates: number[][] = [];
for (let round = 0; round < 5; round++) rates.push([await rate(0), await rate(WATCHERS)]);
const best = (column: number) => Math.max(...rates.map((rate) => rate[column]!));
console.log(
  `generations a second: ${best(0).toFixed(0)}, with ${WATCHERS} watchers ${best(1).toFixed(0)}`,
);
tell({
  name: `generations with ${WATCHERS} watchers`,
  value: best(1) / best(0),
  unit: "times as fast as without",
  goal: { sign: "≥", value: 0.9 },
});
