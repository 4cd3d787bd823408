/** axe finds nothing on any page, in either theme, on a phone or a desk. */

import { assert, assertEquals } from "@std/assert";
import type { Page } from "playwright-core";
import { LESSONS } from "../../lib/learn/lessons.ts";
import { gameIds } from "../../lib/games/registry.ts";
import { LANGUAGES } from "../../lib/words/language.ts";
import { finishedGame, gameId } from "../store/finished.ts";
import { wholeGame } from "../ui/replay/game.ts";
import { assertAccessible, assertColored, assertStructured, GUISES, SIZES } from "./axe.ts";
import { runs, sampleOf } from "../full.ts";
import { setLetters } from "./fit.ts";
import { story } from "./story.ts";
import { TablePage } from "./table_page.ts";

const LOCALES = ["en-GB", "es-ES"];

/** The screens in each language: axe looks at the last, unless it looks at both. */
const SIZES_IN_TURN = [["desk", "phone"], ["phone", "desk"]] as const;

const GAME = `/g/${gameId(1)}`;

/** Pages that are read; a missing page is an error that the browser reports. */
const PAGES = [
  "/",
  "/about",
  "/annihilation",
  "/api",
  "/api/bots",
  "/api/rooms",
  "/arena/protocol",
  "/changelog",
  "/arena/round-robins",
  "/dumps",
  "/friend",
  "/g",
  "/games",
  "/games?name=nobody",
  "/leaderboard",
  "/leaderboard?against=cpu",
  "/learn",
  "/puzzles",
  "/puzzles/storm",
  "/puzzle/daily",
  "/me",
  "/no-such-page",
  "/now",
  "/offline",
  "/rivals",
  "/rivals/skirmish",
  "/sandbox",
  "/settings",
  "/study",
  "/tournaments",
  "/tv",
  "/verify",
  GAME,
  // They are as one another but for their texts.
  ...LESSONS.map((_, index) => `/learn/${index + 1}`).slice(0, runs(3, LESSONS.length)),
  ...gameIds().map((game) => `/rules/${game}`),
];

