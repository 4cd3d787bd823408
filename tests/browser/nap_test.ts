/** A device that sleeps for less time than its line to a room lasts. */

import { assert } from "@std/assert";
import { realWorld } from "../../lib/server/clock.ts";
import { serveApp } from "../serve_app.ts";
import { BLUE_BLOCK, pair, place, RED_BLOCK } from "./room.ts";
import { story } from "./story.ts";
import type { TablePage } from "./table_page.ts";

const NAP = 40_000;

/** Runs in the page: the device slept, and only its wall clock went on. */
function wakeLater(ms: number): void {
  const { now } = Date;
  Date.now = () => now() + ms;
}

/** What a player of a table has left, s. */
async function leftOf({ page }: TablePage, seat: number): Promise<number> {
  const text = await page.locator(".game-clock").nth(seat).innerText();
  const [minutes, seconds] = text.split(":").map(Number);
  return minutes! * 60 + seconds!;
}

story("after a nap the clock shows the time that's really left", async (usual) => {
  let slept = 0;
  const world = { ...realWorld, now: () => realWorld.now() + slept };
  const app = usual.ending.use(await serveApp({}, { world }));
  const { blue, red } = await pair({ ...usual, url: app.url }, {}, {}, { clock: "180+2" });
  await place(blue, BLUE_BLOCK);
  await red.turns(1);
  await place(red, RED_BLOCK);
  await blue.turns(2);
  slept = NAP;
  await blue.page.evaluate(wakeLater, NAP);
  await blue.page.locator(".game-clock[data-running=true]", { hasText: "2:" }).waitFor();
  assert(await leftOf(blue, 0) <= 180 + 2 - NAP / 1_000);
});
