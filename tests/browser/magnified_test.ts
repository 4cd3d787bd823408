/** A desk's screen at four times its size, and letters alone at twice theirs. */

import { assertEquals } from "@std/assert";
import type { Page } from "playwright-core";
import { dayOf } from "../../lib/puzzles/day.ts";
import { finishedGame, gameId } from "../store/finished.ts";
import { wholeGame } from "../ui/replay/game.ts";
import { FITTED, setLetters } from "./fit.ts";
import { SandboxPage } from "./sandbox_page.ts";
import { story } from "./story.ts";
import { TablePage } from "./table_page.ts";

/** 1280 × 1024 at 400 %: the narrowest that nobody should have to scroll sideways on. */
const MAGNIFIED = { width: 320, height: 256 };

/** As wide as a desk at 200 %. */
const HALF = { width: 640, height: 512 };

/** What somebody may set who reads with more room between lines, words and letters. */
const ROOMY = "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; " +
  "word-spacing: 0.16em !important } p { margin-block-end: 2em !important }";

/** By how many pixels a page is wider than its window. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** Runs in a page: what doesn't lie within its window from side to side. */
function beyond(elements: Element[]): string[] {
  return elements.filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return left < 0 || right > innerWidth;
  }).map(({ outerHTML }) => outerHTML);
}

for (const path of ["/puzzle/daily", "/learn/1"]) {
  story(`nothing stays over the board of ${path} where little is in sight`, async ({ open }) => {
    const page = await open(path, { viewport: MAGNIFIED });
    const table = await TablePage.at(page);
    await table.canvas.evaluate((canvas) => canvas.scrollIntoView({ block: "center" }));
    const over = await table.canvas.evaluate((canvas) => {
      const { x, y, width, height } = canvas.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].map((part) => y + part * Math.min(height, innerHeight - y));
      return points.map((at) => document.elementFromPoint(x + width / 2, Math.max(at, 1)))
        .filter((found) => !found?.closest(".board-frame")).map((found) => found?.outerHTML);
    });
    assertEquals(over, []);
  });
}

for (const locale of FITTED) {
  story(`what's next to the sandbox fits 320 pixels, in ${locale}`, async ({ open }) => {
    const page = await open("/sandbox", { viewport: { width: 320, height: 568 }, locale });
    await (await SandboxPage.at(page)).showSide();
    for (const summary of await page.locator(".lab summary").all()) await summary.click();
    // Fetched for who opens it.
    await page.locator(".lab textarea[readonly]").waitFor();
    const side = page.locator("#side");
    assertEquals(await side.evaluate((side) => side.scrollWidth - side.clientWidth), 0);
    const beyond = await side.evaluate((side) => {
      const { right } = side.getBoundingClientRect(), fields = "button, input, select, figure, svg";
      return [...side.querySelectorAll<HTMLElement>(fields)]
        .filter((field) => field.checkVisibility() && field.getBoundingClientRect().right > right)
        .map((field) => field.outerHTML);
    });
    assertEquals(beyond, []);
  });

  story(`letters twice as large fit half a desk's screen, in ${locale}`, async ({ open, url }) => {
    // A lesson's picture that stands still has the longest of its buttons.
    const visit = { viewport: HALF, locale, reducedMotion: "reduce" } as const;
    const page = await open("/about", visit);
    for (const path of ["/learn/1", "/puzzles/storm", "/settings"]) {
      await page.goto(url + path);
      await setLetters(page, 32);
      assertEquals(await overflowOf(page), 0, `${path} scrolls sideways`);
    }
    await page.goto(`${url}/puzzles/storm`);
    const title = page.getByRole("heading", { level: 1 });
    const lines = await title.evaluate((title) => {
      return title.getBoundingClientRect().height / parseFloat(getComputedStyle(title).fontSize);
    });
    assertEquals(Math.round(lines), 1, "its name is broken");
  });

  story(`letters twice as large fit the smallest phone, in ${locale}`, async ({ open, url }) => {
    const page = await open("/about", { viewport: { width: 320, height: 568 }, locale });
    await setLetters(page, 32);
    await page.locator("header [popovertarget]").click();
    assertEquals(await page.locator(".site-menu a").evaluateAll(beyond), [], "its menu");
    for (const path of ["/friend", "/rivals", "/learn", "/me"]) {
      await page.goto(url + path);
      await setLetters(page, 32);
      assertEquals(await overflowOf(page), 0, `${path} scrolls sideways`);
    }
    await page.evaluate(
      (day) => localStorage.setItem("daily-puzzles", `${day}:1+`),
      dayOf(Date.now()),
    );
    await page.goto(`${url}/puzzle/daily`);
    const ways = page.locator(".result :is(a, button)");
    await ways.first().waitFor();
    await setLetters(page, 32);
    assertEquals(await ways.evaluateAll(beyond), [], "a solved puzzle's ways");
    await page.goto(`${url}/play?two=`);
    await setLetters(page, 24);
    const cut = await page.locator(".seat-name :is(span, small)").evaluateAll((names) =>
      names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth && clientWidth > 0)
        .map(({ textContent }) => textContent)
    );
    assertEquals(cut, [], "names");
  });

  story(`a review fits half a desk's screen, in ${locale}`, async ({ open, services, url }) => {
    const record = wholeGame().replace(/^\[(Blue|Red) .*\n/gm, "");
    await services.archive.keep(finishedGame({ id: gameId(1), record, endedAt: Date.now() }));
    const page = await open(`/g/${gameId(1)}`, { viewport: HALF, locale, bypassCSP: true });
    await page.locator(".replay[data-ready=true]").waitFor();
    await setLetters(page, 32);
    assertEquals(await overflowOf(page), 0, "letters are twice as large");
    await page.goto(`${url}/g/${gameId(1)}`);
    await setLetters(page, 16);
    await page.addStyleTag({ content: ROOMY });
    assertEquals(await overflowOf(page), 0, "there's room between letters");
  });
}
