/** What many ask for and the database knows: asked again when it's old, and what it was while the database fails. */

import type { World } from "../clock.ts";
import { isStoreFailure } from "../store/failure.ts";

/** How long an answer is waited for, ms: from then on what was known before has to do. */
const PATIENCE = 500;

export class LastKnown<Value> {
  #askedAt = -Infinity;
  #asking: Promise<void> | undefined;

  /** @param fresh for how long an answer holds, ms */
  constructor(
    private readonly ask: () => Promise<Value>,
    /** What was heard last. */
    public last: Value,
    private readonly fresh: number,
    private readonly world: Pick<World, "now" | "after">,
  ) {}

  async get(): Promise<Value> {
    const now = this.world.now();
    if (!this.#asking && now - this.#askedAt >= this.fresh) {
      this.#askedAt = now;
      this.#asking = this.#ask();
    }
    if (this.#asking) await this.#patiently(this.#asking);
    return this.last;
  }

  /** Something has changed: an answer that is on its way may not say so. @param known what it is for now */
  forget(known: Value = this.last): void {
    this.last = known;
    this.#askedAt = -Infinity;
    this.#asking = undefined;
  }

  #ask(): Promise<void> {
    const asking = this.ask().then(
      (value) => void (this.#asking === asking && (this.last = value)),
      (error) => {
        if (!isStoreFailure(error)) throw error;
      },
    ).finally(() => this.#asking === asking && (this.#asking = undefined));
    return asking;
  }

  async #patiently(asking: Promise<void>): Promise<void> {
    let cancel = () => {};
    const pause = new Promise<void>((resolve) => cancel = this.world.after(PATIENCE, resolve));
    await Promise.race([asking, pause]).finally(cancel);
  }
}