const record = wholeGame().replace(/^\[(Blue|Red) .*\n/gm, "");

/** Those with many rows that look alike. */
const VAST = ["/api", "/study"];

/** What a browser may be set to, in pixels; its own size comes last, for whatever is asked next. */
const LETTERS = [24, ...runs(0, 1) ? [20] : [], 16];

/** Each page in one language in every run of the suite, in both in a full one. */
const SHARE = runs(2, 1);

for (const [turn, locale] of LOCALES.entries()) {
  const pages = PAGES.filter((_, index) => index % SHARE === turn % SHARE);
  story(`axe finds nothing on pages, ${locale}`, async ({ open, services, url }) => {
    await services.archive.keep(finishedGame({ id: gameId(1), record, endedAt: Date.now() }));
    const page = await open("/", { locale, expected: /status of 404/ });
    const sizes = SIZES_IN_TURN[turn]!;
    for (const path of pages) {
      await page.goto(url + path);
      for (const size of sizes) {
        await page.setViewportSize(SIZES[size]);
        for (const letters of LETTERS) {
          await setLetters(page, letters);
          const where = `${path} with letters of ${letters} px on a ${size}`;
          assertEquals(await overflowOf(page), 0, `${where} scrolls sideways`);
        }
        if (SHARE > 1 && size !== sizes.at(-1)) continue;
        const isPart = SHARE > 1 && VAST.includes(path);
        await (isPart ? assertPart : assertAccessible)(page, `${path} on a ${size}`);
      }
    }
  });
}

for (const [size, locale] of sampleOf(GUISES, 3)) {
  story(`axe finds nothing at the table on a ${size}, ${locale}`, async ({ open }) => {
    const page = await open("/play?two=", { viewport: SIZES[size], locale });
    const table = await TablePage.at(page);
    await assertAccessible(page, "first turn");
    for (const line of ["c12 d12 c13 d13", "confirm", "x12"]) await table.type(line);
    await assertAccessible(page, "turn typed");
    await table.tabToBoard();
    await assertAccessible(page, "text board open");
    await table.keys("?");
    await page.getByRole("dialog").waitFor();
    await assertAccessible(page, "help open");
    await table.keys("Escape", "u", "k", "Enter", "Enter");
    await table.result.waitFor();
    await assertAccessible(page, "result");
  });
}

story("axe finds nothing in the menu of a phone", async ({ open }) => {
  const page = await open("/settings", { viewport: SIZES.phone });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Sandbox" }).waitFor();
  await assertAccessible(page, "menu");
  for (const language of LANGUAGES) {
    await page.goto(new URL(`/settings?lang=${language}`, page.url()).href);
    // A phone's screen, and the outer one of a phone that folds.
    for (const width of [SIZES.phone.width, 280]) {
      await page.setViewportSize({ ...SIZES.phone, width });
      const cutOff = await page.locator(".site-nav a").evaluateAll(cut);
      assertEquals(cutOff, [], `tabs, ${language}, ${width} pixels`);
    }
  }
});

story("the last tab of a phone can be reached where no letters may be small", async ({ open }) => {
  const page = await open("/settings", { viewport: SIZES.phone, locale: "es-MX" });
  // As by a browser's own setting, which only a whole profile has.
  await page.evaluate(() => {
    for (const tab of document.querySelectorAll<HTMLElement>(".site-nav a")) {
      tab.style.fontSize = "20px";
    }
  });
  const tab = page.locator(".site-nav a").last();
  await tab.scrollIntoViewIfNeeded();
  const right = await tab.evaluate((tab) => tab.getBoundingClientRect().right);
  assert(right < SIZES.phone.width + 1, `${right} is beyond the screen`);
});

/** Runs in the page: the elements whose text doesn't fit them or the window. */
function cut(elements: Element[]): string[] {
  return elements.filter((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const text = range.getBoundingClientRect(), own = element.getBoundingClientRect();
    return text.left < Math.max(0, own.left) || text.right > Math.min(innerWidth, own.right);
  }).map(({ textContent }) => textContent ?? "");
}

/**
 * Runs in the page: of a parent's elements that differ only in their texts and addresses, leaves five.
 * What axe asks of colors takes it the longer the larger a page is.
 */
function thinOut(): void {
  const told = / (id|for|href|x|y|x1|x2|y1|y2|cx|cy|d|width|height|points)="[^"]*"/g;
  const markup = (element: Element) => element.outerHTML.replace(told, "").replace(/>[^<]+/g, ">");
  const parents = [...document.body.querySelectorAll("*")].reverse();
  for (const { children } of parents) {
    for (const alike of Map.groupBy(children, markup).values()) {
      for (const more of alike.slice(5)) more.remove();
    }
  }
}

/** As `assertAccessible`, but of rows that look alike only a few are asked about their colors. */
async function assertPart(page: Page, where: string): Promise<void> {
  await assertStructured(page, where);
  await page.evaluate(thinOut);
  await assertColored(page, where);
}

/** Pages with fields, buttons, scores, pictures or long titles next to one another. */
const CROWDED = [
  "/annihilation",
  "/friend",
  "/leaderboard",
  "/learn/1",
  "/play",
  "/puzzles",
  "/rivals",
  "/tournaments",
  "/tv",
];

story("letters twice as large fit on a phone", async ({ open, url }) => {
  const page = await open("/", { viewport: SIZES.phone });
  for (const path of CROWDED) {
    for (const language of LANGUAGES) {
      await page.goto(`${url}${path}?lang=${language}`);
      await setLetters(page, 32);
      assertEquals(await overflowOf(page), 0, `${path} in ${language} scrolls sideways`);
    }
  }
  await page.setViewportSize({ width: 640, height: 360 });
  await page.goto(`${url}/play`);
  await setLetters(page, 32);
  const { width } = (await page.locator("canvas.board").boundingBox())!;
  assert(width >= 160, `the board is ${width} px wide on a phone on its side`);
  assertEquals(await overflowOf(page), 0);
});

/** By how many pixels a page is wider than its window. */
async function overflowOf(page: Page): Promise<number> {
  return await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
