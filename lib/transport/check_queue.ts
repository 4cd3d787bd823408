/**
 * Games that wait until the CPU's part in them has been checked: one at a time, away from the sockets.
 * They are kept before they are checked, so that they outlive the server, and each counts once.
 */

import type { Reported } from "../leaderboard/counted.ts";
import { type Recheck, SAMPLES } from "../leaderboard/recheck.ts";
import type { Check, Checks } from "../store/checks.ts";
import type { World } from "./world.ts";

/** How many games may wait: some minutes' work if all of them are against the slowest level. */
export const MOST = 64;
/** Times that a check is begun before it is given up. */
const TRIES = 2;
/** How long who reports a game is let wait for what comes of it, ms. */
const PATIENCE = 2_000;
/** How long until a disk that did not take it is asked again, ms. */
const AGAIN = 5_000;

export interface CheckQueueParts {
  readonly checks: Checks;
  /** Whether the CPU's turns are true; rejects when it could not be found out. */
  readonly recheck: (recheck: Recheck) => Promise<boolean>;
  readonly world: Pick<World, "after" | "report">;
}

/** A game in the queue. */
interface Waiting {
  readonly check: Check;
  readonly end: PromiseWithResolvers<void>;
  /** Nobody wants to know any more. */
  isDropped: boolean;
}

export class CheckQueue {
  readonly #parts: CheckQueueParts;
  /** Each game once; the first is being checked. */
  #waiting: Waiting[] = [];
  #isWorking = false;
  #isStopped = false;

  constructor(parts: CheckQueueParts) {
    this.#parts = parts;
  }

  /** How many games wait, the one that is being checked included. */
  get size(): number {
    return this.#waiting.length;
  }

  /** Takes up the games that waited when the server ended. */
  async resume(): Promise<void> {
    for (const check of await this.#parts.checks.pending()) this.#line(check);
    this.#startWork();
  }

  /** Begins no more checks; those that wait are taken up by the next server. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Has a game checked, and says what came of it if that is known soon. */
  async add(check: Check): Promise<Reported> {
    if (this.#waiting.length >= MOST) return { refused: "busy" };
    const kept = await this.#parts.checks.file(check);
    if (kept === "failed") return { refused: "storage" };
    if (kept === "kept") {
      this.#line(check);
      this.#startWork();
    }
    // A check that was not taken, and is not known either, had to give way to another of the player's.
    return await this.find(check.game.id) ?? { refused: "one-at-a-time" };
  }

  /** Drops the games of a player who is forgotten; the store has dropped them by then. */
  forget(identity: string): void {
    this.#drop((check) => check.identity === identity);
  }

  /** What came of a game, or how many come before it; undefined for one that was never added. */
  async find(id: string): Promise<Reported | undefined> {
    await this.#awhile(this.#waiting[this.#placeOf(id)]?.end.promise);
    const found = await this.#parts.checks.find(id);
    return found === "pending" ? { checking: Math.max(0, this.#placeOf(id)) } : found;
  }

  /** Where a game waits that somebody wants to know of; -1 if it does not. */
  #placeOf(id: string): number {
    return this.#waiting.findIndex(({ check, isDropped }) => !isDropped && check.game.id === id);
  }

  /** What takes a moment goes before what takes seconds, but for what is being checked. */
  #line(check: Check): void {
    // It waits already if another server's player was forgotten and reported it again.
    this.#drop(({ game }) => game.id === check.game.id);
    const at = isSlow(check)
      ? -1
      : this.#waiting.findIndex((other, place) => place > 0 && isSlow(other.check));
    const waiting = { check, end: Promise.withResolvers<void>(), isDropped: false };
    this.#waiting.splice(at < 0 ? this.#waiting.length : at, 0, waiting);
  }

  /** What is being checked stays until that is done, but comes to nothing. */
  #drop(isMeant: (check: Check) => boolean): void {
    for (const waiting of this.#waiting) {
      if (!isMeant(waiting.check)) continue;
      waiting.isDropped = true;
      waiting.end.resolve();
    }
    this.#waiting = this.#waiting.filter(({ isDropped }, place) => place === 0 || !isDropped);
  }

  #startWork(): void {
    this.#work().catch((error) => this.#parts.world.report(error));
  }

  async #work(): Promise<void> {
    if (this.#isWorking) return;
    this.#isWorking = true;
    for (let next = this.#waiting[0]; next && !this.#isStopped; next = this.#waiting[0]) {
      // What a bug kept from its end is left to the next server.
      await this.#end(next).catch((error) => this.#parts.world.report(error));
      this.#waiting.shift();
      next.end.resolve();
    }
    this.#isWorking = false;
  }

  async #end(waiting: Waiting): Promise<void> {
    const { check } = waiting;
    const refused = await this.#refusalOf(check);
    const isOpen = () => !this.#isStopped && !waiting.isDropped;
    while (isOpen() && await this.#parts.checks.settle(check, refused) === "failed") {
      await new Promise<void>((resolve) => this.#parts.world.after(AGAIN, resolve));
    }
  }

  async #refusalOf({ recheck }: Check): Promise<"cpu-differs" | "unchecked" | undefined> {
    for (let tries = 0; tries < TRIES && !this.#isStopped; tries++) {
      try {
        return await this.#parts.recheck(recheck) ? undefined : "cpu-differs";
      } catch (error) {
        if (!this.#isStopped) this.#parts.world.report(error);
      }
    }
    return "unchecked";
  }

  /** Waits for it, but not long. */
  async #awhile(end: Promise<void> | undefined): Promise<void> {
    if (!end) return;
    const late = Promise.withResolvers<void>();
    const cancel = this.#parts.world.after(PATIENCE, late.resolve);
    await Promise.race([end, late.promise]);
    cancel();
  }
}

function isSlow({ recheck }: Check): boolean {
  return recheck.level in SAMPLES;
}
