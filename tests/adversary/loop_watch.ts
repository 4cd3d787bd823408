/** How long one piece of work kept everything else in this thread waiting. */

/** How often it looks, ms. */
const EVERY = 5;

/**
 * Measures computing, not waiting: on a busy machine a thread stands still because others run, which
 * is nobody's fault here. Where the system doesn't tell a thread's own time, the wall clock counts.
 */
export class LoopWatch implements Disposable {
  /** The longest piece so far, ms. */
  worst = 0;
  #wall = performance.now();
  #cpu = threadTime();
  #isOff = false;
  readonly #timer = setInterval(() => this.#look(), EVERY);

  /** Lets a test do work of its own, which doesn't count. */
  async excuse(work: () => Promise<void>): Promise<void> {
    this.#isOff = true;
    try {
      await work();
    } finally {
      this.#wall = performance.now();
      this.#cpu = threadTime();
      this.#isOff = false;
    }
  }

  [Symbol.dispose](): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    if (this.#isOff) return;
    const wall = performance.now(), cpu = threadTime();
    const waited = wall - this.#wall - EVERY;
    this.worst = Math.max(this.worst, Math.min(waited, (cpu ?? Infinity) - (this.#cpu ?? 0)));
    this.#wall = wall;
    this.#cpu = cpu;
  }
}

/** For how long this thread has computed, ms; undefined where the system doesn't tell. */
function threadTime(): number | undefined {
  try {
    const [nanoseconds] = Deno.readTextFileSync("/proc/thread-self/schedstat").split(" ");
    return Number(nanoseconds) / 1e6;
  } catch {
    return undefined;
  }
}
