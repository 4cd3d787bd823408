/** Letters in colors that a person's system forces on all pages (Windows' contrast themes). */

import { assert, assertNotEquals } from "@std/assert";
import type { Locator, Page } from "playwright-core";
// @ts-types="@types/upng-js"
import UPNG from "upng-js";
import { finishedGame, gameId } from "../store/finished.ts";
import { wholeGame } from "../ui/replay/game.ts";
import { sampleOf } from "../full.ts";
import { settled } from "./settled.ts";
import { story } from "./story.ts";
import { TablePage } from "./table_page.ts";

/** Letters and what's around them have each at least this share of their box. */
const LEAST = 0.03;

for (const colorScheme of sampleOf(["light", "dark"] as const, 1)) {
  story(`what's chosen or pressed first can be read in forced colors, ${colorScheme}`, async (
    { open, url },
  ) => {
    const page = await open("/", { forcedColors: "active", colorScheme });
    await assertRead(page, page.locator(".site-nav [aria-current=page]"));
    await assertRead(page, page.locator("main .primary").first());
    await page.goto(`${url}/annihilation`);
    await assertRead(page, page.locator("[aria-pressed=true]").first());
    await page.goto(`${url}/play?two=`);
    const table = await TablePage.at(page);
    await assertRead(page, page.locator(".actions .primary"));
    await table.type("c12 d12 c13 d13");
    await assertRead(page, page.locator(".actions .primary:not([aria-disabled=true])"));
  });
}

story(
  "a review's turn that is shown has a frame in forced colors, the others none",
  async (stage) => {
    const record = wholeGame().replace(/^\[(Blue|Red) .*\n/gm, "");
    await stage.services.archive.keep(finishedGame({ id: gameId(1), record, endedAt: Date.now() }));
    const page = await stage.open(`/g/${gameId(1)}`, { forcedColors: "active" });
    // What comes later would move what is photographed.
    await settled(page);
    const turns = page.locator(".turns button");
    await turns.nth(1).press("Enter");
    await turns.nth(1).and(page.locator("[aria-current]")).waitFor();
    const [shown, other] = [await frameOf(turns.nth(1)), await frameOf(turns.nth(2))];
    assertNotEquals(shown, other);
  },
);

/** The colors of the first pixels of an element's left edge. */
async function frameOf(element: Locator): Promise<number[]> {
  const shot = UPNG.decode(Uint8Array.from(await element.screenshot()).buffer);
  const left = 4 * shot.width * (shot.height >> 1);
  return [...new Uint8Array(UPNG.toRGBA8(shot)[0]!).slice(left, left + 12)];
}

/** Asserts that there are letters to be seen in the box of an element's text. */
async function assertRead(page: Page, element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const clip = await element.evaluate(boxOfText);
  const shot = UPNG.decode(Uint8Array.from(await page.screenshot({ clip })).buffer);
  const bytes = new Uint8Array(UPNG.toRGBA8(shot)[0]!);
  const green = bytes.filter((_, index) => index % 4 === 1);
  const share = green.filter((value) => value > 127).length / green.length;
  assert(LEAST < share && share < 1 - LEAST, `${await element.innerText()}: ${share} is light`);
}

/** Runs in the page: where the first words of an element are. */
function boxOfText(element: Element) {
  const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()!;
  const range = document.createRange();
  range.selectNode(words);
  const { x, y, width, height } = range.getBoundingClientRect();
  return { x, y, width, height };
}
