/** Data from outside, which may be anything. */

/** Input that cannot be solved: what is wrong with it, for people. */
export class SolverError extends Error {
  /** What errors of this kind are called. */
  override readonly name = "SolverError";
}

/** Whether data is a whole number from 0 to `most`. */
export function isWhole(data: unknown, most: number): data is number {
  return Number.isSafeInteger(data) && data as number >= 0 && data as number <= most;
}

/** Data as a message shows it. */
export function show(data: unknown): string {
  return JSON.stringify(data) ?? "nothing";
}
