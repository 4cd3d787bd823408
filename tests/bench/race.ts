/**
 * Races: ways of doing the same, each as a ratio to another in one run, since times tell of the
 * machine. `deno bench` shows the times and then, a line a goal, the ratios.
 */

import { tell } from "./goals.ts";

interface Race {
  readonly name: string;
  /** Each way by name; a call does the whole work once and leaves nothing behind. */
  readonly ways: Readonly<Record<string, Way>>;
  readonly goals: readonly Goal[];
}

/** Work, or its parts in order: the longer a piece, the less likely a busy machine lets it be. */
export type Way = (() => void) | readonly (() => void)[];

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
  for (const [name, way] of Object.entries(given.ways)) {
    const parts = [way].flat();
    Deno.bench(`${given.name}, ${name}`, () => parts.forEach((run) => run()));
  }
  globalThis.addEventListener("unload", () => report(given));
}

function report({ name, ways, goals }: Race): void {
  const times = interleave(ways);
  for (const { way, against, atLeast, atMost } of goals) {
    const time = times[way]! / times[against]!;
    if (atMost !== undefined) {
      const goal = { sign: "≤", value: atMost } as const;
      tell({ name: `${name}, ${way}`, value: time, unit: `times as long as ${against}`, goal });
    } else {
      const goal = atLeast !== undefined && { goal: { sign: "≥", value: atLeast } as const };
      tell({
        name: `${name}, ${way}`,
        value: 1 / time,
        unit: `times as fast as ${against}`,
        ...goal,
      });
    }
  }
}

/**
 * The milliseconds of a call of each way in its fastest round, or of each part in its own: whatever
 * else the machine does makes a round slower and none faster. The rounds take turns among the ways,
 * so a calm moment is shared.
 */
function interleave(ways: Race["ways"]): Record<string, number> {
  const runners = Object.entries(ways).map(([name, way]) => {
    const parts = typeof way === "function" ? [way] : way;
    const calls = typeof way === "function" ? callsFor(way) : 1;
    return { name, parts, calls, times: parts.map(() => Infinity) };
  });
  for (let round = 0; round < ROUNDS; round++) {
    for (const { parts, calls, times } of runners) {
      parts.forEach((run, i) => times[i] = Math.min(times[i]!, timeOf(run, calls) / calls));
    }
  }
  return Object.fromEntries(
    runners.map(({ name, times }) => [name, times.reduce((sum, time) => sum + time)]),
  );
}

/** How long a way is warmed up, ms: a busy machine compiles late. */
const WARM_MS = 300;

/** How many calls fill a round, once the way is warm. */
function callsFor(run: () => void): number {
  const start = performance.now();
  while (performance.now() - start < WARM_MS) run();
  let calls = 1;
  while (timeOf(run, calls) < ROUND_MS) calls *= 2;
  return calls;
}

function timeOf(run: () => void, calls: number): number {
  const start = performance.now();
  for (let i = 0; i < calls; i++) run();
  return performance.now() - start;
}
