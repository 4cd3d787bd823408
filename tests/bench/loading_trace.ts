/** What Chromium's trace tells of how a page loaded. */

/** The categories that have to be traced. */
export const TRACED = ["toplevel", "loading", "blink.user_timing"] as const;

/** A task that takes longer keeps a finger waiting, in milliseconds. */
const LONG = 50;

export interface Loading {
  /** How much longer than that its tasks took after the first paint, in all, in milliseconds. */
  readonly blocking: number;
  /** When the largest paint was over, in milliseconds from the start. */
  readonly paint: number;
}

/** Times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** How long the thread itself worked, whatever else the machine did meanwhile. */
  readonly tdur?: number;
  readonly args: { readonly name?: string; readonly frame?: string };
}

/** Of the last page that was opened while a trace was made. */
export function loadingOf(text: string): Loading {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(text);
  const start = lastOf(traceEvents, "navigationStart");
  const first = lastOf(traceEvents, "firstContentfulPaint");
  const largest = lastOf(traceEvents, "largestContentfulPaint::Candidate");
  const tasks = traceEvents.filter(({ name, pid, tid, ts }) =>
    name === "ThreadControllerImpl::RunTask" && pid === first.pid && tid === first.tid &&
    ts >= first.ts
  );
  const blocking = tasks.map(({ tdur = 0 }) => Math.max(0, tdur / 1000 - LONG));
  return {
    blocking: blocking.reduce((sum, time) => sum + time, 0),
    paint: (largest.ts - start.ts) / 1000,
  };
}

function lastOf(events: readonly TraceEvent[], name: string): TraceEvent {
  const found = events.filter((event) => event.name === name).at(-1);
  if (!found) throw new Error(`The browser traced no ${name}`);
  return found;
}
