/** What goes on by itself, after whoever began it has gone on. */

import type { World } from "./clock.ts";

export class Running {
  readonly #all = new Set<Promise<void>>();

  constructor(private readonly world: Pick<World, "report">) {}

  /** How many aren't done. */
  get size(): number {
    return this.#all.size;
  }

  /** Keeps hold of it until it's done; its error is reported. */
  add(work: Promise<unknown>): void {
    const one = work.then(() => {}, this.world.report).finally(() => this.#all.delete(one));
    this.#all.add(one);
  }

  /** Once all that goes on now is done. */
  async done(): Promise<void> {
    await Promise.all(this.#all);
  }
}
