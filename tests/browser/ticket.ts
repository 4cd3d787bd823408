/** Games that may count. */

import type { Page } from "playwright-core";
import { TIME } from "../../lib/leaderboard/cpu_record.ts";

/** Resolves once the page has its ticket, long enough that the server believes in a game of one turn. */
export async function hasTicket(page: Page): Promise<void> {
  await page.waitForFunction((least) => {
    const ranked = localStorage.getItem("ranked");
    return ranked && Date.now() >= JSON.parse(ranked).since + least;
  }, 1000 * TIME.leastPerTurn);
}
