/** Attacks by the thousand, each on a server of its own; one that finds a fault is cut down to what matters. */

import fc from "fast-check";
import { Attack, Fault } from "./attack.ts";
import { LoopWatch } from "./loop_watch.ts";
import { PushService } from "../push/push_service.ts";
import { type Drawn, everyStep, plans, take } from "./steps.ts";
import { Trial } from "./trial.ts";

/** The longest that anything may keep a server from everyone else, ms. */
const LONGEST = 50;
/** How long a plan that finds a fault is made shorter, ms. */
const CUTTING = 60_000;

interface Drilled {
  /** How often each step was taken and each answer given. */
  readonly tally: ReadonlyMap<string, number>;
  /** The longest piece of work, ms. */
  readonly longest: number;
}

export class Drill implements AsyncDisposable {
  readonly tally = new Map<string, number>();
  longest = 0;
  readonly #pushes: PushService;
  /** Servers that end meanwhile: some wait a second for those who broke the rules to read that. */
  readonly #ending = new Set<Promise<void>>();
  #stuck: Fault | undefined;
  #attack: Attack | undefined;

  private constructor(pushes: PushService) {
    this.#pushes = pushes;
    addEventListener("unhandledrejection", this.#unhandled);
  }

  static async open(): Promise<Drill> {
    const drill = new Drill(await PushService.start());
    try {
      // So that all is loaded and compiled before anything is measured.
      await drill.#time(everyStep());
      drill.longest = 0;
      return drill;
    } catch (error) {
      await drill[Symbol.asyncDispose]();
      throw error;
    }
  }

  /** Runs a number of random plans; throws for the first that finds a fault, with the shortest like it. */
  async run(seeds: number, seed: number): Promise<void> {
    let end = Infinity;
    const property = fc.asyncProperty(plans, async (plan) => {
      if (performance.now() > end) return;
      try {
        await this.#play(plan);
      } catch (error) {
        end = Math.min(end, performance.now() + CUTTING);
        throw error;
      }
    });
    const { failed, counterexample, errorInstance, numRuns, numShrinks } = await fc.check(
      property,
      {
        numRuns: seeds,
        seed,
      },
    );
    await this.#ended();
    if (!failed) return;
    const [plan] = counterexample as [readonly Drawn[]];
    throw faultOf(errorInstance, `Seed ${seed}, run ${numRuns}, after ${numShrinks} cuts`, plan);
  }

  /** Plays a plan; throws what it finds. */
  async play(plan: readonly Drawn[]): Promise<void> {
    await this.#play(plan);
    await this.#ended();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.#ending);
    removeEventListener("unhandledrejection", this.#unhandled);
    await this.#pushes[Symbol.asyncDispose]();
  }

  /** What kept the server busy for long must do so twice. */
  async #play(plan: readonly Drawn[]): Promise<void> {
    if (await this.#time(plan) <= LONGEST) return;
    const again = await this.#time(plan);
    if (again > LONGEST) throw new Fault(`Everything waited ${Math.round(again)} ms for one thing`);
  }

  /** Waits until all servers have ended; throws if one couldn't. */
  async #ended(): Promise<void> {
    await Promise.all(this.#ending);
    if (this.#stuck) throw this.#stuck;
  }

  #end(trial: Trial, plan: readonly Drawn[]): void {
    const ended = trial[Symbol.asyncDispose]()
      .catch((error) => void (this.#stuck ??= faultOf(error, "The server could not end", plan)))
      .finally(() => this.#ending.delete(ended));
    this.#ending.add(ended);
  }

  async #time(plan: readonly Drawn[]): Promise<number> {
    const trial = await Trial.open("attack", this.#pushes);
    using _ending = { [Symbol.dispose]: () => this.#end(trial, plan) };
    using watch = new LoopWatch();
    const attack = this.#attack = new Attack(trial, (work) => watch.excuse(work));
    try {
      for (const drawn of plan) await take(attack, drawn);
      await attack.end();
    } finally {
      for (const line of [...attack.lines, ...attack.bots, ...attack.watchers]) await line.close();
      for (const conn of attack.conns.splice(0)) conn.close();
      for (const listener of attack.listeners.splice(0)) await listener.cancel();
    }
    for (const [name, count] of attack.tally) {
      this.tally.set(name, (this.tally.get(name) ?? 0) + count);
    }
    this.longest = Math.max(this.longest, watch.worst);
    return watch.worst;
  }

  readonly #unhandled = (event: PromiseRejectionEvent): void => {
    event.preventDefault();
    this.#attack?.blame(`The process would have ended: ${event.reason?.stack ?? event.reason}`);
  };
}

function faultOf(error: unknown, found: string, plan: readonly Drawn[]): Fault {
  const lines = plan.map((drawn) => `  ${JSON.stringify(drawn)}`).join(",\n");
  return new Fault(
    `${(error as Error).message}\n${found}; ` +
      `deno task attack --plan FILE plays this again:\n[\n${lines}\n]`,
    { cause: error },
  );
}
