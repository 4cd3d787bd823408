/** A worker that is asked one thing at a time, by turns of those who ask. */

import { FairExecutor } from "./fair_executor.ts";
import { WorkerClient } from "./worker_client.ts";
import type { World } from "../clock.ts";

export class FairWorker<Request, Reply> {
  readonly #worker: WorkerClient<Request, Reply>;
  readonly #executor: FairExecutor;
  #isStopped = false;

  /** The worker as `WorkerClient` has it; at most `most` requests wait, and `mostEach` of one source. */
  constructor(
    start: () => Worker,
    name: string,
    limit: number,
    { world, most, mostEach }: { world: Pick<World, "after">; most: number; mostEach: number },
  ) {
    this.#worker = new WorkerClient(start, name, limit, world);
    this.#executor = new FairExecutor(most, mostEach);
  }

  /** The requests that wait, but for the one under way. */
  get size(): number {
    return this.#executor.size;
  }

  /** Undefined if too many wait, and once this has been stopped; rejects when the worker fails. */
  ask(request: Request, source: string): Promise<Reply | undefined> {
    return this.#executor.do(source, async () => {
      try {
        return await this.#worker.ask(request);
      } catch (error) {
        if (this.#isStopped) return undefined;
        throw error;
      }
    });
  }

  stop(): void {
    this.#isStopped = true;
    this.#executor.stop();
    this.#worker.stop();
  }
}
