/** The pages about players, as people use them. */

import { assert, assertEquals, assertMatch } from "@std/assert";
import type { Page, Route } from "playwright-core";
import type { Services } from "../../lib/server/services.ts";
import type { FinishedGame } from "../../lib/leaderboard/finished_game.ts";
import { digest } from "../../lib/server/digest.ts";
import { finishedGame, gameId } from "../store/finished.ts";
import { assertAccessible, GUISES, SIZES } from "./axe.ts";
import { forbidStorage } from "./forbid_storage.ts";
import { pair, seated } from "./room.ts";
import { settled } from "./settled.ts";
import { sampleOf } from "../full.ts";
import { story } from "./story.ts";
import { GAME_HOST } from "./visits.ts";

/** Games of some players, and of the one who has the code; the stories share their app. */
async function fill({ archive, players }: Services, code: string, count = 60): Promise<void> {
  for (let n = 0; n < count; n++) {
    const identity = n === 3 ? digest(code) : `${code} ${n}`;
    const seats = [{ identity, name: "" }, { identity: `${code} rival`, name: "" }];
    const id = gameId(parseInt(digest(code).replace(/\W/g, "").slice(0, 4), 36) * 1000 + n);
    await archive.keep(finishedGame({ id, seats, points: 200 - n, endedAt: Date.now() - n }));
    await players.claim(identity, `Player of a long name ${n}`.slice(-24), Date.now());
  }
}

/** The code that this browser plays by. */
async function codeOf(page: Page): Promise<string> {
  return await page.evaluate(() => localStorage.getItem("identity") ?? "");
}

/** Leaves what a person does who has played a lot, and has set the device. */
function keepMuch(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const name of ["seat ABCDEF", "mute ABCDEF", "talk ABCDEF", "tournament", "ladder"]) {
      localStorage.setItem(name, "1");
    }
    for (const name of ["seat ABCDEG", "draft ABCDEF", "seek"]) sessionStorage.setItem(name, "1");
    localStorage.setItem("theme", "dark");
  });
}

/** The names of all that this browser keeps. */
function keptIn(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }).sort());
}

for (const [size, locale] of sampleOf(GUISES, 3)) {
  const viewport = SIZES[size];
  story(`axe finds nothing about players on a ${size}, ${locale}`, async ({ open, services }) => {
    await fill(services, `${size} ${locale}`);
    const page = await open("/leaderboard?period=all", { viewport, locale });
    await assertAccessible(page, "leaderboard");
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    assert(scrollWidth <= viewport.width, `${scrollWidth} pixels wide`);
    await page.goto(page.url().replace(/leaderboard.*/, "me"));
    await page.locator("[data-ready=true]").waitFor();
    await assertAccessible(page, "me");
  });
}

story("where nothing may be kept, a profile says that its code is lost", async ({ open }) => {
  const forbid = () => {
    const get = () => {
      throw new DOMException("forbidden", "SecurityError");
    };
    Object.defineProperty(globalThis, "localStorage", { get });
    Object.defineProperty(ServiceWorkerContainer.prototype, "getRegistration", {
      value: () => Promise.reject(new DOMException("forbidden", "SecurityError")),
    });
  };
  const page = await open("/me", { prepare: forbid });
  await page.getByText("your code is gone when you leave").waitFor();
  // What tells of turns leaves itself out without a complaint.
  const games = await open("/games", { beside: page });
  await settled(games);
});

story(
  "where nothing may be kept, the code stays with the tab, and no other site sees it",
  async (stage) => {
    const expected = /asked another host|Failed to load resource/;
    const page = await stage.open("/me", { prepare: forbidStorage, expected });
    await page.locator("[data-ready=true]").waitFor();
    const own = await page.evaluate(() => globalThis.inTab?.identity);
    assertEquals(own?.length, 22);
    await page.reload();
    await page.locator("[data-ready=true]").waitFor();
    await page.getByRole("link", { name: "Leaderboard" }).first().click();
    await page.locator(".own-place[data-ready=true]").waitFor();
    assertEquals(await page.evaluate(() => globalThis.inTab?.identity), own);
    await page.goto(stage.url.replace("127.0.0.1", GAME_HOST) + "/robots.txt");
    assertEquals(await page.evaluate(() => self.name), "");
  },
);

