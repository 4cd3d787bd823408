/** When a page has all that it asks for by itself. */

import type { Page } from "playwright-core";

/** How long nothing may have come to a page that counts as settled though a request seems open, ms. */
const SILENCE = 5_000;

/**
 * Waits until a page asks for nothing any more. Playwright counts what's under way, but now and then
 * misses that something has ended: then the page itself says when something last came.
 */
export async function settled(page: Page): Promise<void> {
  await Promise.race([
    page.waitForLoadState("networkidle"),
    page.waitForFunction(isSilent, SILENCE, { polling: 500 }),
  ]);
}

/** Runs in the page. */
function isSilent(ms: number): boolean {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const came = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const last = Math.max(...[page!, ...came].map(({ responseEnd }) => responseEnd));
  return document.readyState === "complete" && performance.now() - last > ms;
}
