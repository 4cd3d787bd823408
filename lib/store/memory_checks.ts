/** Checks in memory. */

import type { Counted } from "../leaderboard/counted.ts";
import { type Check, type Checks, countedFor } from "./checks.ts";
import type { MemoryArchive } from "./memory_archive.ts";
import type { Kept } from "./store.ts";

export class MemoryChecks implements Checks {
  /** Checks to be done, and what came of others. */
  readonly #filed = new Map<string, Check | Counted>();

  constructor(private readonly archive: MemoryArchive) {}

  file(check: Check): Promise<Kept> {
    const isTaken = this.#filed.has(check.game.id) ||
      this.#pending().some(({ identity }) => identity === check.identity);
    if (isTaken) return Promise.resolve("taken");
    this.#filed.set(check.game.id, check);
    return Promise.resolve("kept");
  }

  find(id: string): Promise<Counted | "pending" | undefined> {
    const filed = this.#filed.get(id);
    return Promise.resolve(filed && isPending(filed) ? "pending" : filed);
  }

  pending(): Promise<readonly Check[]> {
    return Promise.resolve(this.#pending());
  }

  settle(check: Check, refused?: "cpu-differs" | "unchecked"): Promise<Kept> {
    const { id } = check.game;
    const filed = this.#filed.get(id);
    if (!filed || !isPending(filed)) return Promise.resolve("taken");
    this.#filed.set(id, countedFor(check, refused, () => this.archive.write(check.game)));
    return Promise.resolve("kept");
  }

  /** Drops what a player has to be checked. */
  forget(identity: string): void {
    const dropped = this.#pending().find((check) => check.identity === identity);
    if (dropped) this.#filed.delete(dropped.game.id);
  }

  #pending(): Check[] {
    return [...this.#filed.values()].filter(isPending);
  }
}

function isPending(filed: Check | Counted): filed is Check {
  return "recheck" in filed;
}
