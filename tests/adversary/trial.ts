/** A real server in this process: small limits, a small disk, and time that passes on demand. */

import { DatabaseSync } from "node:sqlite";
import { SqlResults } from "../../lib/server/store/sql/arena_results.ts";
import { SqliteDatabase } from "../../lib/server/store/sqlite/sqlite_database.ts";
import { serveTcp, type TcpArena } from "../../lib/server/arena/tcp.ts";
import { gameOf } from "../../lib/games/registry.ts";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { chooseMove, type Thought } from "../../lib/search/computers.ts";
import { memoryDatabase } from "../../lib/server/store/sqlite/schema.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import type { PushService } from "../push/push_service.ts";
import { serveApp, type ServedApp } from "../serve_app.ts";
import { VirtualTime } from "../transport/simulator/time.ts";
import { ADMIN_TOKEN, ARENA, LIMITS } from "./small.ts";
import type { CheckEnd, Target } from "./target.ts";

/** Pages that the database may take beyond what it has, where the disk has room. */
const PLENTY = 2_000;

const MINUTE = 60_000;

/** An empty database with today's tables, made once: migrating each would take longer than a short attack. */
const EMPTY = memoryDatabase().serialize();

function databaseAt(path: string): DatabaseSync {
  Deno.writeFileSync(path, EMPTY);
  return new DatabaseSync(path);
}

/** An error that the test causes: it's right to report it. */
class Injected extends Error {}

export class Trial implements Target {
  readonly limits = LIMITS;
  readonly arenaLimits = ARENA;
  readonly time = new VirtualTime();
  readonly #random;
  readonly #folder = Deno.makeTempDirSync();
  readonly path = `${this.#folder}/conquerors.sqlite`;
  readonly database = databaseAt(this.path);
  readonly #reported: unknown[] = [];
  readonly #checks: PromiseWithResolvers<boolean>[] = [];
  #app!: ServedApp;
  #tcp!: TcpArena;
  #isFull = false;

  /** All chance comes from `name`. */
  private constructor(name: string, private readonly pushes: PushService) {
    this.#random = seededRng(name);
  }

  static async open(name: string, pushes: PushService): Promise<Trial> {
    const trial = new Trial(name, pushes);
    await trial.#start();
    return trial;
  }

  get url(): string {
    return this.#app.url;
  }

  get arenaPort(): number {
    return this.#tcp.port;
  }

  get push(): Target["push"] {
    return this.pushes.subscription;
  }

  get now(): number {
    return this.time.now;
  }

  get isFull(): boolean {
    return this.#isFull;
  }

  async pass(ms: number): Promise<void> {
    await this.time.pass(ms);
  }

  async endCheck(how: CheckEnd): Promise<boolean> {
    const check = this.#checks.shift();
    if (how === "dies") check?.reject(new Injected());
    else check?.resolve(how === "true");
    await this.pass(0);
    return check !== undefined;
  }

  markOf(address: string): string {
    return this.#app.services.markOf(address);
  }

  /** A full disk can't grow; what is free in the file may still be written. */
  fill(isFull: boolean): void {
    if (isFull === this.#isFull) return;
    this.#isFull = isFull;
    const count = Number(this.database.prepare("PRAGMA page_count").get()!.page_count);
    this.database.exec(`PRAGMA max_page_count = ${isFull ? count : count + PLENTY}`);
  }

  bugs(): readonly string[] {
    // A worker that draws may seem slow, as hours pass while it does.
    const isMeant = (error: unknown) =>
      error instanceof Injected || String(error).includes("took too long") ||
      this.#isFull && String(error).includes("could not be kept");
    return this.#reported.splice(0).filter((error) => !isMeant(error))
      .map((error) => error instanceof Error ? `${error.stack}` : String(error));
  }

  held(): Readonly<Record<string, number>> {
    const { sockets, polls, lobby, hub, arena, botDesk } = this.#app.services;
    return {
      sockets: sockets.size,
      polls: polls.size,
      rooms: lobby.size,
      "rooms in memory": hub.size,
      listeners: botDesk.size,
      bots: arena.taken,
      watchers: arena.places.total,
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.fill(false);
    this.#tcp.close();
    // Whatever is held back is answered: a server waits for that before it ends.
    while (await this.endCheck("true"));
    await this.pass(MINUTE);
    await this.#app[Symbol.asyncDispose]();
    await this.#tcp.ended;
    await Deno.remove(this.#folder, { recursive: true });
  }

  async #start(): Promise<void> {
    const { time } = this;
    const store = new SqliteStore(this.database);
    // No power fails here, and waiting for a disk would make seeds slow.
    this.database.exec("PRAGMA synchronous = OFF");
    this.#app = await serveApp(LIMITS, {
      store,
      world: {
        now: () => time.now,
        random: this.#random,
        after: (ms, call) => time.after(ms, call),
        report: (error) => this.#reported.push(error),
      },
      arenaResults: new SqlResults(new SqliteDatabase(this.database)),
      arenaSettings: ARENA,
      trustedHops: 1,
      recheck: () => this.#recheck(),
      choose: (thought) => this.#choose(thought),
      push: { contact: "mailto:tests@example.com", hosts: [this.pushes.host] },
      hasHouseBots: true,
      adminToken: ADMIN_TOKEN,
      securityContact: "mailto:tests@example.com",
    });
    const { arena, world } = this.#app.services;
    this.#tcp = serveTcp(arena, world, { port: 0, hostname: "127.0.0.1" });
  }

  #recheck(): Promise<boolean> {
    const check = Promise.withResolvers<boolean>();
    this.#checks.push(check);
    return check.promise;
  }

  /** A computer's turn in a room; now and then there is none, or its worker dies. */
  async #choose(thought: Thought): Promise<string | undefined> {
    const chance = this.#random();
    if (chance < 0.1) return undefined;
    if (chance < 0.2) throw new Injected();
    const move = chooseMove({ ...thought, level: "easy" });
    return await Promise.resolve(gameOf(thought.game).text.writeMove(thought.position, move));
  }
}
