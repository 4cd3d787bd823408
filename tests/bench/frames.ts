/**
 * How long the scripts of each frame take while turns are told on a phone of a quarter of this
 * machine's speed: `deno task frames`. The figures depend on the machine, so they are reported and fail nothing.
 */

import { type Browser, chromium } from "playwright-core";
import { TablePage } from "../browser/table_page.ts";
import { chromiumOrEnd } from "../chromium.ts";
import { serveApp } from "../serve_app.ts";

const RATE = 4, RUNS = 3;

/** The most that the scripts of a frame should take, in milliseconds. */
const GOAL = 4;

const SCREEN = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, locale: "en-GB" };

/** What is played: with the level's answers, eight turns are told. */
const TURNS = ["c11 c12 c13 g20", "d11 d12 d13 h20", "e5 e6 e7 f7", "a1 a2 b1 b2"];

/** Times in microseconds; `tdur` is the thread's own work, whatever else the machine did meanwhile. */
interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly dur: number;
  readonly tdur: number;
  readonly args: { readonly data?: { readonly url?: string } };
}

/** How long the page's own scripts worked in each frame that was told, in milliseconds. */
async function run(browser: Browser, url: string): Promise<number[]> {
  const page = await browser.newPage(SCREEN);
  await page.goto(`${url}/play?level=easy&seed=1`);
  const table = await TablePage.at(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: RATE });
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  for (const [round, line] of TURNS.entries()) {
    await table.type(line);
    await table.type("confirm");
    await table.turns(2 * (round + 1));
    await page.locator("[data-telling=false]").waitFor();
  }
  const trace = new TextDecoder().decode(await browser.stopTracing());
  await page.close();
  return framesIn(JSON.parse(trace).traceEvents, url);
}

/** Frames in which scripts from this address ran: the tool that drives the page asks for some, too. */
function framesIn(events: readonly TraceEvent[], url: string): number[] {
  const calls = events.filter(({ name, args }) =>
    name === "FunctionCall" && args.data?.url?.startsWith(url)
  );
  return events
    .filter(({ name, ts, dur }) =>
      name === "FireAnimationFrame" && calls.some((call) => call.ts >= ts && call.ts <= ts + dur)
    )
    .map(({ tdur }) => tdur / 1000);
}

await using app = await serveApp();
const browser = await chromium.launch({
  executablePath: chromiumOrEnd(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
});
const times: number[] = [];
for (let count = 0; count < RUNS; count++) times.push(...await run(browser, app.url));
await browser.close();
if (times.length < 500) throw new Error(`Only ${times.length} frames were told`);
times.sort((a, b) => a - b);
const share = (part: number) => times[Math.ceil(part * times.length) - 1]!.toFixed(1);
const within = times.filter((time) => time <= GOAL).length / times.length;
console.log(
  `scripts a frame, CPU at 1/${RATE}: p50 ${share(0.5)} ms, p95 ${share(0.95)} ms, ` +
    `p99 ${share(0.99)} ms, most ${share(1)} ms; ${(100 * within).toFixed(1)} % of ` +
    `${times.length} frames within ${GOAL} ms`,
);
