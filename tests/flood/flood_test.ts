/** Honest players play on while somebody else asks for everything, as often as they can. */

import { assert } from "@std/assert";
import { join } from "node:path";
import { SqliteStore } from "../../lib/store/sqlite.ts";
import { CONFIG } from "../config.ts";
import { finishedGame, gameId } from "../store/finished.ts";
import { wholeGame } from "../transport/load_game.ts";
import { Load } from "../transport/load_room.ts";
import { openRooms } from "../transport/server_process.ts";

/** What is asked for too often at the same time. */
const FLOODS = [
  ["rooms", "guesses", "polls", "sockets", "silent sockets"],
  ["reports", "accounts", "computers", "bots"],
  ["pictures", "games", "codes", "pages", "searches"],
];

/** Honest moves a second in so many rooms; and what the flood asks for, twenty times as often. */
const ROOMS = 10, MOVES = 50, FLOOD = 20 * MOVES;
const LASTS = 1_500;
/**
 * How long a move may take, ms: on a machine that is busy by itself so many times what it takes while
 * another server there is flooded.
 */
const LIMIT = 250, BUSY = 4;
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

async function archive(path: string): Promise<string[]> {
  const store = SqliteStore.open(path);
  const moves = wholeGame().join(" ");
  const ids = Array.from({ length: GAMES }, (_, n) => gameId(n));
  for (const id of ids) {
    const record = `[Game "conquerors-v2"]\n\n${moves}\n`;
    await store.books.archive.keep(finishedGame({ id, record, unrated: "unmoved" }));
  }
  await store.close();
  return ids;
}

/** The time that all but one in a hundred moves took at most, ms. */
function p99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Infinity;
}

interface Flooded {
  readonly asked: number;
  readonly served: number;
}

Deno.test("beside somebody who floods the server others play on", async (test) => {
  const folder = await Deno.makeTempDir();
  const paths = ["here", "next door"].map((name) => join(folder, `${name}.sqlite`));
  const [games] = await Promise.all(paths.map(archive)),
    codes = await openRooms(paths[0]!, ROOMS, "");
  const servers = paths.map((path) => run("./server.ts", [path]));
  const [here, nextDoor] = await Promise.all(
    servers.map(async (server) => `http://127.0.0.1:${await firstLine(server)}`),
  ) as [string, string];
  const load = await Load.at(here, codes), { meter } = load;
  const stop = load.playAtRate(MOVES);
  let floods = 0;
  /** What the flood came to, and how long moves took meanwhile. */
  const during = async (url: string, kinds: readonly string[]) => {
    const address = `203.0.113.${++floods}`;
    const flood = run("./flood.ts", [url, address, `${kinds}`, `${LASTS}`, `${FLOOD}`, ...games!]);
    meter.times.length = 0;
    meter.measuring = true;
    const told: Flooded[] = JSON.parse(await firstLine(flood));
    meter.measuring = false;
    await flood.status;
    return { told, times: meter.times.slice() };
  };
  try {
    for (const kinds of FLOODS) {
      await test.step(kinds.join(", "), async () => {
        const limit = Math.max(LIMIT, BUSY * p99((await during(nextDoor, kinds)).times));
        const { told, times } = await during(here, kinds);
        const said = `p99 ${p99(times).toFixed()} ms of ${limit.toFixed()}: ${
          JSON.stringify(told)
        }`;
        for (const { asked } of told) assert(asked > 0, said);
        assert(times.length >= MOVES * LASTS / 1000 / 4, `${times.length} moves; ${said}`);
        assert(p99(times) < limit, said);
        console.log(said);
      });
    }
  } finally {
    stop();
    load.close();
    for (const server of servers) server.kill("SIGKILL");
    await Promise.all(servers.map(({ status }) => status));
    await Deno.remove(folder, { recursive: true });
  }
});
