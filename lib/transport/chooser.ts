/** Chooses the turns of the computers in rooms, one after the other, in a worker for all rooms together. */

import type { Thought } from "../search/room_players.ts";
import { LoneWorker } from "./lone_worker.ts";
import type { World } from "./world.ts";

/** How long one turn may take, ms: many times what the slowest level and a start take on a slow machine. */
const LIMIT = 120_000;
/** How many turns may wait: some seconds' work. */
const MOST = 128;

/** The move's token; undefined where none can be had now. */
export type Choose = (thought: Thought) => Promise<string | undefined>;

export class Chooser {
  readonly #worker: LoneWorker<Thought, string>;
  /** The end of the queue of turns. */
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #isStopped = false;

  constructor(world: Pick<World, "after">) {
    this.#worker = new LoneWorker(startWorker, "The worker that plays in rooms", LIMIT, world);
  }

  /** How many turns wait. */
  get size(): number {
    return this.#waiting;
  }

  /** Undefined when too many wait, and once it has been stopped; rejects when its worker fails. */
  async choose(thought: Thought): Promise<string | undefined> {
    if (this.#waiting >= MOST) return undefined;
    this.#waiting++;
    const chosen = this.#last.then(() => this.#ask(thought));
    this.#last = chosen.catch(() => {});
    return await chosen.finally(() => this.#waiting--);
  }

  stop(): void {
    this.#isStopped = true;
    this.#worker.stop();
  }

  async #ask(thought: Thought): Promise<string | undefined> {
    try {
      return this.#isStopped ? undefined : await this.#worker.ask(thought);
    } catch (error) {
      if (this.#isStopped) return undefined;
      throw error;
    }
  }
}

function startWorker(): Worker {
  return new Worker(new URL("./choose_worker.ts", import.meta.url), { type: "module" });
}
