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

export class CheckQueue {
  readonly #parts: CheckQueueParts;
  /** The first is being checked. */
  readonly #waiting: Check[] = [];
  readonly #ends = new Map<string, PromiseWithResolvers<void>>();
  #isWorking = false;
  #isStopped = false;

  constructor(parts: CheckQueueParts) {
    this.#parts = parts;
  }

  /** Takes up the games that waited when the server ended. */
  async resume(): Promise<void> {
    for (const check of await this.#parts.checks.pending()) this.#line(check);
    this.#work();
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
      this.#work();
    }
    // A check that was not taken, and is not known either, had to give way to another of the player's.
    return await this.find(check.game.id) ?? { refused: "one-at-a-time" };
  }

  /** What came of a game, or how many come before it; undefined for one that was never added. */
  async find(id: string): Promise<Reported | undefined> {
    await this.#awhile(this.#ends.get(id)?.promise);
    const found = await this.#parts.checks.find(id);
    if (found !== "pending") return found;
    return { checking: Math.max(0, this.#waiting.findIndex(({ game }) => game.id === id)) };
  }

  /** What takes a moment goes before what takes seconds, but for what is being checked. */
  #line(check: Check): void {
    const at = isSlow(check)
      ? -1
      : this.#waiting.findIndex((other, place) => place > 0 && isSlow(other));
    this.#waiting.splice(at < 0 ? this.#waiting.length : at, 0, check);
    this.#ends.set(check.game.id, Promise.withResolvers());
  }

  async #work(): Promise<void> {
    if (this.#isWorking) return;
    this.#isWorking = true;
    for (let check = this.#waiting[0]; check && !this.#isStopped; check = this.#waiting[0]) {
      // What a bug kept from its end is left to the next server.
      await this.#end(check).catch((error) => this.#parts.world.report(error));
      this.#waiting.shift();
      this.#ends.get(check.game.id)!.resolve();
      this.#ends.delete(check.game.id);
    }
    this.#isWorking = false;
  }

  async #end(check: Check): Promise<void> {
    const refused = await this.#refusalOf(check);
    while (!this.#isStopped && await this.#parts.checks.settle(check, refused) === "failed") {
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
