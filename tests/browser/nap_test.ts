/** A device that sleeps for less time than its line to a room lasts. */

import { realWorld } from "../../lib/server/clock.ts";
import { serveApp } from "../serve_app.ts";
import { moveBoth, pair } from "./room.ts";
import { story } from "./story.ts";

const NAP = 20_000;
/**
 * How much faster the server's clock goes meanwhile. It doesn't jump: a server that has stood still gives
 * players their time back.
 */
const FASTER = 4;

/** Runs in the page: the device slept, and only its wall clock went on. */
function wakeLater(ms: number): void {
  const { now } = Date;
  Date.now = () => now() + ms;
}

story("after a nap the clock shows the time that's really left", async (usual) => {
  let asleep = Infinity;
  const slept = () => Math.max(0, Math.min(NAP, FASTER * (realWorld.now() - asleep)));
  const world = { ...realWorld, now: () => realWorld.now() + slept() };
  const app = usual.ending.use(await serveApp({}, { world }));
  const { blue, red } = await pair({ ...usual, url: app.url }, {}, {}, { clock: "180+2" });
  await moveBoth(blue, red);
  asleep = realWorld.now();
  await new Promise((resolve) => setTimeout(resolve, NAP / FASTER));
  await blue.page.evaluate(wakeLater, NAP);
  // A clock that knew nothing of the nap would say so 20 s later.
  const shown = { hasText: /^2:[0-3]/ };
  await blue.page.locator(".game-clock[data-running=true]", shown).waitFor({ timeout: 15_000 });
});
