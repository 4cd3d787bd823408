/** Letters in colors that a person's system forces on all pages (Windows' contrast themes). */

import { assert } from "@std/assert";
import type { Locator, Page } from "playwright-core";
// @ts-types="@types/upng-js"
import UPNG from "upng-js";
import { story } from "./story.ts";
import { TablePage } from "./table_page.ts";

/** Letters and what's around them have each at least this share of their box. */
const LEAST = 0.03;

for (const colorScheme of ["light", "dark"] as const) {
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