story("where nothing may be kept, who goes back stays the same player", async (stage) => {
  const page = await stage.open("/rules", { prepare: forbidStorage });
  const own = () => page.evaluate(() => globalThis.inTab?.identity);
  await page.goto(`${stage.url}/me`);
  await page.locator("[data-ready=true]").waitFor();
  const code = await own();
  await page.evaluate(() => history.replaceState(history.state, "", location.pathname));
  await page.goBack();
  assertEquals(await own(), code);
  await page.goto(`${stage.url}/me`);
  await page.locator("[data-ready=true]").waitFor();
  assertEquals([await own(), code?.length], [code, 22]);
});

story("no page is wider than its screen", async ({ open, services }) => {
  const name = "M".repeat(24), seats = [{ identity: "wide", name }, { identity: "thin", name: "" }];
  await services.archive.keep(finishedGame({ id: gameId(7), seats, endedAt: Date.now() }));
  await services.tournaments.make(
    { title: name, game: "skirmish", clock: "60", rounds: 2, startsIn: 9 },
    { identity: "wide", source: "" },
  );
  const page = await open("/games", { viewport: SIZES.phone, locale: "es-ES" });
  // With a name that can't be parted; and where the tabs stand above, in the longer language.
  for (const path of ["/games", "/tournaments"]) {
    await page.goto(new URL(path, page.url()).href);
    await page.getByText(name).first().waitFor();
    for (const viewport of [SIZES.phone, { width: 800, height: 600 }]) {
      await page.setViewportSize(viewport);
      const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      assertEquals(widths, [viewport.width, viewport.width], path);
    }
  }
});

story(
  "a person takes a name, finds the own row, and takes it all along",
  async ({ open, services }) => {
    const page = await open("/me");
    await page.locator("[data-ready=true]").waitFor();
    const code = await codeOf(page);
    await page.getByLabel("Your name").fill("Grace");
    await page.getByRole("button", { name: "Use this name" }).click();
    await page.getByText("New games show this name.").waitFor();
    assertEquals(await page.evaluate(() => localStorage.getItem("name")), "Grace");
    await page.reload();
    await page.locator("[data-ready=true]").waitFor();
    assertEquals(await page.getByLabel("Your name").inputValue(), "Grace");
    await fill(services, code);
    await page.getByRole("button", { name: "Use this name" }).click();
    await page.getByText("You're Grace now.").waitFor();
    await page.goto(page.url().replace("/me", "/leaderboard"));
    const mine = page.locator("tr[aria-current]");
    await mine.waitFor();
    assertEquals(await mine.getByRole("rowheader").textContent(), "Grace");
    await page.getByText(/^You're #\d+: 197 points/).waitFor();
    const flag = { name: /^Report or block/ };
    assertEquals(await mine.getByRole("link", flag).count(), 0);
    await page.locator("tr:not([aria-current])").getByRole("link", flag).first().waitFor();
    assertEquals(await page.context().cookies(), []);

    const other = await open("/me");
    await other.locator("[data-ready=true]").waitFor();
    assertEquals(await other.getByText(code).count(), 0);
    await other.getByLabel("Code from your other device").fill("not a code");
    await other.getByRole("button", { name: "Sign in with this code" }).click();
    await other.getByText("That's not a player code.").waitFor();
    await other.getByRole("button", { name: "Sign in with this code" }).click();
    // Another text, or it would not be read again.
    await other.waitForFunction(() =>
      [...document.querySelectorAll("[role=status]")].some(({ textContent }) =>
        textContent === "That's not a player code.\u00a0"
      )
    );
    await other.getByLabel("Code from your other device").fill(code);
    await other.getByRole("button", { name: "Sign in with this code" }).click();
    await other.getByText("You're signed in.").waitFor();
    await other.locator(".game-list a").first().waitFor();
    assertEquals(await other.getByLabel("Your name").inputValue(), "Grace");
    await other.getByRole("button", { name: "Show my code" }).click();
    await other.getByText(code).waitFor();
  },
);

story("a name that is typed before the account answers is kept", async ({ open, services }) => {
  const page = await open("/me");
  await page.locator("[data-ready=true]").waitFor();
  await fill(services, await codeOf(page));
  await page.getByLabel("Your name").fill("Katherine");
  await page.getByRole("button", { name: "Use this name" }).click();
  await page.getByText("You're Katherine now.").waitFor();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/games", async (route) => {
    await promise;
    await route.continue();
  });
  await page.reload();
  const name = page.getByLabel("Your name");
  await name.pressSequentially("Hopper");
  resolve();
  await page.locator(".game-list a").first().waitFor();
  assertEquals(await name.inputValue(), "Hopper");
});

