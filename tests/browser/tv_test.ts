/** Watching others' games, as a person without an account does. */

import { assert, assertEquals, assertMatch } from "@std/assert";
import { wholeGame } from "../ui/replay/game.ts";
import { finishedGame, gameId } from "../store/finished.ts";
import { assertAccessible, GUISES, SIZES } from "./axe.ts";
import { BLUE_BLOCK, host, place, RED_BLOCK, visitRoom } from "./room.ts";
import { sampleOf } from "../full.ts";
import { story } from "./story.ts";

const record = wholeGame().replace(/^\[(Blue|Red) .*\n/gm, "");

for (const [size, locale] of sampleOf(GUISES, 2)) {
  story(`a good game is shown while nobody plays, on a ${size}, ${locale}`, async (stage) => {
    const id = gameId(1);
    await stage.services.archive.keep(finishedGame({ id, record, endedAt: Date.now() }));
    const page = await stage.open("/tv", { viewport: SIZES[size], locale });
    await page.locator(".tv-screen .board-svg").waitFor();
    const label = page.locator(".tv-screen .board-svg");
    const first = await label.getAttribute("aria-label");
    await page.waitForFunction(
      (first) => document.querySelector(".tv-screen .board-svg")?.ariaLabel !== first,
      first,
    );
    await page.locator(".tv-screen button").nth(1).click();
    // At the first turn there's nothing before, and the keyboard stays where it is.
    const back = page.locator(".tv-screen button").first();
    for (let presses = 0; presses < 3; presses++) await back.press("Enter");
    await page.locator(".tv-screen button:focus[aria-disabled=true]").waitFor();
    await assertAccessible(page, "a replay");
    assertEquals(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
    await page.locator(`.tv-screen a[href="/g/${id}"]`).click();
    await page.waitForURL(/\/g\//);
  });
}

/** A third turn, far from the first. */
const MORE = "c4 d4 c5 d5";

story("a running game is watched two turns behind, by nobody's code", async (stage) => {
  const blue = await host(stage, {}, { listed: "1", clock: "600+5" });
  const red = await visitRoom(stage, blue);
  const tv = await stage.open("/tv");
  await tv.getByText("Nobody is playing right now.").waitFor();
  for (const [n, table] of [blue, red, blue].entries()) {
    await place(table, [BLUE_BLOCK, RED_BLOCK, MORE][n]!);
    for (const one of [blue, red]) await one.turns(n + 1);
  }
  await tv.getByText("Live, two turns behind · Conquerors · turn 1").waitFor();
  await tv.getByRole("img", { name: "The board after turn 1: Blue 4 cells, Red 0." }).waitFor();
  await assertAccessible(tv, "a running game");
  const code = new URL(blue.page.url()).pathname.slice("/r/".length);
  assert(!(await tv.content()).includes(code));
  const [link] = await tv.locator(".tv .game-list a").all();
  assertMatch(await link!.getAttribute("href") ?? "", /^\/tv\?id=[a-z0-9]{10}-1$/);

  await link!.click();
  await tv.getByText("Live, two turns behind").waitFor();
  await red.resign();
  await tv.getByText("Replay · Conquerors · turn 1").waitFor();
  await tv.getByRole("img", { name: "The board after turn 2: Blue 4 cells, Red 4." }).waitFor();
  const called = await tv.locator("#tv-title").textContent();
  await tv.goto(stage.url + "/games");
  const listed = await tv.locator(".game-list a").first().textContent();
  assertEquals([called, listed], ["Guest 1 – Guest 2", "Guest 1 against Guest 2"]);
});
