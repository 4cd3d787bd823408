/** A page that waits for nothing by itself. */

declare global {
  /** Has happen now what the page had put off for long. */
  var goOn: () => void;
}

/** Runs in the page: nothing that it puts off for long happens before a test lets it go on. */
export function holdTimers(): void {
  const later = globalThis.setTimeout;
  let held: (() => void)[] = [];
  globalThis.setTimeout = ((run: () => void, ms = 0) => {
    return ms < 200 ? later(run, ms) : held.push(run);
  }) as typeof setTimeout;
  globalThis.goOn = () => {
    const due = held;
    held = [];
    due.forEach((run) => run());
  };
}
