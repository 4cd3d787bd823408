/** The server's end of the worker that recomputes the CPU's turns, so that nothing else waits for it. */

import type { Recheck } from "../leaderboard/recheck.ts";
import type { World } from "./world.ts";

/** How long one game may take, ms: many times what the slowest level takes on a slow machine. */
const LIMIT = 180_000;

export interface CheckRequest {
  readonly recheck: Recheck;
  /** A budget other than the level's own. */
  readonly steps: number | undefined;
}

export class Checker {
  #worker: Worker | undefined;
  #reject: (reason: Error) => void = () => {};

  /** `steps` is a budget for the CPU's turns other than their levels' own, as trials have it. */
  constructor(
    private readonly world: Pick<World, "after">,
    private readonly steps?: number,
  ) {}

  /**
   * Whether the CPU played those turns: one game at a time. Rejects when the worker dies, takes too
   * long or is stopped; the next game gets a new one.
   */
  async check(recheck: Recheck): Promise<boolean> {
    const answer = Promise.withResolvers<boolean>();
    this.#reject = answer.reject;
    const worker = this.#worker ??= this.#start();
    worker.onmessage = ({ data }: MessageEvent<boolean>) => answer.resolve(data);
    const cancel = this.world.after(LIMIT, () => this.#end("took too long"));
    worker.postMessage({ recheck, steps: this.steps } satisfies CheckRequest);
    try {
      return await answer.promise;
    } finally {
      cancel();
    }
  }

  stop(): void {
    this.#end("was stopped");
  }

  #start(): Worker {
    const worker = new Worker(new URL("./check_worker.ts", import.meta.url), { type: "module" });
    worker.onerror = (event) => {
      event.preventDefault();
      this.#end(`died: ${event.message}`);
    };
    return worker;
  }

  #end(how: string): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#reject(new Error(`The worker that checks games ${how}`));
  }
}
