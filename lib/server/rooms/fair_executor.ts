/** Does work that takes time, a few pieces at once, taking turns among those who asked for it. */

import { FairQueue } from "./fair_queue.ts";

interface Asked {
  begin(): Promise<unknown>;
  drop(): void;
}

export class FairExecutor {
  readonly #waiting: FairQueue<Asked>;
  #running = 0;
  #isStopped = false;

  /** At most `most` pieces wait, and `mostEach` of one source; `atOnce` are under way. */
  constructor(most: number, mostEach: number, private readonly atOnce = 1) {
    this.#waiting = new FairQueue(most, mostEach);
  }

  /** The pieces that wait, but for those under way. */
  get size(): number {
    return this.#waiting.size;
  }

  /** What the work gives once its turn has come; undefined if too much waits, or it has been stopped. */
  async do<Value>(source: string, work: () => Promise<Value>): Promise<Value | undefined> {
    const done = Promise.withResolvers<Value | undefined>();
    const asked = {
      begin: () => Promise.try(work).then(done.resolve, done.reject),
      drop: () => done.resolve(undefined),
    };
    if (this.#isStopped || !this.#waiting.add(source, asked)) return undefined;
    this.#startWork();
    return await done.promise;
  }

  /** Begins nothing more, and drops what waits. */
  stop(): void {
    this.#isStopped = true;
    for (const asked of this.#waiting.drop(() => true)) asked.drop();
  }

  #startWork(): void {
    while (this.#running < this.atOnce) {
      const next = this.#waiting.next();
      if (!next) return;
      this.#running++;
      next.begin().finally(() => {
        this.#running--;
        this.#startWork();
      });
    }
  }
}
