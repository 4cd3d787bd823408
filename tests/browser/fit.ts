import { assert, assertEquals } from "@std/assert";
import type { Page } from "playwright-core";
import { sampleOf } from "../full.ts";

/** Languages that have to fit: the one of longer words in every run of the suite, all in a full one. */
export const FITTED = sampleOf(["es-ES", "en-GB"] as const);

/**
 * The page is as large as the screen, and every control on it lies inside, large enough to touch. The
 * end of a game is read, and may go on below.
 */
export async function assertFits(page: Page, where = ""): Promise<void> {
  const isOver = await page.locator(".result").count() > 0;
  const size = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { page: [scrollWidth, scrollHeight], screen: [innerWidth, innerHeight] };
  });
  assertEquals(size.page[0], size.screen[0], where);
  if (isOver) return;
  assertEquals(size.page[1], size.screen[1], where);
  const boxes = await page.locator(".controls button:visible").evaluateAll((buttons) =>
    buttons.map((button) => button.getBoundingClientRect().toJSON() as DOMRect)
  );
  for (const { x, y, width, height } of boxes) {
    assert(
      x >= 0 && y >= 0 && x + width <= size.screen[0]! && y + height <= size.screen[1]!,
      where,
    );
    assert(height >= 44 && width >= 44, `a button of ${width}×${height} ${where}`);
  }
}

/** Sets how large the browser's own letters are, and asks whether the page's become as large. */
export async function setLetters(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard } });
  await session.detach();
  // Media queries in em look at the new size from the next frame on.
  await page.evaluate(() =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  );
  const size = await page.evaluate(() => getComputedStyle(document.body).fontSize);
  assertEquals(size, `${standard}px`);
}
