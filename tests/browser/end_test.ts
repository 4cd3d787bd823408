/** The end of a game: its result, its playback, its turn, and what to do next. */

import { assert, assertEquals, assertMatch, assertStringIncludes } from "@std/assert";
import type { Page } from "playwright-core";
import { sampleOf } from "../full.ts";
import { assertAccessible } from "./axe.ts";
import { playTwoTurns } from "../deploy/visitors.ts";
import { pair } from "./room.ts";
import { story } from "./story.ts";
import { TablePage } from "./table_page.ts";

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
const SMALL_PHONE = { ...PHONE, viewport: { width: 320, height: 568 } };
const DESKTOP = { viewport: { width: 1280, height: 800 } };

/** Plays a turn, and gives up. */
async function resign(page: Page): Promise<TablePage> {
  const table = await TablePage.at(page);
  for (const line of ["c12 d12 c13 d13", "confirm"]) await table.type(line);
  await table.turns(2);
  await table.resign();
  return table;
}

/** Notes which of the turns the board shows as the playback runs. */
function watchPlayback(): void {
  const seen: string[] = [];
  Object.assign(globalThis, { seen });
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const button = target as HTMLElement;
      if (button.getAttribute("aria-pressed") === "true") seen.push(button.textContent);
    }
  }).observe(document, { subtree: true, attributeFilter: ["aria-pressed"] });
}

const seenTurns = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);

/** The smallest first: it's the one that every run sees. */
const VISITS = { "a small phone": SMALL_PHONE, "a phone": PHONE, "a large screen": DESKTOP };

for (const [name, visit] of sampleOf(Object.entries(VISITS))) {
  story(`on ${name} a loss is told, played back, passed on and played again`, async ({ open }) => {
    const page = await open("/play?level=easy&komi=1", { ...visit, prepare: watchPlayback });
    const table = await resign(page);
    await table.result.getByRole("heading", { name: "Defeat" }).waitFor();
    await page.locator(".end[data-rolling=false]").waitFor();
    assert((await seenTurns(page)).length > 0, "the playback shows turns");
    assertEquals(await page.getByRole("link", { name: "New game" }).count(), 1);
    await assertAccessible(page, "result");
    const [result, width] = [await table.result.boundingBox(), page.viewportSize()!.width];
    if (visit !== DESKTOP) assert(result!.width >= width - 20, "as wide as the screen");
    const again = table.result.getByRole("link", { name: "Play again" });
    const { y, height } = (await again.boundingBox())!;
    assert(y + height <= page.viewportSize()!.height, "what to do next is in sight");
    await page.evaluate(() => Object.assign(navigator, { share: undefined }));
    await table.press("Share");
    const text = await page.locator(".shared textarea").inputValue();
    assertMatch(text, /^Conway's Conquerors · Defeat \d+–\d+ vs Easy\n[🔵🔶⚪]+\nhttp\S+\/g#1/u);
    const address = text.split("\n")[2]!;
    const review = await table.result.getByRole("link", { name: "Review" }).getAttribute("href");
    assert(address.endsWith(review!));
    await again.click();
    await page.waitForURL(/side=red/);
  });
}

story("a game online is passed on by its page, which has a picture of it", async (stage) => {
  const { blue, red } = await pair(stage, DESKTOP);
  await playTwoTurns(blue, red);
  await red.resign();
  await blue.result.getByRole("heading", { name: "Victory" }).waitFor();
  await blue.page.evaluate(() => Object.assign(navigator, { share: undefined }));
  await blue.press("Share");
  const shared = blue.page.locator(".shared textarea");
  await shared.waitFor();
  const address = (await shared.inputValue()).split("\n").at(-1)!;
  const review = blue.result.getByRole("link", { name: "Review game" });
  assertEquals(address, stage.url + await review.getAttribute("href"));
  const html = await (await fetch(address)).text();
  assertStringIncludes(html, `<meta property="og:image" content="${address}.png"/>`);
});

story("a win is told, and its review shows the final board", async ({ open }) => {
  // The computer has nothing here, and cannot come back.
  const start = "11$2.2A19.2B$2.2A! b 12 0,0 0,0";
  const page = await open(`/play?level=easy&position=${encodeURIComponent(start)}`, DESKTOP);
  const table = await TablePage.at(page);
  const board = await table.canvas.boundingBox();
  for (const line of ["c16 d16 c17 d17", "confirm"]) await table.type(line);
  await table.result.getByRole("heading", { name: "Victory" }).waitFor();
  assertEquals(await table.canvas.boundingBox(), board, "the board stays where it was");
  const last = await page.locator("[data-turns]").getAttribute("data-turns");
  await table.result.getByRole("link", { name: "Review" }).click();
  await page.waitForSelector(".replay[data-ready=true]");
  assertEquals(await page.locator(".scrubber input").inputValue(), `${2 * Number(last)}`);
});

story("where motion is unwelcome there is no playback", async ({ open }) => {
  const visit = { ...DESKTOP, reducedMotion: "reduce", prepare: watchPlayback } as const;
  const page = await open("/play?level=easy&komi=1", visit);
  const table = await resign(page);
  await page.locator(".end[data-rolling=false]").waitFor();
  assertEquals(await seenTurns(page), []);
  await table.result.getByRole("heading", { name: "Defeat" }).waitFor();
});