/** Lets the next answers come only once they are let go; returns how. */
async function holdAnswers(page: Page, path: string, times: number): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const wait = async (route: Route) => {
    await promise;
    await route.continue();
  };
  await page.route(path, wait, { times });
  return resolve;
}

story("games come once, and only those of who plays here now", async ({ open, services }) => {
  const page = await open("/me"), path = "**/api/me/games", games = page.locator(".game-list li");
  await page.locator("[data-ready=true]").waitFor();
  const seats = [{ identity: digest(await codeOf(page)), name: "" }, null];
  for (let n = 0; n < 50; n++) {
    const given = { id: gameId(88_000 + n), seats, opponent: "easy", points: 9 } as const;
    await services.archive.keep(finishedGame({ ...given, endedAt: Date.now() - n }));
  }
  await page.reload();
  await games.nth(19).waitFor();
  const more = page.getByRole("button", { name: "More" });
  const goOn = await holdAnswers(page, path, 2);
  const both = [page.waitForResponse(path), page.waitForResponse(path)];
  await more.click();
  await more.click();
  goOn();
  await Promise.all(both);
  await games.nth(39).waitFor();
  await more.click();
  await more.waitFor({ state: "detached" });
  assertEquals(await games.count(), 50);
  const record = page.getByRole("link", { name: "Your rating, record and streaks" });
  assertMatch((await record.getAttribute("href"))!, /^\/player\/~\d+$/);
  const tellOfBefore = await holdAnswers(page, path, 1);
  await page.reload();
  const ofBefore = page.waitForResponse(path);
  await page.getByLabel("Code from your other device").fill("a".repeat(22));
  await page.getByRole("button", { name: "Sign in with this code" }).click();
  const none = page.getByText("No games yet.");
  await none.waitFor();
  tellOfBefore();
  await (await ofBefore).finished();
  await page.getByRole("button", { name: "Show my code" }).click();
  await page.getByText("a".repeat(22)).waitFor();
  await none.waitFor();
  // Another tab signs in as somebody else, who isn't deleted instead.
  await page.getByRole("button", { name: "Delete my data" }).click();
  const sure = page.getByRole("button", { name: "Really delete it" });
  await sure.waitFor();
  const tab = await open("/me", { beside: page });
  await tab.getByLabel("Code from your other device").fill("b".repeat(22));
  await tab.getByRole("button", { name: "Sign in with this code" }).click();
  await page.getByText("b".repeat(22)).waitFor();
  await sure.waitFor({ state: "detached" });
});

story("a person is forgotten, and comes back as another", async ({ open, services }) => {
  const page = await open("/me", { expected: /ERR_INTERNET_DISCONNECTED/ });
  await page.locator("[data-ready=true]").waitFor();
  const code = await codeOf(page);
  await fill(services, code, 5);
  await page.reload();
  await page.locator(".game-list a").first().waitFor();
  const name = page.getByLabel("Your name");
  await name.fill("Zoë");
  await page.getByRole("button", { name: "Use this name" }).click();
  await page.getByText("You're Zoë now.").waitFor();
  await page.getByRole("button", { name: "Show my code" }).click();
  await page.getByText(code).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download my data" }).click(),
  ]);
  await page.getByText("Your file is ready.").waitFor();
  assertEquals(download.suggestedFilename(), "conquerors.json");
  const { identity, games } = JSON.parse(await Deno.readTextFile(await download.path()));
  assertEquals([identity, games.length], [digest(code), 1]);
  await keepMuch(page);
  await page.getByRole("button", { name: "Delete my data" }).click();
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Really delete it" }).click();
  await page.getByText("Can't reach the server.").waitFor();
  assertEquals((await keptIn(page)).includes("mute ABCDEF"), true, "nothing was deleted there");
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Delete my data" }).click();
  await page.getByRole("button", { name: "Really delete it" }).click();
  await page.getByText("Everything is deleted.").waitFor();
  await page.getByText("No games yet. Finish one to see it here.").waitFor();
  assertEquals(await services.players.find(digest(code)), undefined);
  assertEquals(await name.inputValue(), "");
  for (const gone of ["You're Zoë now.", "Your file is ready.", "Your player code:"]) {
    assertEquals(await page.getByText(gone).count(), 0, gone);
  }
  const next = await codeOf(page);
  assert(next !== code && next !== "");
  assertEquals(await keptIn(page), ["identity", "pace", "theme"]);
});

