/** axe finds nothing on any page, in either theme, on a phone or a desk. */

import { assertEquals } from "@std/assert";
import type { Page } from "playwright-core";
import { LESSONS } from "../../lib/learn/lessons.ts";
import { gameIds } from "../../lib/games/registry.ts";
import { LANGUAGES } from "../../lib/words/language.ts";
import { finishedGame, gameId } from "../store/finished.ts";
import { wholeGame } from "../ui/replay/game.ts";
import { assertAccessible, GUISES, SIZES } from "./axe.ts";
import { runs } from "../full.ts";
import { story } from "./story.ts";
import { TablePage } from "./table_page.ts";

const LOCALES = ["en-GB", "es-ES"];

/** The screen that axe looks at in each language, unless it looks at both. */
const LOOKED_AT = ["phone", "desk"];

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
  ...LESSONS.map((_, index) => `/learn/${index + 1}`),
  ...gameIds().map((game) => `/rules/${game}`),
];

const record = wholeGame().replace(/^\[(Blue|Red) .*\n/gm, "");

/** Each page in one language in every run of the suite, in both in a full one. */
const SHARE = runs(2, 1);

for (const [turn, locale] of LOCALES.entries()) {
  const pages = PAGES.filter((_, index) => index % SHARE === turn % SHARE);
  story(`axe finds nothing on pages, ${locale}`, async ({ open, services, url }) => {
    await services.archive.keep(finishedGame({ id: gameId(1), record, endedAt: Date.now() }));
    const page = await open("/", { locale, expected: /status of 404/ });
    for (const path of pages) {
      await page.goto(url + path);
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        assertEquals(await overflowOf(page), 0, `${path} scrolls sideways on a ${size}`);
        if (SHARE === 1 || size === LOOKED_AT[turn]) {
          await assertAccessible(page, `${path} on a ${size}`);
        }
      }
    }
  });
}

for (const [size, locale] of GUISES) {
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
    assertEquals(await page.locator(".site-nav a").evaluateAll(cut), [], `tabs, ${language}`);
  }
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

/** By how many pixels a page is wider than its window. */
async function overflowOf(page: Page): Promise<number> {
  return await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}
