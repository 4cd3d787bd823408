/** A server that can be killed between any two steps and started again on the same disk. */

import type { LoggedEvent } from "../../../lib/rooms/event.ts";
import type { RoomSummary } from "../../../lib/rooms/summary.ts";
import { DEFAULT_LIMITS, type Limits } from "../../../lib/server/rooms/limits.ts";
import { type Services, startServices } from "../../../lib/server/services.ts";
import type { FinishedGame } from "../../../lib/leaderboard/finished_game.ts";
import type { SqliteStore } from "../../../lib/server/store/sqlite/sqlite_store.ts";
import { MemoryPeers } from "../../../lib/server/store/memory_peers.ts";
import type { Kept, Store } from "../../../lib/server/store/store.ts";
import type { World } from "../../../lib/server/clock.ts";
import { storeOn } from "../../store/virtual_store.ts";
import { choosePlainly } from "./choose.ts";
import type { VirtualTime } from "./time.ts";

/** One life of the process: what it awaits when it is killed never comes. */
export interface Life {
  alive: boolean;
  readonly services: Services;
}

export class Server {
  readonly disk: SqliteStore;
  /** How long the disk takes before a commit is kept and before its caller hears, ms. */
  diskDelay = 10;
  diskFull = false;
  /** What the wall clock is wrong by, ms. */
  skew = 0;
  life: Life | undefined;
  readonly #ends = new Set<() => void>();

  constructor(
    private readonly time: VirtualTime,
    private readonly random: () => number,
    private readonly limits: Partial<Limits> = {},
  ) {
    this.disk = storeOn(time);
  }

  /** Calls back when the process dies. */
  onEnd(call: () => void): void {
    this.#ends.add(call);
  }

  async start(): Promise<Services> {
    const life = { alive: true } as { alive: boolean; services: Services };
    const limits = { ...DEFAULT_LIMITS, joinsPerMinute: 1e6, ...this.limits };
    const store = this.#storeOf(life);
    life.services = await startServices({
      store,
      world: this.#worldOf(life),
      limits,
      trustedHops: 0,
      choose: choosePlainly,
    });
    this.life = life;
    return life.services;
  }

  /** `kill -9`. */
  kill(): void {
    if (!this.life) return;
    this.life.alive = false;
    this.life = undefined;
    for (const call of this.#ends) call();
    this.#ends.clear();
  }

  /** The services of the process that now runs. */
  get services(): Services {
    if (!this.life) throw new Error("The server is down");
    return this.life.services;
  }

  #worldOf(life: { alive: boolean }): World {
    return {
      now: () => Math.floor(this.time.now + this.skew),
      random: this.random,
      after: (ms, call) => this.time.after(ms, () => life.alive && call()),
      report(error) {
        throw error;
      },
    };
  }

  #storeOf(life: { alive: boolean }): Store {
    const { disk } = this;
    const step = () => this.#step(life);
    return {
      books: disk.books,
      peers: new MemoryPeers(() => this.time.now),
      append: async (
        head: RoomSummary,
        events: readonly LoggedEvent[],
        finished?: FinishedGame,
      ): Promise<Kept> => {
        await step();
        const kept = this.diskFull ? "failed" : await disk.append(head, events, finished);
        await step();
        return kept;
      },
      read: (code, after) => disk.read(code, after),
      live: () => disk.live(),
      retire: (code, until) => disk.retire(code, until),
      prune: (now) => disk.prune(now),
      forget: async (identity, now, subject) => {
        await step();
        const heads = this.diskFull ? undefined : await disk.forget(identity, now, subject);
        await step();
        return heads;
      },
      ownData: (identity) => disk.ownData(identity),
      subscribe: () => () => {},
      ready: () => disk.ready(),
      close: () => Promise.resolve(),
    };
  }

  /** A while of the disk's; for a process that died meanwhile it never ends. */
  async #step(life: { alive: boolean }): Promise<void> {
    await this.time.sleep(this.random() * this.diskDelay);
    if (!life.alive) await new Promise(() => {});
  }
}
