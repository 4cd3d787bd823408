/** Chooses the turns of the computers in rooms, in one worker for all rooms together. */

import type { Limits } from "./limits.ts";
import type { Thought } from "../../search/computers.ts";
import { FairWorker } from "./worker_client.ts";
import type { World } from "../clock.ts";

/** How long one turn may take, ms: many times what the slowest level and a start take on a slow machine. */
const LIMIT = 120_000;

/** The move's token; undefined where none can be had now. `source` is who opened the room. */
export type Choose = (thought: Thought, source: string) => Promise<string | undefined>;

export class ComputerTurns {
  readonly #worker: FairWorker<Thought, string>;

  constructor(
    world: Pick<World, "after">,
    limits: Pick<Limits, "computerTurns" | "computerTurnsPerSource">,
  ) {
    const { computerTurns: most, computerTurnsPerSource: mostEach } = limits;
    const shares = { world, most, mostEach };
    this.#worker = new FairWorker(startWorker, "The worker that plays in rooms", LIMIT, shares);
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

function startWorker(): Worker {
  return new Worker(new URL("./choose_worker.ts", import.meta.url), { type: "module" });
}
