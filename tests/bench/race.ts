/**
 * Races: ways of doing the same, each as a ratio to another in one run, since times tell of the
 * machine. `deno bench` shows the times and then, a line a goal, the ratios.
 */

export interface Race {
  readonly name: string;
  /** Each way by name; a call does the whole work once and leaves nothing behind. */
  readonly ways: Readonly<Record<string, () => void>>;
  readonly goals: readonly Goal[];
}

/** How many times as fast as another way a way should at least be; without `atLeast`, it is told. */
export interface Goal {
  readonly way: string;
  readonly against: string;
  readonly atLeast?: number;
}

const ROUNDS = 61;

/** Long enough for the clock, short enough that a busy machine disturbs few rounds. */
const ROUND_MS = 2;

/** Shows the ways in the table of `deno bench`, and their ratios after it. */
export function race(given: Race): void {
  for (const [name, run] of Object.entries(given.ways)) {
    Deno.bench(`${given.name}, ${name}`, run);
  }
  globalThis.addEventListener("unload", () => report(given));
}

function report({ name, ways, goals }: Race): void {
  const times = interleave(ways);
  for (const { way, against, atLeast } of goals) {
    const ratios = times[against]!.map((time, round) => time / times[way]![round]!);
    const goal = atLeast === undefined ? "" : ` (goal ≥${atLeast}x)`;
    console.log(`${name}, ${way}: ${rounded(median(ratios))}x ${against}${goal}`);
  }
}

/** The milliseconds of a call of each way in every round; the rounds take turns among the ways. */
function interleave(ways: Race["ways"]): Record<string, number[]> {
  const runners = Object.entries(ways).map(([name, run]) => ({ name, run, calls: callsFor(run) }));
  const times: Record<string, number[]> = {};
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, run, calls } of runners) {
      (times[name] ??= []).push(timeOf(run, calls) / calls);
    }
  }
  return times;
}

/** How many calls fill a round; asking also warms the way up. */
function callsFor(run: () => void): number {
  let calls = 1;
  while (timeOf(run, calls) < ROUND_MS) calls *= 2;
  return calls;
}

function timeOf(run: () => void, calls: number): number {
  const start = performance.now();
  for (let i = 0; i < calls; i++) run();
  return performance.now() - start;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;
}

/** Three digits, as many as a busy machine can tell apart. */
function rounded(ratio: number): string {
  return ratio < 100 ? ratio.toPrecision(3) : ratio.toFixed(0);
}
