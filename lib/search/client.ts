/** The page's end of the search worker. This module is browser compatible. */

import type { LifeMove } from "../games/life_position.ts";
import type { ThinkReply, ThinkRequest } from "./worker_protocol.ts";

/** Asks a worker for turns, and never blocks the page; the worker starts with the first request. */
export class Thinker {
  readonly #url: string | URL;
  readonly #waiting = new Map<number, PromiseWithResolvers<LifeMove>>();
  #worker: Worker | undefined;
  #lastId = 0;

  /** `url` is the worker's bundled script. */
  constructor(url: string | URL) {
    this.#url = url;
  }

  /** The level's turn; rejects when the worker cannot load or fails, and when cancelled. */
  async choose(request: Omit<ThinkRequest, "id">): Promise<LifeMove> {
    const id = ++this.#lastId;
    this.#worker ??= this.#start();
    this.#worker.postMessage({ ...request, id } satisfies ThinkRequest);
    const turn = Promise.withResolvers<LifeMove>();
    this.#waiting.set(id, turn);
    return await turn.promise;
  }

  /** Ends the worker; turns still awaited reject with an `AbortError`. */
  cancel(): void {
    this.#stop(new DOMException("The CPU player was told to stop", "AbortError"));
  }

  #start(): Worker {
    const worker = new Worker(this.#url, { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<ThinkReply>) => this.#settle(data));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.#stop(new Error(`The CPU player could not run: ${event.message || "it did not load"}`));
    });
    return worker;
  }

  #settle(reply: ThinkReply): void {
    const turn = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ("move" in reply) turn?.resolve(reply.move);
    else turn?.reject(new Error(`The CPU player failed: ${reply.error}`));
  }

  #stop(reason: Error): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const turn of this.#waiting.values()) turn.reject(reason);
    this.#waiting.clear();
  }
}
