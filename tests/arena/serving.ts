/** An arena on a port of this machine, and bots by hand. */

import { Arena } from "../../lib/server/arena/arena.ts";
import { FrameReader, writeFrame } from "../../lib/arena/frames.ts";
import type { Pair } from "../../lib/server/arena/messages.ts";
import { SqlResults } from "../../lib/server/store/sql/arena_results.ts";
import { SqliteDatabase } from "../../lib/server/store/sqlite/sqlite_database.ts";
import type { ArenaResults } from "../../lib/arena/results.ts";
import { type ArenaSettings, DEFAULT_ARENA } from "../../lib/server/arena/settings.ts";
import { serveTcp } from "../../lib/server/arena/tcp.ts";
import { scope, type World } from "../../lib/server/clock.ts";
import { seededWorld } from "../seeded_world.ts";

/** A small arena in which matches end by their generations. */
export const SMALL: ArenaSettings = {
  ...DEFAULT_ARENA,
  width: 120,
  height: 90,
  generations: 200,
  matchesPerSource: 500,
  bots: 500,
  botsPerSource: 500,
};

export interface ServedArena extends AsyncDisposable {
  readonly arena: Arena;
  readonly results: ArenaResults;
  readonly port: number;
}

/** When the one match of an arena has come so far. */
export async function comesTo(arena: Arena, generation: number): Promise<void> {
  while (!(arena.live()[0]?.generation! >= generation)) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

export function serveArena(
  settings: Partial<ArenaSettings> = {},
  parts: Partial<World> = {},
): ServedArena {
  const world = scope({ ...seededWorld(), ...parts });
  const results = new SqlResults(SqliteDatabase.inMemory());
  const arena = new Arena(results, world, { ...SMALL, ...settings });
  const tcp = serveTcp(arena, world, { port: 0, hostname: "127.0.0.1" });
  return {
    arena,
    results,
    port: tcp.port,
    async [Symbol.asyncDispose]() {
      tcp.close();
      arena.close();
      world.end();
      await tcp.ended;
    },
  };
}

type Message = Readonly<Record<string, unknown>>;

/** A bot's end of a TCP line, by hand. */
export class RawBot implements Disposable {
  readonly #reader = new FrameReader();
  readonly #messages: Message[] = [];
  readonly #chunk = new Uint8Array(65_536);

  private constructor(readonly conn: Deno.TcpConn) {}

  static async connect(port: number): Promise<RawBot> {
    return new RawBot(await Deno.connect({ hostname: "127.0.0.1", port }));
  }

  /** Connects, and says who it is and how it wants to be matched. */
  static async enter(port: number, name: string, configure: Message = {}): Promise<RawBot> {
    const bot = await RawBot.connect(port);
    await bot.send({ identity: { author: "tests", name } });
    await bot.send({ configure: { allow_training: false, ...configure } });
    return bot;
  }

  async send(message: unknown): Promise<void> {
    await this.raw(writeFrame(message));
  }

  async raw(bytes: Uint8Array): Promise<void> {
    for (let at = 0; at < bytes.length;) at += await this.conn.write(bytes.subarray(at));
  }

  /** The next message; undefined when the line has ended. */
  async read(): Promise<Message | undefined> {
    while (this.#messages.length === 0) {
      const length = await this.conn.read(this.#chunk).catch(() => null);
      if (length === null) return undefined;
      for (const body of this.#reader.push(this.#chunk.subarray(0, length))) {
        this.#messages.push(JSON.parse(new TextDecoder().decode(body)));
      }
    }
    return this.#messages.shift();
  }

  /** Reads on to the next message with that key, and gives what it holds. */
  async until(key: string): Promise<unknown> {
    for (let message = await this.read(); message; message = await this.read()) {
      if (key in message) return message[key];
    }
    throw new Error(`The line ended before ${key}`);
  }

  /** Plays a match, a list each time it is asked, and gives its scores. */
  async play(move: (turn: number) => readonly Pair[]): Promise<Message> {
    for (let turn = 0;;) {
      const message = await this.read();
      if (!message) throw new Error("The line ended within a match");
      if ("scores" in message) return message.scores as Message;
      if ("get_move" in message) await this.send({ update_state: move(turn++) });
    }
  }

  [Symbol.dispose](): void {
    this.conn.close();
  }
}
