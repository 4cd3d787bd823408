/** A worker that is asked one thing at a time, so that nothing else waits for the work. */

import type { World } from "../clock.ts";
import { FairExecutor } from "./fair_executor.ts";

export class WorkerClient<Request, Reply> {
  #worker: Worker | undefined;
  #reject: (reason: Error) => void = () => {};

  /** It starts when first asked, with `start`; `name` tells errors apart; a reply takes `limit` ms at most. */
  constructor(
    private readonly start: () => Worker,
    private readonly name: string,
    private readonly limit: number,
    private readonly world: Pick<World, "after">,
  ) {}

  /**
   * The reply to one request; the next may be asked once it has come. Rejects when the worker dies,
   * takes too long or is stopped; the next request gets a new one.
   */
  async ask(request: Request): Promise<Reply> {
    const answer = Promise.withResolvers<Reply>();
    this.#reject = answer.reject;
    const worker = this.#worker ??= this.#begin();
    worker.onmessage = ({ data }: MessageEvent<Reply>) => answer.resolve(data);
    const cancel = this.world.after(this.limit, () => this.#end("took too long"));
    worker.postMessage(request);
    try {
      return await answer.promise;
    } finally {
      cancel();
    }
  }

  stop(): void {
    this.#end("was stopped");
  }

  #begin(): Worker {
    const worker = this.start();
    worker.onerror = (event) => {
      event.preventDefault();
      this.#end(`died: ${event.message}`);
    };
    return worker;
  }

  #end(how: string): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#reject(new Error(`${this.name} ${how}`));
  }
}

/** A worker that is asked one thing at a time, by turns of those who ask. */
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
