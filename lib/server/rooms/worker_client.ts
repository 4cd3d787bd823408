/** A worker that is asked one thing at a time, so that nothing else waits for the work. */

import type { World } from "../clock.ts";

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
