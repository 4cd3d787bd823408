/** A player's page, as strangers and its player see it; following, challenging and playing them. */

import { assertEquals } from "@std/assert";
import { digest } from "../../lib/server/digest.ts";
import { finishedGame, gameId } from "../store/finished.ts";
import { assertAccessible, GUISES, SIZES } from "./axe.ts";
import { sampleOf } from "../full.ts";
import { story } from "./story.ts";
import { named } from "./named.ts";
import { moveBoth, pair, seated } from "./room.ts";

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

story("the longest name makes no page wider than a small phone", async (stage) => {
  const { open, services, url } = stage, name = "W".repeat(24), other = "M".repeat(24);
  const seats = [{ identity: "Wide", name }, { identity: "Broad", name: other }];
  await services.archive.keep(finishedGame({ id: gameId(8_000), seats, endedAt: Date.now() }));
  for (const seat of seats) await services.players.claim(seat.identity, seat.name, Date.now());
  const page = await open("/leaderboard?period=all", { viewport: { width: 320, height: 640 } });
  const report = await page.locator(".flag").first().getAttribute("href");
  const game = `/g/${gameId(8_000)}`;
  for (const path of [`/player/${name}`, game, "/games", "/games?name=ww", report!]) {
    await page.goto(url + path);
    await page.getByText(name).first().waitFor();
    assertEquals(await page.evaluate(() => document.documentElement.scrollWidth), 320, path);
  }
});

story("nor does it in a room whose game is over", async (stage) => {
  const { blue, red } = await pair(stage, { viewport: { width: 320, height: 640 } });
  await red.page.evaluate((name) => localStorage.setItem("name", name), "W".repeat(24));
  await red.page.reload();
  await seated(red.page);
  await moveBoth(blue, red);
  await red.resign();
  await blue.result.locator(".verdict a").waitFor();
  assertEquals(await blue.page.evaluate(() => document.documentElement.scrollWidth), 320);
});

story("who asks for the same games again is shown those that are new", async (stage) => {
  const { open, services, url } = stage, me = { identity: "Ira's", name: "Ira" };
  const keep = async (n: number) => {
    const seats = [me, { identity: `Ira's ${n}`, name: `Rival ${n}` }];
    await services.archive.keep(finishedGame({ id: gameId(n), seats, endedAt: Date.now() }));
  };
  await keep(7_000);
  await services.players.claim(me.identity, me.name, Date.now());
  const page = await open("/about");
  let count = 1;
  for (const [path, button] of [["/player/Ira", "Show"], ["/games", "Find"]] as const) {
    await page.goto(url + path);
    const find = page.getByRole("button", { name: button, exact: true });
    await find.click();
    await page.waitForURL(/game=.*#/);
    await keep(7_000 + count++);
    await find.click();
    await page.locator(".game-list a", { hasText: `Rival ${6_999 + count}` }).waitFor();
  }
});

story("who asks for other games, or for more, is shown them at once", async (stage) => {
  const { open, services, url } = stage, me = { identity: "Una's", name: "Una" };
  for (let n = 0; n < 45; n++) {
    const seats = [me, { identity: `Una's ${n}`, name: `Rival ${n}` }];
    const endedAt = Date.now() - n * DAY;
    await services.archive.keep(finishedGame({ id: gameId(9_000 + n), seats, endedAt }));
  }
  await services.players.claim(me.identity, me.name, Date.now());
  const page = await open("/about", { viewport: SIZES.phone });
  const seen = async (address: RegExp) => {
    await page.waitForURL(address);
    await page.waitForFunction(
      () => {
        const { top, bottom } = document.querySelector(".game-search")!.getBoundingClientRect();
        return top >= 0 && bottom < innerHeight;
      },
      null,
      { timeout: 10_000 },
    );
  };
  for (const path of ["/player/Una", "/games"]) {
    await page.goto(url + path);
    await page.locator(".game-search button").click();
    await seen(/game=/);
    await page.locator("nav.pages a[rel=next]").click();
    await seen(/after=/);
  }
});

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
    // Who plays in public for the first time is shown by a name that isn't theirs yet.
    await page.getByText("A name is a player's own once a ranked game counts.").waitFor();
  },
);

