/**
 * Games that wait until the CPU's part in them has been checked: one at a time, away from the sockets,
 * and by turns of those who reported them. They are kept before they are checked, so that they outlive
 * the process, and each counts once. Of several processes each checks those that were reported to it,
 * and when it has none those that wait for others.
 */

import type { Reported } from "../../leaderboard/counted.ts";
import { type Recheck, SAMPLES } from "../../leaderboard/recheck.ts";
import { isKnownSeed } from "../../search/versions.ts";
import { FairQueue } from "./fair_queue.ts";
import type { Limits } from "./limits.ts";
import type { Peer } from "./peer.ts";
import type { Check, Checks } from "../store/checks.ts";
import type { World } from "../clock.ts";

/** What a check takes, against a level that thinks long and against another: seconds, and a moment. */
const SLOW = 20, QUICK = 1;
/** Times that a check is begun before it is given up. */
const TRIES = 2;
/** How long who reports a game is let wait for what comes of it, ms. */
const PATIENCE = 2_000;
/** How long until a disk that did not take it is asked again, ms. */
const AGAIN = 5_000;

interface CheckQueueParts {
  readonly checks: Checks;
  /** Whether the CPU's turns are true; rejects when it could not be found out. */
  readonly recheck: (recheck: Recheck) => Promise<boolean>;
  readonly peer: Pick<Peer, "once">;
  readonly world: Pick<World, "after" | "report">;
  readonly limits: Pick<Limits, "checks" | "checksPerSource">;
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
  /** Each game once. */
  readonly #waiting: FairQueue<Waiting>;
  /** The one that is being checked. */
  #current: Waiting | undefined;
  #isStopped = false;

  constructor(parts: CheckQueueParts) {
    this.#parts = parts;
    const { checks, checksPerSource } = parts.limits;
    this.#waiting = new FairQueue(checks, checksPerSource);
  }

  /** How many games wait, the one that is being checked included. */
  get size(): number {
    return this.#waiting.size + (this.#current ? 1 : 0);
  }

  /** With nothing to do, takes up the games that wait for other processes, or waited when they ended. */
  async resume(): Promise<void> {
    if (this.size > 0 || this.#isStopped) return;
    const pending = await this.#parts.checks.pending();
    // One may have been added meanwhile.
    for (const check of pending) if (!this.#lined(check.game.id)) this.#line(check);
    this.#startWork();
  }

  /** Begins no more checks; those that wait are taken up by the next server. */
  stop(): void {
    this.#isStopped = true;
  }

  /** Has a game checked, and says what came of it if that is known soon. */
  async add(check: Check): Promise<Reported> {
    if (!this.#waiting.has(sourceOf(check))) return { refused: "busy" };
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
    await this.#awhile(this.#lined(id)?.end.promise);
    const found = await this.#parts.checks.find(id);
    return found === "pending" ? { checking: Math.max(0, this.#placeOf(id)) } : found;
  }

  /** The game if it waits, and somebody wants to know of it. */
  #lined(id: string): Waiting | undefined {
    const current = this.#current;
    return current && isOpen(current, id) ? current : this.#waiting.find((one) => isOpen(one, id));
  }

  /** How many come before it. */
  #placeOf(id: string): number {
    if (this.#current && isOpen(this.#current, id)) return 0;
    return this.#waiting.placeOf((one) => isOpen(one, id)) + (this.#current ? 1 : 0);
  }

  #line(check: Check): void {
    // It waits for a newer program, which runs next to this one or was put aside for a while.
    if (!isKnownSeed(check.recheck.seed)) return;
    // It waits already if another server's player was forgotten and reported it again.
    this.#drop(({ game }) => game.id === check.game.id);
    const waiting = { check, end: Promise.withResolvers<void>(), isDropped: false };
    this.#waiting.addAlways(sourceOf(check), waiting, isSlow(check) ? SLOW : QUICK);
  }

  /** What is being checked stays until that is done, but comes to nothing. */
  #drop(isMeant: (check: Check) => boolean): void {
    const dropped = this.#waiting.drop(({ check }) => isMeant(check));
    if (this.#current && isMeant(this.#current.check)) dropped.push(this.#current);
    for (const waiting of dropped) {
      waiting.isDropped = true;
      waiting.end.resolve();
    }
  }

  #startWork(): void {
    this.#work().catch((error) => this.#parts.world.report(error));
  }

  async #work(): Promise<void> {
    if (this.#current) return;
    while (!this.#isStopped && (this.#current = this.#waiting.next())) {
      const waiting = this.#current;
      // What a bug kept from its end is taken up again when there is nothing else to do.
      await this.#parts.peer.once(`check ${waiting.check.game.id}`, () => this.#end(waiting))
        .catch((error) => this.#parts.world.report(error));
      waiting.end.resolve();
      this.#current = undefined;
    }
  }

  async #end(waiting: Waiting): Promise<void> {
    const { check } = waiting;
    // Another process may have been faster.
    if (await this.#parts.checks.find(check.game.id) !== "pending") return;
    const refused = await this.#refusalOf(check);
    const isWanted = () => !this.#isStopped && !waiting.isDropped;
    while (isWanted() && await this.#parts.checks.settle(check, refused) === "failed") {
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

/** Whose turn it uses up: the address that reported it, or for older ones the player. */
function sourceOf({ source, identity }: Check): string {
  return source ?? identity;
}

function isOpen({ check, isDropped }: Waiting, id: string): boolean {
  return !isDropped && check.game.id === id;
}

function isSlow({ recheck }: Check): boolean {
  return recheck.level in SAMPLES;
}
