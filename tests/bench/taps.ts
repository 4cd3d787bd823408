/**
 * How long a tap takes to be painted at the table, guided and coached, as Chromium's Event Timing has
 * it: `deno task taps`. The figures depend on the machine, so they are reported and fail nothing.
 */

import { chromium, type Page } from "playwright-core";
import type { Cell } from "../../lib/automaton/board.ts";
import { chromiumOrEnd } from "../chromium.ts";
import { cellOf, TablePage } from "../browser/table_page.ts";
import { serveApp } from "../serve_app.ts";

/** Taps in a run; each run is a page of its own. */
const TAPS = 120;
const RUNS = 3;

/** What is hoped for, in milliseconds: at full speed the 95th percentile, at a quarter the median. */
const RATES = [{ rate: 1, share: 0.95, goal: 50 }, { rate: 4, share: 0.5, goal: 100 }] as const;

/** Event Timing tells of nothing shorter, and rounds to 8 ms. */
const SHORTEST_MS = 16;

const SCREEN = { viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true };

/** A tap, in milliseconds: until it was painted, and how much of that the page's own code took. */
interface Tap {
  readonly painted: number;
  readonly handled: number;
}

declare global {
  /** The taps that took longer than the shortest. */
  var slowTaps: Tap[];
}

/** Runs in the page: notes how long each tap takes, from the finger's leaving to the paint. */
function observe(shortest: number): void {
  globalThis.slowTaps = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.name !== "pointerup") continue;
      const handled = entry.processingEnd - entry.processingStart;
      globalThis.slowTaps.push({ painted: entry.duration, handled });
    }
  }).observe({ type: "event", durationThreshold: shortest } as PerformanceObserverInit);
}

/** Taps on cells at home, each twice: placed and taken back, three at a time. */
function tapsOf(count: number): Cell[] {
  const names = ["a", "b", "c", "d", "e", "f"].flatMap((column) =>
    [2, 7, 12, 17, 22].map((row) => `${column}${row}`)
  );
  return Array.from(
    { length: count },
    (_, tap) => cellOf(names[Math.floor(tap / 2) % names.length]!),
  );
}

function painted(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  );
}

/** A run's taps; the quick ones, which aren't reported, count as long as they can have been. */
async function run(page: Page, url: string, rate: number): Promise<Tap[]> {
  await page.goto(`${url}/play?two=`);
  const table = await TablePage.at(page);
  for (const line of ["c11 c12 c13 g20", "confirm", "w11 w12 w13 x20", "confirm"]) {
    await table.type(line);
  }
  await table.button("Close").click();
  await page.locator(".guide").waitFor({ state: "attached" });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  await page.evaluate(observe, SHORTEST_MS);
  for (const cell of tapsOf(TAPS)) {
    await table.tap(cell);
    await painted(page);
  }
  const slow = await page.evaluate(() => globalThis.slowTaps);
  const quick = { painted: SHORTEST_MS, handled: SHORTEST_MS };
  return [...slow, ...Array<Tap>(TAPS - slow.length).fill(quick)];
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(share * values.length) - 1]!;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

await using app = await serveApp();
const browser = await chromium.launch({
  executablePath: chromiumOrEnd(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
});
for (const { rate, share, goal } of RATES) {
  const runs: Tap[][] = [];
  while (runs.length < RUNS) {
    const page = await browser.newPage({ ...SCREEN, locale: "en-GB" });
    runs.push(await run(page, app.url, rate));
    await page.close();
  }
  const figure = (what: keyof Tap, part: number) =>
    median(runs.map((taps) => percentile(taps.map((tap) => tap[what]), part))).toFixed();
  console.log(
    `tap to paint, CPU at 1/${rate}: p50 ${figure("painted", 0.5)} ms, ` +
      `p95 ${figure("painted", 0.95)} ms, of which handled p50 ${figure("handled", 0.5)} ms ` +
      `(${TAPS} taps, median of ${RUNS} runs; p${share * 100} is to stay within ${goal} ms)`,
  );
}
await browser.close();
