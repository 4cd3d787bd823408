/** Games that may count. */

import type { Page } from "playwright-core";
import { TIME } from "../../lib/leaderboard/cpu_record.ts";

/** Resolves once the page has its ticket, for so long that the server believes in a game of one turn. */
export async function hasTicket(page: Page): Promise<void> {
  await page.waitForFunction((least) => {
    const [issued] = performance.getEntriesByType("resource").filter(({ name }) =>
      new URL(name).pathname === "/api/games"
    ) as PerformanceResourceTiming[];
    return issued && performance.now() >= issued.responseEnd + least;
  }, 1000 * TIME.leastPerTurn);
}
