import type { Page } from "playwright-core";

/** What Chromium traces, as far as it matters here; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly name?: string };
  /** How long the thread itself worked, whatever else the machine did meanwhile. */
  readonly tdur?: number;
}

/** The longest task of the page's own thread while something is done, in milliseconds of its work. */
export async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ["toplevel"] });
  await act();
  const trace = new TextDecoder().decode(await browser.stopTracing());
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace);
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const pages = new Set(
    traceEvents.filter(({ args }) => args.name === "CrRendererMain").map(threadOf),
  );
  const tasks = traceEvents.filter((event) =>
    event.name === "ThreadControllerImpl::RunTask" && pages.has(threadOf(event))
  );
  if (tasks.length === 0) throw new Error("The browser traced no task");
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
