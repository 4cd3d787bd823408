/** The server's end of the worker that recomputes the CPU's turns, so that nothing else waits for it. */

import type { Recheck } from "../../leaderboard/recheck.ts";
import { WorkerClient } from "./worker_client.ts";
import type { World } from "../clock.ts";

/** How long one game may take, ms: many times what the slowest level takes on a slow machine. */
const LIMIT = 180_000;

export interface CheckRequest {
  readonly recheck: Recheck;
  /** A budget other than the level's own. */
  readonly steps: number | undefined;
}

export class Checker {
  readonly #worker: WorkerClient<CheckRequest, boolean>;

  /** `steps` is a budget for the CPU's turns other than their levels' own, as trials have it. */
  constructor(world: Pick<World, "after">, private readonly steps?: number) {
    this.#worker = new WorkerClient(startWorker, "The worker that checks games", LIMIT, world);
  }

  /**
   * Whether the CPU played those turns: one game at a time. Rejects when the worker dies, takes too
   * long or is stopped; the next game gets a new one.
   */
  check(recheck: Recheck): Promise<boolean> {
    return this.#worker.ask({ recheck, steps: this.steps });
  }

  stop(): void {
    this.#worker.stop();
  }
}

function startWorker(): Worker {
  return new Worker(new URL("./check_worker.ts", import.meta.url), { type: "module" });
}
