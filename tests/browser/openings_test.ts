/** The opening explorer, from a review and back, without a mouse and without scripts of its own. */

import { assertEquals } from "@std/assert";
import { finishedGame, gameId } from "../store/finished.ts";
import { assertAccessible, GUISES, SIZES } from "./axe.ts";
import { sampleOf } from "../full.ts";
import { story } from "./story.ts";

const RECORD = '[Game "conquerors-v2"]\n\n1. a1,b1,a2,b2 aa1,ab1,aa2,ab2\n2. d4,e4,d5,e5 pass\n';

for (const [size, locale] of sampleOf(GUISES, 2)) {
  story(`openings are explored from a review, on a ${size}, ${locale}`, async (stage) => {
    const { archive, explorer } = stage.services;
    const id = gameId(size === "phone" ? 1 : 2);
    await archive.keep(finishedGame({ id, record: RECORD }));
    await explorer.step();
    const page = await stage.open(`/g/${id}#1`, { viewport: SIZES[size], locale });
    await page.locator('.replay a[href^="/openings"]').click();
    await page.waitForURL(/\/openings\?/);
    const turns = page.locator(".opening-turns a");
    assertEquals(await turns.count(), 1);
    await turns.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/aa1/);
    await assertAccessible(page, "an opening");
    assertEquals(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
  });
}
