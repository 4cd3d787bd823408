/**
 * Processes that can be killed between any two steps and started again on the same disk. Several share
 * it as they share a database: each may be cut off from it, and what it hears of the others' rooms may
 * come late, twice, or not at all until it looks by itself.
 */

import type { LoggedEvent } from "../../../lib/rooms/event.ts";
import type { RoomSummary } from "../../../lib/rooms/summary.ts";
import { DEFAULT_LIMITS, type Limits } from "../../../lib/server/rooms/limits.ts";
import type { Services } from "../../../lib/server/services.ts";
import { startServices } from "../../../lib/server/start_services.ts";
import type { FinishedGame } from "../../../lib/leaderboard/finished_game.ts";
import type { SqliteStore } from "../../../lib/server/store/sqlite/sqlite_store.ts";
import { StoreFailure } from "../../../lib/server/store/failure.ts";
import { MemoryPeers } from "../../../lib/server/store/memory_peers.ts";
import type { Notice } from "../../../lib/server/store/notices.ts";
import type { Peers } from "../../../lib/server/store/peers.ts";
import type { Store } from "../../../lib/server/store/store.ts";
import type { Kept } from "../../../lib/server/store/failure.ts";
import type { World } from "../../../lib/server/clock.ts";
import { storeOn } from "../../store/virtual_store.ts";
import { choosePlainly } from "./choose.ts";
import { Hints } from "./hints.ts";
import type { VirtualTime } from "./time.ts";

/** After this long a statement is given up, ms. */
const TIMEOUT = 3_000;

/** One life of a process: what it awaits when it is killed never comes. */
export class Life {
  alive = true;
  /** Whether it can't reach the database. */
  isCutOff = false;
  /** Whether the database gives up what it says of itself. */
  isSlow = false;
  services!: Services;
  readonly #ends = new Set<() => void>();

  /** Calls back when it dies. */
  onEnd(call: () => void): void {
    this.#ends.add(call);
  }

  end(): void {
    this.alive = false;
    for (const call of this.#ends) call();
    this.#ends.clear();
  }
}

export class Server {
  readonly disk: SqliteStore;
  /** How long the disk takes before a commit is kept and before its caller hears, ms. */
  diskDelay = 10;
  diskFull = false;
  /** Whether the disk keeps what it says that it couldn't. */
  isSilent = false;
  /** What the wall clock is wrong by, ms. */
  skew = 0;
  /** What becomes of what processes hear of each other. */
  readonly hints: Hints;
  readonly #lives: Life[] = [];
  readonly #peers: MemoryPeers;

  constructor(
    private readonly time: VirtualTime,
    private readonly random: () => number,
    private readonly limits: Partial<Limits> = {},
    /** How many processes there are. */
    readonly processes = 1,
  ) {
    this.disk = storeOn(time);
    this.hints = new Hints(time, random);
    this.#peers = new MemoryPeers(() => time.now);
  }

  /** The processes that live. */
  get lives(): readonly Life[] {
    return this.#lives;
  }

  /** One of the processes that live, as a balancer chooses; undefined if none does. */
  get life(): Life | undefined {
    return this.#lives[this.#lives.length > 1 ? Math.floor(this.random() * this.#lives.length) : 0];
  }

  /** Starts one more process. */
  async start(): Promise<Services> {
    const life = new Life();
    const limits = { ...DEFAULT_LIMITS, joinsPerMinute: 1e6, ...this.limits };
    const store = this.#storeOf(life);
    life.services = await startServices({
      store,
      world: this.#worldOf(life),
      limits,
      trustedHops: 0,
      choose: choosePlainly,
      memory: { used: () => 0 },
    });
    this.#lives.push(life);
    return life.services;
  }

  /** `kill -9` of one process. */
  kill(): void {
    const { life } = this;
    if (!life) return;
    this.#lives.splice(this.#lives.indexOf(life), 1);
    life.end();
  }

  /** The services of a process that now runs. */
  get services(): Services {
    const { life } = this;
    if (!life) throw new Error("The server is down");
    return life.services;
  }

  #worldOf(life: Life): World {
    return {
      now: () => Math.floor(this.time.now + this.skew),
      random: this.random,
      after: (ms, call) => this.time.after(ms, () => life.alive && call()),
      report(error) {
        if (!(error instanceof StoreFailure)) throw error;
      },
    };
  }

  #storeOf(life: Life): Store {
    const { disk } = this;
    const step = () => this.#step(life);
    const isOut = () => this.diskFull || life.isCutOff;
    return {
      rooms: disk.rooms,
      books: disk.books,
      peers: this.#peersOf(life),
      append: async (
        head: RoomSummary,
        events: readonly LoggedEvent[],
        finished?: FinishedGame,
        owed?: Notice,
      ): Promise<Kept> => {
        await step();
        const kept = isOut() ? "failed" : await disk.append(head, events, finished, owed);
        if (kept === "kept") this.hints.tell(life, head, events);
        await step();
        return this.isSilent ? "failed" : kept;
      },
      read: async (code, after) => {
        this.#reach(life);
        return await disk.read(code, after);
      },
      live: () => disk.live(),
      retire: (code, until, touched) => disk.retire(code, until, touched),
      prune: (now) => disk.prune(now),
      forget: async (identity, now, standing) => {
        await step();
        const heads = isOut() ? undefined : await disk.forget(identity, now, standing);
        await step();
        return heads;
      },
      pruneDumps: () => disk.pruneDumps(),
      ownData: (identity) => disk.ownData(identity),
      subscribe: (listener) => this.hints.subscribe(life, listener),
      retired: (codes) => disk.retired(codes),
      ready: async () => !isOut() && await disk.ready(),
      close: () => Promise.resolve(),
    };
  }

  /** A single process has its file to itself. */
  #peersOf(life: Life): Peers {
    const shared = this.processes > 1 ? this.#peers : MemoryPeers.alone(() => this.time.now);
    const reach = <Args extends readonly unknown[], Result>(
      ask: (...args: Args) => Promise<Result>,
    ) =>
    async (...args: Args) => {
      if (this.processes > 1) await this.#step(life);
      if (life.isSlow) await this.#giveUp(life);
      this.#reach(life);
      return await ask(...args);
    };
    return {
      isPrivate: shared.isPrivate,
      beat: reach((...args) => shared.beat(...args)),
      note: reach((...args) => shared.note(...args)),
      elsewhere: reach((...args) => shared.elsewhere(...args)),
      claim: reach((...args) => shared.claim(...args)),
      release: reach((...args) => shared.release(...args)),
      tell: reach((...args) => shared.tell(...args)),
      hear: (me, told) => shared.hear(me, told),
    };
  }

  #reach({ isCutOff }: Life): void {
    if (isCutOff) throw new StoreFailure("The database is out of reach");
  }

  /** A statement that takes too long. */
  async #giveUp(life: Life): Promise<never> {
    await this.time.sleep(TIMEOUT);
    if (!life.alive) await new Promise(() => {});
    throw new StoreFailure("Canceled due to statement timeout");
  }

  /** A while of the disk's; for a process that died meanwhile it never ends. */
  async #step(life: Life): Promise<void> {
    await this.time.sleep(this.random() * this.diskDelay);
    if (!life.alive) await new Promise(() => {});
  }
}
