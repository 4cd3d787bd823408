/** A tournament as two people live it: they join, are paired, play, and see where they stand. */

import { assert, assertEquals, assertMatch } from "@std/assert";
import type { Page, Request } from "playwright-core";
import type { TournamentPlan } from "../../lib/tournaments/tournament.ts";
import { StoreFailure } from "../../lib/server/store/failure.ts";
import { turnAway } from "./arena_page.ts";
import { assertAccessible, SIZES } from "./axe.ts";
import { forbidStorage } from "./forbid_storage.ts";
import { named } from "./named.ts";
import { type Stage, story } from "./story.ts";

const ARENA: TournamentPlan = {
  id: "arena-of-two",
  kind: "arena",
  name: "",
  game: "skirmish",
  clock: "180+3",
  starts: Date.now() - 1_000,
  minutes: 60,
  rounds: 0,
  allowsBots: false,
};

story("two join an arena, play, and see the standings", async ({ open, services }) => {
  await services.tournaments.book.plan([ARENA]);
  const ada = await open("/tournaments");
  const ben = await open("/tournament/arena-of-two", { viewport: SIZES.phone, locale: "es-MX" });
  await ada.getByRole("link", { name: "Skirmish arena" }).click();
  for (
    const [page, join, field] of [[ada, "Join", "Your name"], [ben, "Unirme", "Tu nombre"]] as const
  ) {
    await page.locator(".tournament[data-ready=true]").waitFor();
    await page.getByLabel(field).fill(page === ada ? "Ada" : "Ben");
    await page.getByRole("button", { name: join }).click();
  }
  await Promise.all([ada, ben].map((page) => page.waitForURL(/\/r\//)));
  await ada.goto(ada.url().replace(/r\/.*/, "tournament/arena-of-two"));
  await ada.getByRole("button", { name: "Leave" }).click();
  await ada.getByRole("button", { name: "Leave after this game" }).click();
  await ada.getByText("You left.").waitFor();
  await ada.getByRole("link", { name: "Go to your game" }).click();
  await ada.getByRole("button", { name: "Resign" }).click();
  await ada.getByRole("button", { name: "Really resign" }).click();
  await ada.getByRole("link", { name: "Back to the tournament" }).click();
  await ben.getByRole("link", { name: "Volver al torneo" }).click();
  const mine = ben.locator("tr[aria-current]");
  await mine.locator("strong").getByText("2").waitFor();
  assertEquals((await mine.innerText()).split(/\s+/), ["1", "Ben", "2"]);
  await ben.getByLabel("Di algo").fill("gracias");
  await ben.keyboard.press("Enter");
  await ada.getByText("gracias").waitFor();
  await assertAccessible(ben, "a tournament");
  assertEquals(await ben.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
});

story(
  "who wants to join by a name that's somebody's is told, and joins by another",
  async (stage) => {
    const { open, services } = stage;
    await services.tournaments.book.plan([{ ...ARENA, id: "arena-named" }]);
    await named(await open("/me"), services, "Ada");
    const page = await open("/tournament/arena-named", { expected: /status of 409/ });
    const field = page.getByLabel("Your name"), mine = page.locator(".tournament-entry");
    await field.fill("Ada");
    await page.getByRole("button", { name: "Join" }).click();
    await mine.getByText("That name is taken.").waitFor();
    await field.fill("Ben");
    await page.getByRole("button", { name: "Join" }).click();
    await page.getByRole("rowheader", { name: "Ben" }).waitFor();
  },
);

story(
  "who was refused a name, and joined in another tab, hears only that they're in",
  async (stage) => {
    const { open, services } = stage;
    await services.tournaments.book.plan([
      { ...ARENA, id: "arena-of-tabs", starts: Date.now() + 3_600_000 },
    ]);
    await named(await open("/me"), services, "Ada");
    const path = "/tournament/arena-of-tabs";
    const page = await open(path, { expected: /status of 409/ });
    const mine = page.locator(".tournament-entry").getByRole("status");
    await page.getByLabel("Your name").fill("Ada");
    await page.getByRole("button", { name: "Join" }).click();
    await mine.getByText("That name is taken.").waitFor();
    const other = await open(path, { beside: page });
    await other.getByLabel("Your name").fill("Ben");
    await other.getByRole("button", { name: "Join" }).click();
    await mine.getByText("You're in.").waitFor();
    assertEquals(await mine.getByText("That name is taken.").count(), 0);
  },
);

story(
  "who comes back from their game may stay, though the browser keeps nothing",
  async (stage) => {
    const { open, services } = stage;
    await services.tournaments.book.plan([{ ...ARENA, id: "arena-unkept" }]);
    const path = "/tournament/arena-unkept";
    const pages = [await open(path, { prepare: forbidStorage }), await open(path)] as const;
    for (const page of pages) await page.getByRole("button", { name: "Join" }).click();
    await Promise.all(pages.map((page) => page.waitForURL(/\/r\//)));
    const [page] = pages;
    await page.locator(".seat-name small", { hasText: /^You$/ }).waitFor();
    await page.goBack();
    await page.getByRole("link", { name: "Go to your game" }).waitFor();
    const asked = () => page.waitForResponse("**/api/me/tournaments");
    for (const _ of "12") await asked();
    assertMatch(page.url(), /arena-unkept$/);
  },
);

story("who comes while the database is away is there once it's back", async (stage) => {
  const { open, services: { tournaments: { book, boards } } } = stage;
  await book.plan([{ ...ARENA, id: "arena-away" }]);
  Object.assign(boards, { news: () => Promise.reject(new StoreFailure("It's away")) });
  const page = await open("/tournament/arena-away", { expected: /status of 503/ });
  await page.getByText("This page loads by itself once it can.").waitFor();
  Reflect.deleteProperty(boards, "news");
  await page.getByRole("button", { name: "Join" }).waitFor();
});

/** Runs in the page: while it's hidden its timers wait, as those of pages do that were hidden minutes ago. */
function letTimersWait(): void {
  const { setTimeout: later, setInterval: often } = globalThis;
  const isHidden = () => document.visibilityState === "hidden";
  const setTimeout = (run: () => void, ms?: number) => isHidden() ? 0 : later(run, ms);
  const setInterval = (run: () => void, ms?: number) => often(() => isHidden() || run(), ms);
  Object.assign(globalThis, { setTimeout, setInterval });
}

story("who waits at a page in the background is sent to their game at once", async (stage) => {
  const { open, services } = stage;
  await services.tournaments.book.plan([{ ...ARENA, id: "arena-behind" }]);
  const hidden = await open("/tournament/arena-behind", { prepare: letTimersWait });
  await hidden.getByRole("button", { name: "Join" }).click();
  await hidden.getByText("Looking for an opponent.").waitFor();
  await hidden.evaluate(turnAway, true);
  const seen = await open("/tournament/arena-behind");
  await seen.getByRole("button", { name: "Join" }).click();
  await Promise.all([hidden, seen].map((page) => page.waitForURL(/\/r\//)));
});

story(
  "who comes back to the page is sent to their game while a question is held",
  async (stage) => {
    const { open, services } = stage, path = "**/api/me/tournaments";
    await services.tournaments.book.plan([{ ...ARENA, id: "arena-again" }]);
    const page = await open("/tournament/arena-again");
    await page.getByRole("button", { name: "Join" }).click();
    await page.getByText("Looking for an opponent.").waitFor();
    const isHeld = (question: Request) => question.postDataJSON()?.isHidden === true;
    // No network breaks it off either, where the device slept.
    await page.route(path, (route) => isHeld(route.request()) ? undefined : route.continue());
    const held = page.waitForRequest(isHeld);
    await page.evaluate(turnAway, true);
    await held;
    const other = await open("/tournament/arena-again");
    await other.getByRole("button", { name: "Join" }).click();
    await other.waitForURL(/\/r\//);
    await page.evaluate(turnAway, false);
    await page.waitForURL(/\/r\//, { timeout: 5_000 });
  },
);

story(
  "a page that is seen pauses between its questions, though answers come slowly",
  async (stage) => {
    const { open, services } = stage;
    await services.tournaments.book.plan([{ ...ARENA, id: "arena-slow" }]);
    const page = await open("/tournament/arena-slow");
    await page.getByRole("button", { name: "Join" }).click();
    await page.getByText("Looking for an opponent.").waitFor();
    const path = "**/api/me/tournaments";
    await page.route(path, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2_100));
      await route.continue();
    });
    await page.waitForResponse(path);
    const answered = Date.now();
    await page.waitForRequest(path);
    const paused = Date.now() - answered;
    assert(paused > 500, `${paused} ms`);
  },
);

story("who reads a later page of the standings stays there until they leave it", async (stage) => {
  const { open, services: { tournaments: { book } } } = stage;
  await book.plan([{ ...ARENA, id: "arena-of-many" }]);
  const share = { all: 99, ofSource: 99 }, many = Array.from({ length: 50 }, (_, n) => `${n}`);
  const entry = { owner: "", source: "", name: "", isBot: false, rating: 1500 };
  for (const identity of many) {
    await book.enter("arena-of-many", { ...entry, identity, token: identity }, Date.now(), share);
  }
  const page = await open("/tournament/arena-of-many");
  await page.getByRole("button", { name: "Join" }).click();
  const pages = page.getByRole("navigation", { name: "Pages" });
  await pages.getByRole("button", { name: "Next" }).click();
  await pages.getByText("2 / 2").waitFor();
  await page.getByLabel("Say something").fill("good luck");
  await page.keyboard.press("Enter");
  await page.getByText("good luck").waitFor();
  assertEquals(await pages.locator("span").innerText(), "2 / 2");
  // What was asked before they leave it is answered after.
  const left = Promise.withResolvers<void>(), asked = Promise.withResolvers<void>();
  await page.route("**/api/me/tournaments", async (route) => {
    if (route.request().postDataJSON().page === 1) return await route.continue();
    asked.resolve();
    await left.promise;
    const response = await route.fetch({
      postData: { ...route.request().postDataJSON(), version: -1 },
    });
    const { me, ...news } = await response.json();
    await route.fulfill({ response, json: { ...news, me: { ...me, state: "out" } } });
  });
  await asked.promise;
  await pages.getByRole("button", { name: "Previous" }).click();
  await pages.getByText("1 / 2").waitFor();
  left.resolve();
  await page.getByText("You left.").waitFor();
  assertEquals(await pages.locator("span").innerText(), "1 / 2");
});

story("what keeps one from playing or talking is said, and how one stands stays", async (stage) => {
  const { open, services } = stage;
  await services.tournaments.book.plan([{ ...ARENA, id: "arena-broken" }]);
  const page = await open("/tournament/arena-broken", { expected: /ERR_FAILED|403/ });
  await page.getByRole("button", { name: "Join" }).click();
  const mine = page.locator(".tournament-entry"), waiting = /Looking for an opponent\./;
  await mine.getByText(waiting).waitFor();
  const path = "**/api/me/tournaments", line = page.getByLabel("Say something");
  await page.route(path, (route) => route.abort());
  await line.fill("good luck");
  await page.keyboard.press("Enter");
  await mine.getByText(/Can't reach the server.*Looking for an opponent/s).waitFor();
  assertEquals(await line.inputValue(), "good luck");
  await page.unroute(path);
  await mine.getByText("Can't reach the server").waitFor({ state: "detached" });
  await mine.getByText(waiting).waitFor();
  // Banned, they may watch.
  await page.route(path, (route) => route.fulfill({ status: 403, json: { refused: "banned" } }));
  await mine.getByText(/You can't play online right now\. You're not in this tournament\./)
    .waitFor();
  const ben = await open("/tournament/arena-broken");
  await ben.getByRole("button", { name: "Join" }).click();
  await page.getByRole("rowheader", { name: "Player 2" }).waitFor();
  await page.unroute(path);
  await page.waitForURL(/\/r\//);
});

story("who makes one gets a link to pass on, and can call it off", async ({ open, url }) => {
  const ada = await open("/tournaments", { viewport: SIZES.phone });
  await ada.locator(".tournaments").getByText("Make a tournament").click();
  await ada.getByLabel("Tournament name").fill("Class 3b");
  // The answer takes its time, and they press again.
  const asked: string[] = [];
  await ada.route("**/api/me/tournaments", async (route) => {
    if (asked.push(route.request().postDataJSON().wish) > 1) return await route.continue();
    const response = await route.fetch();
    await ada.getByRole("button", { name: "Make tournament" }).click();
    await route.fulfill({ response });
  });
  await ada.getByRole("button", { name: "Make tournament" }).click();
  await ada.waitForURL(/\/tournament\/swiss-/);
  assertEquals(asked.filter((wish) => wish === "make"), ["make"]);
  const link = ada.getByLabel("Link to this tournament");
  const address = await link.inputValue();
  assertEquals(address, ada.url());
  await ada.getByRole("img", { name: "The link as a QR code" }).waitFor();
  await assertAccessible(ada, "a tournament of one's own");
  assertEquals(await ada.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);

  const ben = await open(address.slice(url.length), { locale: "es-MX" });
  await ben.getByRole("button", { name: "Unirme" }).click();
  await ben.getByText("Estás dentro.").waitFor();
  assertEquals(await ben.getByRole("button", { name: "Cancelar el torneo" }).count(), 0);
  await ben.getByRole("button", { name: "Invitar" }).click();
  assertEquals(await ben.getByLabel("Enlace a este torneo").inputValue(), address);

  await ada.getByRole("button", { name: "Call it off" }).click();
  await ada.getByRole("button", { name: "Really call it off" }).click();
  for (const [page, said] of [[ada, "It didn't take place."], [ben, "No se celebró."]] as const) {
    await page.locator(".tournament-time").getByText(said).waitFor();
  }
  assertEquals(await link.count(), 0);
});

story("who goes back to a tournament sees how long it takes now", async ({ open, services }) => {
  const starts = Date.now() + 3_600_000;
  await services.tournaments.book.plan([{ ...ARENA, id: "arena-again", starts }]);
  const page = await open("/tournament/arena-again");
  await page.goto(new URL("/tournaments", page.url()).href);
  await page.goto(new URL("/about", page.url()).href);
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  for (const path of ["/tournaments", "/tournament/arena-again"]) {
    const asked = page.waitForResponse(`**/api${path}*`);
    await page.goBack();
    await asked;
    await page.waitForFunction(
      (starts) => {
        const [, minutes, seconds] = /Starts in (\d+):(\d\d)/.exec(document.body.innerText) ?? [];
        const left = Number(minutes) * 60 + Number(seconds);
        return Math.abs(left - (starts - Date.now()) / 1000) < 2.5;
      },
      starts,
      { timeout: 8_000 },
    );
  }
});

const HOURS = { "en-US": /^Jan \d, 2030, 1:05\sPM/, "en-GB": /^\d Jan 2030, 13:05/ };
const OTHERS = { "de-DE": /^Jan \d, 2030, 13:05/, "es-MX": /^\d ene 2030, 1:05\sp\.m\./ };

for (const [locale, when] of Object.entries({ ...HOURS, ...OTHERS })) {
  story(`a day and an hour are written as ${locale} has them`, async ({ open, services }) => {
    const starts = Date.UTC(2030, 0, 5, 4, 5);
    await services.tournaments.book.plan([{ ...ARENA, id: "in-2030", starts }]);
    const page = await open("/tournaments", { locale, timezoneId: "Asia/Tokyo" });
    await page.getByText(when).waitFor();
  });
}

/** Runs in the page: somebody looks at another, so that its timers come a minute late. */
function hide(): void {
  Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
  const later = globalThis.setTimeout;
  const slowly = (run: () => void, ms = 0) => later(run, ms < 1_000 ? ms : 60_000);
  globalThis.setTimeout = slowly as typeof setTimeout;
}

const BUSY = { status: 503, json: { refused: "storage" } };

/** What keeps a page from hearing of the next game, if only for a moment. */
const HINDRANCES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "who can't be answered at first": async (page) => {
    for (const path of ["**/api/tournament/*", "**/api/me/tournaments"]) {
      await page.route(path, (route) => route.fulfill(BUSY), { times: 1 });
    }
  },
  "who looks at another page": (page) => page.evaluate(hide),
};

/** A Swiss of two rounds that has begun, and the pages of who entered it, as they are in their rooms. */
async function swissOf({ open, services, url }: Stage, names: readonly string[], playing: number) {
  const swiss = { ...ARENA, id: "swiss-of-few", kind: "swiss", minutes: 0, rounds: 2 } as const;
  const visit = { expected: /status of 503/ };
  const pages = await Promise.all(names.map(() => open("/about", visit)));
  await services.tournaments.book.plan([{ ...swiss, starts: Date.now() + 8_000 }]);
  await Promise.all(pages.map(async (page, number) => {
    await page.goto(`${url}/tournament/swiss-of-few`);
    await page.getByLabel("Your name").fill(names[number]!);
  }));
  for (const page of pages) {
    await page.getByRole("button", { name: "Join" }).click();
    await page.getByRole("button", { name: "Leave" }).waitFor();
  }
  await Promise.all(pages.slice(0, playing).map((page) => page.waitForURL(/\/r\//)));
  return pages;
}

async function resign(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Really resign" }).click();
}

async function isAtNext(page: Page, first: string): Promise<void> {
  await page.waitForURL((url) => url.pathname.startsWith("/r/") && url.href !== first);
  await page.locator("[data-turns='0'][data-over=false]").waitFor();
}

for (const [who, hinder] of Object.entries(HINDRANCES)) {
  story(`from a finished game of a Swiss ${who} is taken to the next one`, async (stage) => {
    // The last of three has nobody to play.
    const [ada, ben] = await swissOf(stage, ["Ada", "Ben", "Cai"], 2) as [Page, Page, Page];
    const first = ada.url();
    await hinder(ada);
    await resign(ben);
    await ada.getByText("Victory", { exact: true }).waitFor();
    await isAtNext(ada, first);
  });
}

story("who reviews a game of a Swiss while others play is taken to the next one", async (stage) => {
  const pages = await swissOf(stage, ["Ada", "Ben", "Cai", "Dot"], 4), ada = pages[0]!;
  const first = ada.url(), ben = pages.find((page) => page !== ada && page.url() === first)!;
  await resign(ben);
  await ada.getByText("Victory", { exact: true }).waitFor();
  await ada.getByRole("link", { name: "Review" }).first().click();
  await ada.getByRole("link", { name: "Back to the room" }).waitFor();
  await resign(pages.find((page) => page !== ada && page !== ben)!);
  await isAtNext(ada, first);
});
