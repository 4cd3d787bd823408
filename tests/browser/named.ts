/** People whose names are theirs alone. */

import type { Page } from "playwright-core";
import type { Services } from "../../lib/server/services.ts";
import { digest } from "../../lib/server/digest.ts";
import { finishedGame, gameId } from "../store/finished.ts";

/** A browser's player, who has played before, gets a name of their own. */
export async function named(
  page: Page,
  { archive, players }: Services,
  name: string,
): Promise<void> {
  await page.locator("[data-ready=true]").waitFor();
  const code = await page.evaluate(() => localStorage.getItem("identity") ?? "");
  const seats = [{ identity: digest(code), name }, { identity: `${code} rival`, name: "" }];
  const id = gameId(parseInt(digest(code).replace(/\W/g, "").slice(0, 6), 36));
  await archive.keep(finishedGame({ id, seats, endedAt: Date.now() }));
  await players.claim(digest(code), name, Date.now());
}
