/** The server's ends of its workers: what takes long is done there, so that nothing else waits for it. */

import type { Recheck } from "../../leaderboard/recheck.ts";
import type { Thought } from "../../search/computers.ts";
import type { World } from "../clock.ts";
import type { Limits } from "./limits.ts";
import { FairWorker, WorkerClient } from "./worker_client.ts";

/** How long one turn may take, ms: many times what the slowest level and a start take on a slow machine. */
const TURN_LIMIT = 120_000;

/** The move's token; undefined where none can be had now. `source` is who opened the room. */
export type Choose = (thought: Thought, source: string) => Promise<string | undefined>;

/** Chooses the turns of the computers in rooms, in one worker for all rooms together. */
export class ComputerTurns {
  readonly #worker: FairWorker<Thought, string>;

  constructor(
    world: Pick<World, "after">,
    limits: Pick<Limits, "computerTurns" | "computerTurnsPerSource">,
  ) {
    const { computerTurns: most, computerTurnsPerSource: mostEach } = limits;
    const shares = { world, most, mostEach };
    this.#worker = new FairWorker(
      startChoosing,
      "The worker that plays in rooms",
      TURN_LIMIT,
      shares,
    );
  }

  /** The turns that wait, but for the one that is being chosen. */
  get size(): number {
    return this.#worker.size;
  }

  /** Undefined when too many wait, and once it has been stopped; rejects when its worker fails. */
  choose(thought: Thought, source: string): Promise<string | undefined> {
    return this.#worker.ask(thought, source);
  }

  stop(): void {
    this.#worker.stop();
  }
}

function startChoosing(): Worker {
  return new Worker(new URL("./choose_worker.ts", import.meta.url), { type: "module" });
}

/** How long one game may take, ms: many times what the slowest level takes on a slow machine. */
const CHECK_LIMIT = 180_000;

export interface CheckRequest {
  readonly recheck: Recheck;
  /** A budget other than the level's own. */
  readonly steps: number | undefined;
}

/** Recomputes the CPU's turns in games that were reported. */
export class Checker {
  readonly #worker: WorkerClient<CheckRequest, boolean>;

  /** `steps` is a budget for the CPU's turns other than their levels' own, as trials have it. */
  constructor(world: Pick<World, "after">, private readonly steps?: number) {
    this.#worker = new WorkerClient(
      startChecking,
      "The worker that checks games",
      CHECK_LIMIT,
      world,
    );
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

function startChecking(): Worker {
  return new Worker(new URL("./check_worker.ts", import.meta.url), { type: "module" });
}
