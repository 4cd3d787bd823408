/**
 * How pages with a board load, on a phone of a quarter and of a sixth of this machine's speed and with a
 * slow network: `deno task loading [RUNS] [PATH...]`. The figures depend on the machine, so they are
 * reported and fail nothing.
 */

import { type Browser, type CDPSession, chromium } from "playwright-core";
import { chromiumOrEnd } from "../chromium.ts";
import { makeRoom, PHONE } from "../browser/room.ts";
import { sentTo, sum } from "../browser/weight.ts";
import { median } from "../lighthouse/scores.ts";
import { serveMeasured } from "../lighthouse/serve_measured.ts";
import { wholeArgument } from "../arguments.ts";
import { type Loading, loadingOf, TRACED } from "./loading_trace.ts";

/** How many times slower than this machine, and the most that pages may block there, in milliseconds. */
const RATES = [{ rate: 4, goal: 100 }, { rate: 6, goal: 150 }] as const;

/** When the largest paint is to be over, in milliseconds. */
const PAINT_GOAL = 1_200;

/** A slow phone network: 150 ms to the server and back, 1.6 Mbit/s down, 0.75 up. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

/** How long a page is left alone once it has asked for everything, in milliseconds. */
const REST = 1_000;

const GAMES = ["conquerors-v2", "conway", "arena", "annihilation"];

const PAGES = [
  "/play?level=normal&seed=1",
  "/play?two=",
  "/play?game=conway&seats=2",
  "/arena/play",
  "/annihilation",
  "/sandbox",
  "/learn/1",
];

/** One load of a page in a profile of its own. */
async function load(browser: Browser, url: string, rate: number): Promise<Loading & Sent> {
  const page = await browser.newPage({ ...PHONE, locale: "en-GB", serviceWorkers: "block" });
  const session = await page.context().newCDPSession(page);
  await slowDown(session, rate);
  await browser.startTracing(page, { categories: [...TRACED] });
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(REST);
  const trace = await browser.stopTracing();
  const scripts = sum((await sentTo(page)).filter(({ kind }) => kind === "js"), "size");
  await page.context().close();
  return { ...loadingOf(new TextDecoder().decode(trace)), scripts };
}

interface Sent {
  /** Bytes of scripts, as they are sent. */
  readonly scripts: number;
}

async function slowDown(session: CDPSession, rate: number): Promise<void> {
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

/** A page to load: each time somewhere else, where whoever comes second sees another. */
type Address = () => string | Promise<string>;

async function measure(browser: Browser, address: Address, runs: number): Promise<string[]> {
  const columns: string[] = [];
  for (const { rate, goal } of RATES) {
    const loads: (Loading & Sent)[] = [];
    while (loads.length < runs) loads.push(await load(browser, await address(), rate));
    const figure = (what: keyof (Loading & Sent)) => median(loads.map((load) => load[what]));
    const mark = (value: number, most: number) => `${value.toFixed()}${value > most ? " !" : ""}`;
    if (columns.length === 0) columns.push(`${figure("scripts")}`);
    columns.push(mark(figure("blocking"), goal), mark(figure("paint"), PAINT_GOAL));
  }
  return columns;
}

const [count, ...asked] = Deno.args;
const runs = wholeArgument(count, 3, "loading [RUNS] [PATH…]", 1);
await using app = await serveMeasured();
const pageOf = (path: string) => [path, () => app.url + path] as const;
const pages: readonly (readonly [string, Address])[] = asked.length > 0 ? asked.map(pageOf) : [
  ...[...PAGES, app.paths.at(-1)!].map(pageOf),
  ...GAMES.map((game) => [`room of ${game}`, () => makeRoom(app.url, { game })] as const),
];
const browser = await chromium.launch({
  executablePath: chromiumOrEnd(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
});
const heads = ["scripts", ...RATES.flatMap(({ rate }) => [`blocks 1/${rate}`, `paint 1/${rate}`])];
console.log(["page".padEnd(28), ...heads.map((head) => head.padStart(11))].join(" "));
for (const [name, address] of pages) {
  const columns = await measure(browser, address, runs);
  console.log([name.padEnd(28), ...columns.map((text) => text.padStart(11))].join(" "));
}
await browser.close();
