/**
 * How fast the sandbox runs its largest board, in Chromium: `deno task running [SECONDS]`. How many
 * generations are reached depends on what else the machine does; what each costs is processor time, of
 * which a second has room for sixty where the main thread spends 16 ms on each. The figures depend on
 * the machine, so they are reported and fail nothing.
 */

import { type Browser, type CDPSession, chromium, type Page } from "playwright-core";
import { writeLifeRle } from "../../lib/ui/sandbox/canvas.ts";
import { LIFE_PLANE } from "../../lib/automaton/life_rule.ts";
import { emptyBoard } from "../../lib/automaton/board.ts";
import { seededRng } from "../../lib/games/kit/rng.ts";
import { chromiumOrEnd } from "../chromium.ts";
import { serveApp } from "../serve_app.ts";
import { wholeArgument } from "../arguments.ts";

/** Cells along a side of the board. */
const SIDE = 1000;
const FULL = 0.37;

/** The sides of the soups, and the speeds: at the slower one, each generation has its own picture. */
const RUNS = [[200, 60], [SIDE, 60], [200, 20], [SIDE, 20]] as const;

/** How long the board runs before it's measured, until all is compiled, ms. */
const BEFORE = 2_000;

/** A soup of so many cells along a side in the middle of the board, as a file. */
function soup(side: number): string {
  const board = emptyBoard(SIDE, SIDE), rng = seededRng(`${side}`), from = (SIDE - side) / 2;
  for (let row = from; row < from + side; row++) {
    for (let column = from; column < from + side; column++) {
      if (rng() < FULL) board.cells[row * SIDE + column] = 1;
    }
  }
  return writeLifeRle({ board, world: LIFE_PLANE })
    .replace("rule = B3/S23", `rule = B3/S23:P${SIDE},${SIDE}`);
}

/** A page whose sandbox runs the pattern at a speed. */
async function run(page: Page, url: string, rle: string, speed: number): Promise<void> {
  await page.goto(`${url}/sandbox`);
  await page.locator("[data-ready=true]").waitFor();
  await page.evaluate((rle) => {
    const data = new DataTransfer();
    data.items.add(new File([rle], "soup.rle"));
    const event = new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: data });
    document.querySelector(".table.sandbox")!.dispatchEvent(event);
  }, rle);
  await page.locator(".wide-board canvas").first().waitFor();
  await page.getByLabel("Speed").selectOption(`${speed}`);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForTimeout(BEFORE);
}

/** Counts the pictures that a page draws on its canvases, pixel by pixel. */
function countPictures(): void {
  const { prototype } = CanvasRenderingContext2D, put = prototype.putImageData;
  Object.assign(globalThis, { pictures: 0 });
  prototype.putImageData = function (...args: unknown[]) {
    (globalThis as unknown as { pictures: number }).pictures++;
    put.apply(this, args as Parameters<typeof put>);
  };
}

interface Spent {
  readonly at: number;
  readonly generation: number;
  readonly pictures: number;
  /** Milliseconds of processor time: of the page's main thread, and of the whole browser. */
  readonly main: number;
  readonly all: number;
}

async function spent(page: Page, main: CDPSession, whole: CDPSession): Promise<Spent> {
  const { metrics } = await main.send("Performance.getMetrics");
  const { processInfo } = await whole.send("SystemInfo.getProcessInfo");
  const generation = await page.locator("[data-generation]").getAttribute("data-generation");
  return {
    at: performance.now(),
    generation: Number(generation),
    pictures: await page.evaluate("pictures"),
    main: 1000 * metrics.find(({ name }) => name === "TaskDuration")!.value,
    all: 1000 * processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0),
  };
}

async function measure(browser: Browser, url: string, side: number, speed: number) {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    serviceWorkers: "block",
  });
  const main = await page.context().newCDPSession(page);
  const whole = await browser.newBrowserCDPSession();
  await main.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.addInitScript(countPictures);
  await run(page, url, soup(side), speed);
  const before = await spent(page, main, whole);
  await page.waitForTimeout(1000 * seconds);
  const after = await spent(page, main, whole);
  await page.context().close();
  const generations = after.generation - before.generation;
  return {
    rate: 1000 * generations / (after.at - before.at),
    pictures: 1000 * (after.pictures - before.pictures) / (after.at - before.at),
    main: (after.main - before.main) / generations,
    all: (after.all - before.all) / generations,
    from: before.generation,
  };
}

const seconds = wholeArgument(Deno.args[0], 8, "running [SECONDS]", 1);
await using app = await serveApp();
const browser = await chromium.launch({
  executablePath: chromiumOrEnd(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
});
for (const [side, speed] of RUNS) {
  const { rate, pictures, main, all, from } = await measure(browser, app.url, side, speed);
  const figures = [
    `${rate.toFixed(1)} generations a second from ${from} on`,
    `${pictures.toFixed(1)} pictures`,
    `${main.toFixed(1)} ms of the main thread a generation`,
    `${all.toFixed(1)} of all of Chromium`,
  ];
  console.log(`soup of ${side} × ${side} at ${speed}: ${figures.join(", ")}`);
}
await browser.close();
