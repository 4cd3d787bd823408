/**
 * Chooses the turns of the computers in rooms in a worker for all rooms together, one at a time, and
 * by turns of those who opened the rooms.
 */

import { FairExecutor } from "../rooms/fair_executor.ts";
import type { Limits } from "../rooms/limits.ts";
import type { Thought } from "../search/room_players.ts";
import { LoneWorker } from "./lone_worker.ts";
import type { World } from "./world.ts";

/** How long one turn may take, ms: many times what the slowest level and a start take on a slow machine. */
const LIMIT = 120_000;

/** The move's token; undefined where none can be had now. `source` is who opened the room. */
export type Choose = (thought: Thought, source: string) => Promise<string | undefined>;

export class Chooser {
  readonly #worker: LoneWorker<Thought, string>;
  readonly #executor: FairExecutor;
  #isStopped = false;

  constructor(
    world: Pick<World, "after">,
    limits: Pick<Limits, "computerTurns" | "computerTurnsPerSource">,
  ) {
    this.#worker = new LoneWorker(startWorker, "The worker that plays in rooms", LIMIT, world);
    this.#executor = new FairExecutor(limits.computerTurns, limits.computerTurnsPerSource);
  }

  /** The turns that wait, but for the one that is being chosen. */
  get size(): number {
    return this.#executor.size;
  }

  /** Undefined when too many wait, and once it has been stopped; rejects when its worker fails. */
  choose(thought: Thought, source: string): Promise<string | undefined> {
    return this.#executor.do(source, () => this.#ask(thought));
  }

  stop(): void {
    this.#isStopped = true;
    this.#executor.stop();
    this.#worker.stop();
  }

  async #ask(thought: Thought): Promise<string | undefined> {
    try {
      return await this.#worker.ask(thought);
    } catch (error) {
      if (this.#isStopped) return undefined;
      throw error;
    }
  }
}

function startWorker(): Worker {
  return new Worker(new URL("./choose_worker.ts", import.meta.url), { type: "module" });
}
