/** What somebody types into, ticks, opens and chooses on a touch screen. */

import { assertEquals } from "@std/assert";
import { finishedGame, gameId } from "../store/finished.ts";
import { wholeGame } from "../ui/replay/game.ts";
import { makeRoom } from "./room.ts";
import { settled } from "./settled.ts";
import { story } from "./story.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const PAGES = [
  "/friend",
  "/now",
  "/tournaments",
  "/openings",
  "/sandbox",
  "/g",
  "/games",
  "/arena",
  "/annihilation",
  "/conway",
  "/me",
  "/settings",
  "/play?level=normal&seed=1",
];

story("no field is so small that Safari zooms in when somebody types", async ({ open, url }) => {
  const page = await open("/about", PHONE);
  const paths = [...PAGES.map((path) => url + path), await makeRoom(url, {})];
  const small: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await settled(page);
    const fields = page.locator(
      "input:not([type=checkbox], [type=radio], [type=range], [type=hidden]), select, textarea",
    );
    const sizes = await fields.evaluateAll((fields) =>
      fields.map((field) =>
        [field.outerHTML, parseFloat(getComputedStyle(field).fontSize)] as const
      )
    );
    small.push(...sizes.filter(([, size]) => size < 16).map(([field]) => `${path} ${field}`));
  }
  assertEquals(small, []);
});

/** What's as wide as the page, but was only as high as its letters. */
const LOW = "summary, .check, .turns button, .pages > a, .scrubber input";

story("what's opened, ticked or chosen from a list is as high as a fingertip", async (stage) => {
  const record = wholeGame().replace(/^\[(Blue|Red) .*\n/gm, "");
  await stage.services.archive.keep(finishedGame({ id: gameId(1), record, endedAt: Date.now() }));
  const page = await stage.open("/about", PHONE);
  const low: string[] = [];
  for (const path of [`/g/${gameId(1)}`, "/annihilation", "/conway", "/leaderboard", "/api"]) {
    await page.goto(stage.url + path);
    await settled(page);
    const found = await page.locator(LOW).locator("visible=true").evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML)
    );
    low.push(...found.map((one) => `${path} ${one}`));
  }
  assertEquals(low, []);
});
