/** Honest players play on while somebody else asks for everything, as often as they can. */

import { assert, fail } from "@std/assert";
import { join } from "node:path";
import { CONFIG } from "../config.ts";
import { runs } from "../full.ts";
import { ownClock } from "../own_clock.ts";
import { Load } from "../transport/load_room.ts";
import type { Told } from "./server.ts";

/** What is asked for too often at the same time. */
const FLOODS = [
  ["rooms", "guesses", "polls", "sockets", "silent sockets"],
  ["reports", "accounts", "computers", "bots"],
  ["pictures", "games", "codes", "pages", "searches"],
];

/** Honest moves a second, and in how many rooms; and what the flood asks for, twenty times as often. */
const ROOMS = 10, MOVES = 50, FLOOD = 20 * MOVES;
/**
 * How long a flood lasts, ms, and how many of the moves then take LIMIT ms at most: a few dozen moves
 * can say nothing of one in a hundred.
 */
const LASTS = runs(1_500, 10_000), SHARE = runs(0.9, 0.99);
const LIMIT = 250;
/** How often a busy machine may spoil it. */
const TRIES = 3;
/** More than the server keeps pictures of. */
const GAMES = 120;

function run(name: string, args: readonly string[]): Deno.ChildProcess {
  const script = join(import.meta.dirname!, name);
  const all = ["run", "-A", "--no-check", "--config", CONFIG, script, ...args];
  return new Deno.Command(Deno.execPath(), { args: all, stdout: "piped" }).spawn();
}

async function firstLine({ stdout }: Deno.ChildProcess): Promise<string> {
  const reader = stdout.getReader();
  let text = "";
  while (!text.includes("\n")) {
    const { value, done } = await reader.read();
    if (done) break;
    text += new TextDecoder().decode(value);
  }
  await reader.cancel();
  return text.trim();
}

/** The time that this share of the moves took at most, ms. */
function quantile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Infinity;
}

interface Flooded {
  readonly kind: string;
  readonly asked: number;
}

Deno.test("others play on while somebody floods the server", async (test) => {
  const server = run("./server.ts", [`${ROOMS}`, `${GAMES}`]);
  const { url, codes, games }: Told = JSON.parse(await firstLine(server));
  const load = await Load.at([url], codes), { meter } = load;
  meter.now = ownClock(server.pid);
  const stop = load.playAtRate(MOVES);
  const floodOf = (address: string, kinds: readonly string[], rate: number) => [
    ...[url, address, `${kinds}`, `${LASTS}`, `${rate}`],
    ...games,
  ];
  let floods = 0;
  const flooded = async (kinds: readonly string[]) => {
    const flood = run("./flood.ts", floodOf(`203.0.113.${++floods}`, kinds, FLOOD));
    meter.times.length = 0;
    meter.measuring = true;
    const started = meter.now();
    const told = await firstLine(flood);
    meter.measuring = false;
    const due = Math.round(MOVES * (meter.now() - started) / 1000);
    await flood.status;
    for (const { asked, kind } of JSON.parse(told) as Flooded[]) assert(asked > 0, kind);
    return { told, times: meter.times.slice(), due };
  };
  try {
    // What is done for the first time takes longer for everyone.
    await run("./flood.ts", floodOf("203.0.113.99", FLOODS.flat(), MOVES)).output();
    for (const kinds of FLOODS) {
      await test.step(kinds.join(", "), async () => {
        let said = "";
        for (let tries = 0; tries < TRIES; tries++) {
          const { told, times, due } = await flooded(kinds);
          const took = quantile(times, SHARE);
          said = `${SHARE} of ${times.length} moves, ${due} due, in ${took.toFixed()} ms: ${told}`;
          if (times.length > due / 4 && took < LIMIT) return console.log(said);
        }
        fail(said);
      });
    }
  } finally {
    stop();
    load.close();
    server.kill("SIGKILL");
    await server.status;
  }
});
