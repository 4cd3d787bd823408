/** A player's page, as strangers and its player see it. */

import { assertEquals } from "@std/assert";
import { digest } from "../../lib/server/digest.ts";
import { finishedGame, gameId } from "../store/finished.ts";
import { assertAccessible, GUISES, SIZES } from "./axe.ts";
import { sampleOf } from "../full.ts";
import { story } from "./story.ts";

const DAY = 86_400_000;

for (const [size, locale] of sampleOf(GUISES, 0)) {
  story(`a player's page, on a ${size}, ${locale}`, async ({ open, services }) => {
    const page = await open("/me", { viewport: SIZES[size], locale });
    await page.locator("[data-ready=true]").waitFor();
    const code = await page.evaluate(() => localStorage.getItem("identity") ?? "");
    const name = `Zoe ${size} ${locale}`, me = { identity: digest(code), name };
    const mark = parseInt(digest(code).replace(/\W/g, "").slice(0, 4), 36) * 1000;
    for (let n = 0; n < 30; n++) {
      const seats = [me, { identity: `${code} ${n}`, name: `Rival ${n}` }];
      const endedAt = Date.now() - (30 - n) * DAY, winner = n % 3 === 2 ? 1 : 0;
      const id = gameId(mark + n);
      await services.archive.keep(finishedGame({ id, seats, endedAt, winner }));
    }
    await services.players.claim(me.identity, name, Date.now());
    await page.goto(new URL("/leaderboard?period=all", page.url()).href);
    await page.getByRole("link", { name, exact: true }).click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    assertEquals(new URL(page.url()).pathname, `/player/${encodeURIComponent(name)}`);
    await page.locator("svg.rating-graph").waitFor();
    await page.locator(".own a[href='/me']").waitFor();
    await assertAccessible(page, "one's own page");
    assertEquals(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);

    const other = await open(page.url(), { viewport: SIZES[size], locale });
    await other.locator(".own[data-ready=true]").waitFor({ state: "attached" });
    assertEquals(await other.locator(".own a[href='/me']").count(), 0);
    await other.locator("select[name=against]").selectOption("cpu");
    await other.locator(".game-search button").click();
    await other.waitForURL(/against=cpu/);
    assertEquals(await other.locator("section[aria-labelledby=games] .game-list").count(), 0);
    await other.goBack();
    await other.locator("nav.pages a[rel=next]").click();
    await other.waitForURL(/after=/);
    assertEquals(await other.locator("section[aria-labelledby=games] li").count(), 10);
    await other.locator("section[aria-labelledby=games] li a").first().click();
    await other.locator(".sitters a").first().click();
    await other.waitForURL(/\/player\//);
  });
}

story(
  "a player's page by a spelling that looks like it, and of nobody",
  async ({ open, services }) => {
    const seats = [{ identity: "Yara's", name: "" }, { identity: "Xiu's", name: "" }];
    await services.archive.keep(finishedGame({ id: gameId(7), seats, endedAt: Date.now() }));
    await services.players.claim("Yara's", "Yara", Date.now());
    const page = await open("/player/yara", { expected: /status of 404/ });
    assertEquals(new URL(page.url()).pathname, "/player/Yara");
    await page.goto(new URL("/player/Nobody", page.url()).href);
    await page.getByRole("heading", { name: "Player not found" }).waitFor();
  },
);
