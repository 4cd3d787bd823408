/** The page's end of the search worker. */

import type { LifeMove } from "../games/conquerors/position.ts";
import type { Assessment } from "./assess.ts";
import type { AssessRequest, ThinkRequest, WorkerReply, WorkerRequest } from "./worker_protocol.ts";

/** Hears how much of its budget a search has spent, from 0 to 1. */
export type Told = (share: number) => void;

/** Calls back once the milliseconds have passed, unless what it returns is called before. */
type After = (ms: number, call: () => void) => () => void;

/**
 * How long a turn may take in a game that does not count, ms: several times what Conqueror needs
 * on one core, so that only a slow device is cut short.
 */
export const TURN_CAP = 5_000;

/** Who awaits an answer. */
interface Waiting {
  readonly answered: PromiseWithResolvers<LifeMove | Assessment>;
  readonly told: Told | undefined;
}

/** Asks a worker for turns, and never blocks the page; the worker starts with the first request. */
export class ComputerClient {
  readonly #url: string | URL;
  readonly #after: After;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #lastId = 0;

  /** `url` is the worker's bundled script. */
  constructor(url: string | URL, after: After = afterTimeout) {
    this.#url = url;
    this.#after = after;
  }

  /**
   * The level's turn; rejects when the worker cannot load or fails, and when canceled. Without a
   * `cap`, in milliseconds from now, it thinks its steps out, however long that takes: with one it
   * may be hurried as by `moveNow`, which a game that may count must not be.
   */
  choose(request: Omit<ThinkRequest, "id" | "ask">, told?: Told, cap?: number): Promise<LifeMove> {
    const id = ++this.#lastId;
    const turn = this.#ask({ ...request, ask: "turn", id }, told) as Promise<LifeMove>;
    if (cap === undefined) return turn;
    return turn.finally(this.#after(cap, () => this.#send({ ask: "now", id })));
  }

  /** What the level thinks of a position and of the turn played in it; rejects as `choose` does. */
  assess(request: Omit<AssessRequest, "id" | "ask">, told?: Told): Promise<Assessment> {
    const asked = this.#ask({ ...request, ask: "assessment", id: ++this.#lastId }, told);
    return asked as Promise<Assessment>;
  }

  /**
   * Wants the turns that are being chosen at once, the best so far. Such a turn cannot be chosen
   * again from its seed: not to be offered in a game that may count.
   */
  moveNow(): void {
    for (const id of this.#waiting.keys()) this.#send({ ask: "now", id });
  }

  /** Ends the worker; answers still awaited reject with an `AbortError`. */
  cancel(): void {
    this.#stop(new DOMException("The CPU player was told to stop", "AbortError"));
  }

  #ask(request: ThinkRequest | AssessRequest, told: Told | undefined) {
    const answered = Promise.withResolvers<LifeMove | Assessment>();
    this.#waiting.set(request.id, { answered, told });
    this.#send(request);
    return answered.promise;
  }

  #send(request: WorkerRequest): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(request);
  }

  #start(): Worker {
    const worker = new Worker(this.#url, { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<WorkerReply>) => this.#hear(data));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.#stop(new Error(`The CPU player could not run: ${event.message || "it did not load"}`));
    });
    return worker;
  }

  #hear(reply: WorkerReply): void {
    const waiting = this.#waiting.get(reply.id);
    if ("share" in reply) return waiting?.told?.(reply.share);
    this.#waiting.delete(reply.id);
    if ("move" in reply) waiting?.answered.resolve(reply.move);
    else if ("assessment" in reply) waiting?.answered.resolve(reply.assessment);
    else waiting?.answered.reject(new Error(`The CPU player failed: ${reply.error}`));
  }

  #stop(reason: Error): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { answered } of this.#waiting.values()) answered.reject(reason);
    this.#waiting.clear();
  }
}

const afterTimeout: After = (ms, call) => {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
};
