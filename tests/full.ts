/** How often a test repeats itself: a slice in every run of the suite, all of it with `-- --full`. */

export function runs(slice: number, full: number): number {
  return Deno.args.includes("--full") ? full : slice;
}
