/** How much of itself a test does: a part in every run of the suite, all of it with `-- --full`. */

const isFull = Deno.args.includes("--full");

/** How often a test repeats itself. */
export function runs(slice: number, full: number): number {
  return isFull ? full : slice;
}

/** What a test goes through: one of all, another for each turn, and in a full run every one. */
export function sampleOf<T>(all: readonly T[], turn = 0): readonly T[] {
  return isFull ? all : [all[turn % all.length]!];
}
