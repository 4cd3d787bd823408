/** The page's end of the solver's worker. */

import { SolverError } from "./input.ts";
import type { Insight } from "./insight.ts";
import type { SumMove } from "./sum.ts";
import type { Misere } from "./misere.ts";
import type { Value } from "./value.ts";
import type {
  Answer,
  InsightQuestion,
  MisereQuestion,
  MoveQuestion,
  Question,
  ValuesQuestion,
} from "./worker_protocol.ts";

/**
 * Asks a worker, and never blocks the page. Only the last question counts: one that is not yet
 * answered ends, with its worker, as soon as another is asked.
 */
export class Solver {
  readonly #url: string | URL;
  #worker: Worker | undefined;
  #awaited: PromiseWithResolvers<Answer> | undefined;

  /** `url` is the worker's bundled script. */
  constructor(url: string | URL) {
    this.#url = url;
  }

  /**
   * What is known about a sum. Rejects with a `SolverError` where a board is too large, with an
   * `AbortError` where something else was asked meanwhile, and when the worker fails.
   */
  async explain(sum: InsightQuestion["sum"]): Promise<Insight> {
    const answer = await this.#ask({ ask: "insight", sum });
    return (answer as Extract<Answer, { insight: unknown }>).insight;
  }

  /** The best move after these; rejects as `explain` does. */
  async move({ start, moves }: Omit<MoveQuestion, "ask">): Promise<SumMove> {
    const answer = await this.#ask({ ask: "move", start, moves });
    return (answer as Extract<Answer, { move: unknown }>).move;
  }

  /** What is known about a sum in misère play; rejects as `explain` does. */
  async misere(sum: MisereQuestion["sum"]): Promise<Misere> {
    const answer = await this.#ask({ ask: "misere", sum });
    return (answer as Extract<Answer, { misere: unknown }>).misere;
  }

  /** γ of all positions of a board by their codes; rejects as `explain` does. */
  async values(board: ValuesQuestion["board"]): Promise<readonly Value[]> {
    const answer = await this.#ask({ ask: "values", board });
    return (answer as Extract<Answer, { values: unknown }>).values;
  }

  /** Ends what is not yet answered. */
  cancel(): void {
    if (this.#awaited) this.#stop(new DOMException("Something else was asked", "AbortError"));
  }

  #ask(question: Question): Promise<Answer> {
    this.cancel();
    this.#worker ??= this.#start();
    this.#awaited = Promise.withResolvers<Answer>();
    this.#worker.postMessage(question);
    return this.#awaited.promise;
  }

  #start(): Worker {
    const worker = new Worker(this.#url, { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => this.#hear(data));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      this.#stop(new Error(`The solver could not run: ${event.message || "it did not load"}`));
    });
    return worker;
  }

  #hear(answer: Answer): void {
    const { resolve, reject } = this.#awaited!;
    this.#awaited = undefined;
    if ("tooLarge" in answer) reject(new SolverError(answer.tooLarge));
    else if ("error" in answer) reject(new Error(`The solver failed: ${answer.error}`));
    else resolve(answer);
  }

  #stop(reason: Error): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#awaited?.reject(reason);
    this.#awaited = undefined;
  }
}
