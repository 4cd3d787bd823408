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

/**
 * How many times as fast as another way a way should be, at least; or how many times as long it may
 * take, at most. Without either, it's only reported.
 */
export interface Goal {
  readonly way: string;
  readonly against: string;
  readonly atLeast?: number;
  readonly atMost?: number;
}

const ROUNDS = 121;

/** Long enough for the clock, short enough that a busy machine doesn't disturb some rounds. */
const ROUND_MS = 1;

/** Shows the ways in the table of `deno bench`, and their ratios after it. */
export function race(given: Race): void {
  for (const [name, run] of Object.entries(given.ways)) {
    Deno.bench(`${given.name}, ${name}`, run);
  }
  globalThis.addEventListener("unload", () => report(given));
}

function report({ name, ways, goals }: Race): void {
  const times = interleave(ways);
  for (const { way, against, atLeast, atMost } of goals) {
    const time = times[way]! / times[against]!;
    console.log(
      atMost === undefined
        ? `${name}, ${way}: ${rounded(1 / time)}x ${against}${verdict("≥", atLeast, 1 / time)}`
        : `${name}, ${way}: the time of ${rounded(time)} ${against}${verdict("≤", atMost, time)}`,
    );
  }
}

function verdict(sign: "≥" | "≤", goal: number | undefined, ratio: number): string {
  if (goal === undefined) return "";
  const isHeld = sign === "≥" ? ratio >= goal : ratio <= goal;
  return ` (goal ${sign}${goal}x: ${isHeld ? "held" : "missed"})`;
}

/**
 * The milliseconds of a call of each way in its fastest round: whatever else the machine does makes
 * a round slower and none faster. The rounds take turns among the ways, so a calm moment is shared.
 */
function interleave(ways: Race["ways"]): Record<string, number> {
  const runners = Object.entries(ways).map(([name, run]) => ({ name, run, calls: callsFor(run) }));
  const times: Record<string, number> = {};
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, run, calls } of runners) {
      times[name] = Math.min(times[name] ?? Infinity, timeOf(run, calls) / calls);
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

/** Three digits, as many as a busy machine can tell apart. */
function rounded(ratio: number): string {
  return ratio < 100 ? ratio.toPrecision(3) : ratio.toFixed(0);
}
