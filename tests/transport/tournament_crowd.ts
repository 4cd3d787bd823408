/**
 * `deno task contest [BOTS] [SECONDS]`: so many bots in one arena of a real server with a durable
 * store, which plays in one thread. How long does each wait between two games?
 */

import type { BotGame, Told } from "../../lib/server/bots/told.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { makeSecret } from "../../lib/ui/net/seat_keys.ts";
import { ServerProcess } from "./server_process.ts";
import { wholeArgument } from "../arguments.ts";

const ARENA = "arena-of-a-crowd";
/** How long a bot thinks, ms, and after how many turns of its own it resigns. */
const THINKS = 1_000, TURNS = 4;

class CrowdBot {
  /** From a game's end to the next one's start, ms; before the first since it entered. */
  readonly waits: number[] = [];
  games = 0;
  #freeSince = 0;
  readonly #over = new Set<string>();
  readonly #turns = new Map<string, number>();
  #token = "";

  constructor(private readonly url: string, private readonly index: number) {}

  async run(): Promise<void> {
    const { index } = this;
    const made = await this.#post("/api/me/bots", {
      identity: makeSecret(),
      wish: "make",
      name: `Crowd ${index}`,
      scopes: ["play"],
    });
    this.#token = made.token as string;
    const stream = await fetch(`${this.url}/api/bot/stream`, { headers: this.#headers() });
    // It breaks off as the server ends.
    const reading = this.#read(stream.body!).catch(() => {});
    await this.#post(`/api/bot/tournament/${ARENA}/join`, {});
    this.#freeSince = performance.now();
    await reading;
  }

  async #read(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<void> {
    let rest = "";
    for await (const piece of body.pipeThrough(new TextDecoderStream())) {
      const lines = (rest + piece).split("\n");
      rest = lines.pop()!;
      for (const line of lines) if (line !== "") this.#hear(JSON.parse(line));
    }
  }

  #hear(told: Told): void {
    if (told.type !== "gameStart" && told.type !== "gameState") return;
    const { game } = told;
    if (told.type === "gameStart") this.waits.push(performance.now() - this.#freeSince);
    if (game.status === "over" && !this.#over.has(game.id)) {
      this.#over.add(game.id);
      this.games++;
      this.#freeSince = performance.now();
    }
    if (game.isMyTurn) setTimeout(() => this.#move(game).catch(() => {}), THINKS);
  }

  async #move({ id, version }: BotGame): Promise<void> {
    const turns = (this.#turns.get(id) ?? 0) + 1;
    this.#turns.set(id, turns);
    if (turns > TURNS) await this.#post(`/api/bot/game/${id}/resign`, {});
    else await this.#post(`/api/bot/game/${id}/move`, { move: "random", version });
  }

  /** Each from an address of its own. */
  #headers(): Record<string, string> {
    const { index } = this;
    return {
      "content-type": "application/json",
      "x-forwarded-for": `10.${index >> 16 & 255}.${index >> 8 & 255}.${index & 255}`,
      ...this.#token && { authorization: `Bearer ${this.#token}` },
    };
  }

  async #post(path: string, body: object): Promise<Record<string, unknown>> {
    const headers = this.#headers();
    const response = await fetch(this.url + path, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    return await response.json();
  }
}

async function planArena(path: string): Promise<void> {
  const store = SqliteStore.open(path);
  const times = { starts: Date.now(), minutes: 60, rounds: 0 };
  const plan = { id: ARENA, kind: "arena", name: "", game: "skirmish", clock: "60" } as const;
  await store.books.tournaments.plan([{ ...plan, ...times, allowsBots: true }]);
  await store.close();
}

async function main(count: number, seconds: number): Promise<void> {
  const folder = await Deno.makeTempDir(), path = `${folder}/rooms.sqlite`;
  await planArena(path);
  const server = new ServerProcess(path, { script: "crowd_server.ts" });
  await server.start();
  const bots = Array.from({ length: count }, (_, index) => new CrowdBot(server.url, index));
  for (const bot of bots) bot.run().catch(() => {});
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000 / 3));
  const before = await server.cpu();
  for (const bot of bots) bot.waits.length = bot.games = 0;
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  const cpu = await server.cpu() - before, memory = await server.memory();
  const begun = performance.now();
  const response = await fetch(`${server.url}/api/tournament/${ARENA}`);
  await response.json();
  const pageMs = performance.now() - begun;
  const waits = bots.flatMap(({ waits }) => waits).sort((a, b) => a - b);
  const at = (share: number) => Math.round(waits[Math.floor((waits.length - 1) * share)] ?? NaN);
  console.log(JSON.stringify({
    bots: count,
    seconds,
    games: bots.reduce((sum, { games }) => sum + games, 0) / 2,
    msBetweenGames: { p50: at(0.5), p99: at(0.99), longest: at(1) },
    core: Number((cpu / seconds).toFixed(2)),
    megabytes: Math.round(memory / 2 ** 20),
    standingsMs: Math.round(pageMs),
  }));
  await server.kill("SIGTERM");
  await Deno.remove(folder, { recursive: true });
}

const USAGE = "contest [BOTS] [SECONDS]";
const bots = wholeArgument(Deno.args[0], 500, USAGE, 2);
const seconds = wholeArgument(Deno.args[1], 60, USAGE, 1);
await main(bots, seconds);
Deno.exit(0);