story("who is forgotten during a game keeps its seat, and nothing else of it", async (stage) => {
  const { page } = (await pair(stage, { expected: /ERR_FAILED/ })).blue, room = page.url();
  await page.evaluate(() => localStorage.setItem("mute ABCDEF", "1"));
  await page.goto(stage.url + "/me");
  await page.locator("[data-ready=true]").waitFor();
  // Where the server doesn't say where one sits, nothing is deleted: no seat could be spared.
  await page.route("**/api/me/rooms", (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: "Delete my data" }).click();
  await page.getByRole("button", { name: "Really delete it" }).click();
  await page.getByText("Can't reach the server.").waitFor();
  // Nor is one dropped where the answer gets lost: the server then tells of none any more.
  await page.route("**/api/me/forget", async (route) => {
    await route.fetch();
    await route.abort();
  }, { times: 1 });
  const isLost = page.waitForEvent("requestfailed", (asked) => asked.url().endsWith("/forget"));
  await page.getByRole("button", { name: "Delete my data" }).click();
  await page.getByRole("button", { name: "Really delete it" }).click();
  await isLost;
  await page.getByRole("button", { name: "Delete my data" }).click();
  await page.getByRole("button", { name: "Really delete it" }).click();
  await page.getByText("Everything is deleted.").waitFor();
  const seat = `seat ${room.slice(-6)}`;
  assertEquals(await keptIn(page), ["identity", "pace", seat]);
  await page.goto(room);
  await seated(page);
});

story("the leaderboard says so to who hasn't played, and without a server", async ({ open }) => {
  const page = await open("/leaderboard", { expected: /ERR_FAILED/ });
  await page.getByText("You're not ranked yet.").waitFor();
  await page.getByRole("link", { name: "Choose your name" }).click();
  await page.locator("[data-ready=true]").waitFor();
  await page.route("**/api/me", (route) => route.abort());
  await page.goto(page.url().replace("/me", "/leaderboard"));
  await page.getByText("Can't reach the server.").waitFor();
  assertEquals(await page.getByText("You're not ranked yet.").count(), 0);
});

story("the leaderboard is whole without JavaScript", async ({ open, services }) => {
  await fill(services, "no script");
  const page = await open("/leaderboard", { javaScriptEnabled: false });
  assertEquals(await page.locator("tbody tr").count(), 50);
  await page.getByRole("link", { name: "Next" }).click();
  await page.getByText("Page 2 of").waitFor();
  await page.getByRole("link", { name: "Computer" }).click();
  await page.getByRole("link", { name: "This month" }).click();
  await page.waitForURL("**/leaderboard?period=month&opponent=cpu");
});

story(
  "a player's list says what each game scored, and why not more",
  async ({ open, services }) => {
    const { archive } = services;
    const page = await open("/me");
    await page.locator("[data-ready=true]").waitFor();
    const me = { identity: digest(await codeOf(page)), name: "" };
    const rival = { identity: "a rival of one week", name: "Rival" };
    const keep = (n: number, given: Partial<FinishedGame>) =>
      archive.keep(finishedGame({
        id: gameId(77_000 + n),
        seats: [me, rival],
        points: 100,
        endedAt: Date.UTC(2026, 10, 18, n),
        ...given,
      }));
    for (let n = 0; n < 4; n++) await keep(n, {});
    await keep(4, { unrated: "network", points: 0 });
    const lost = { winner: 1, by: "abandonment", points: 0, opponent: "hard" } as const;
    await keep(5, { ...lost, seats: [me, null], forfeit: "replaced" });
    await page.reload();
    await page.locator("[data-ready=true]").waitFor();
    assertEquals(await page.locator(".game-list small").allTextContents(), [
      "Lost, you started another ranked game",
      "Won, not rated: you both played from one network",
      "Won, not rated: only 3 games a week with the same rival score",
      "Won, 25 points, a quarter of the points, no rating: game 3 with this rival this week",
      "Won, 50 points, half of the points, no rating: game 2 with this rival this week",
      "Won, 100 points",
    ]);
  },
);