for (const [size, locale] of sampleOf(GUISES, 0)) {
  const isSpanish = locale.startsWith("es");
  const say = (english: string, spanish: string) => isSpanish ? spanish : english;

  story(
    `a player is followed, challenged and played with, on a ${size}, ${locale}`,
    async (stage) => {
      const { open, services, url } = stage, visit = { viewport: SIZES[size], locale };
      const [uma, vic] = [`Uma ${size} ${locale}`, `Vic ${size} ${locale}`];
      const one = await open("/me", visit), other = await open("/me", visit);
      await named(one, services, uma);
      await named(other, services, vic);
      await other.goto(`${url}/friend`);
      await other.getByText(say("Follow players from their profile", "Sigue a jugadores"))
        .waitFor();
      await one.goto(`${url}/player/${encodeURIComponent(vic)}`);
      await one.getByRole("button", { name: say("Follow", "Seguir"), exact: true }).click();
      await one.getByRole("button", { name: say("Unfollow", "Dejar de seguir") }).waitFor();
      await assertAccessible(one, "another's page");
      await one.goto(`${url}/friend`);
      await one.locator("li", { hasText: vic }).getByText(say("online", "en línea")).waitFor();
      await one.getByRole("link", { name: vic }).click();
      await one.locator(".room-form select[name=clock]").selectOption("180+3");
      // The answer takes its time, and they press again.
      const challenge = one.getByRole("button", { name: say("Challenge", "Desafiar") });
      const asked: string[] = [];
      await one.route("**/api/me/challenges", async (route) => {
        const response = await route.fetch();
        if (asked.push(route.request().postDataJSON().wish) === 1) await challenge.click();
        await route.fulfill({ response });
      });
      await challenge.click();
      await one.waitForURL(/\/r\//);
      assertEquals(asked, ["send"]);
      await seated(one);
      const whom = say(`You challenged ${vic}`, `Desafiaste a ${vic}`);
      await one.getByRole("heading", { name: whom }).waitFor();
      const wish = say(`${uma} wants to play`, `${uma} quiere jugar`);
      await other.getByText(wish).waitFor();
      await assertAccessible(other, "challenged");
      for (const path of ["/", "/games"]) {
        await other.goto(url + path);
        await other.getByRole("link", { name: wish }).click();
        await other.waitForURL("**/friend");
      }
      await other.getByRole("link", { name: say("Accept", "Aceptar") }).click();
      await seated(other);
      assertEquals(other.url(), one.url());
      await one.locator(".game-clock").first().waitFor();
    },
  );
}

story("who is blocked from a profile can't challenge, and isn't seen online", async (stage) => {
  const { open, services, url } = stage;
  const one = await open("/me", { expected: /status of 40[34]/ }), other = await open("/me");
  await named(one, services, "Wes");
  await named(other, services, "Xena");
  await other.goto(`${url}/player/Wes`);
  await other.getByRole("button", { name: "Block" }).click();
  await other.getByRole("button", { name: "Really block" }).click();
  await other.getByText("You won't be paired").waitFor();
  await one.goto(`${url}/player/Xena`);
  await one.getByText("offline").waitFor();
  await one.getByRole("button", { name: "Challenge" }).click();
  await one.getByText("That didn't work.").waitFor();
  await one.route("**/api/me/challenges", (route) => route.fulfill({ json: { refused: "limit" } }));
  await one.getByRole("button", { name: "Challenge" }).click();
  await one.getByText("Too many games or challenges are open").waitFor();
  await one.unroute("**/api/me/challenges");
  const order = { t: "measure", measure: "ban", term: "day", reason: "" } as const;
  const wes = (await services.profiles.named("Wes"))!;
  await services.moderation.obey({ ...order, target: { player: wes.id } });
  await one.getByRole("button", { name: "Challenge" }).click();
  await one.getByText("You can't play online right now.").waitFor();
});

story("a bot, which wouldn't hear of it, isn't challenged from its page", async (stage) => {
  const { open, services: { store, archive }, url } = stage, owner = "o".repeat(22);
  const wish = { identity: owner, wish: "make", name: "Blocky", scopes: ["play"] };
  const headers = { "content-type": "application/json" };
  await (await fetch(`${url}/api/me/bots`, { method: "POST", headers, body: JSON.stringify(wish) }))
    .body?.cancel();
  const [bot] = await store.books.bots.identitiesOf(digest(owner));
  const seats = [{ identity: bot!, name: "Blocky" }, { identity: "another", name: "" }];
  await archive.keep(finishedGame({ opponent: "bot", seats, endedAt: Date.now() }));
  const page = await open("/me");
  await page.locator("[data-ready=true]").waitFor();
  await page.goto(`${url}/player/~1`);
  await page.getByRole("heading", { name: "Blocky (bot)" }).waitFor();
  await page.getByRole("button", { name: "Follow" }).waitFor();
  assertEquals(await page.getByRole("button", { name: "Challenge" }).count(), 0);
});
