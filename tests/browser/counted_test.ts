/** Games against the computer that count, and those that cannot. */

import { assert, assertEquals } from "@std/assert";
import type { Page } from "playwright-core";
import { LEVELS_VERSION } from "../../lib/games/game.ts";
import { holdTimers } from "./held_timers.ts";
import { story } from "./story.ts";
import { TablePage } from "./table_page.ts";
import { hasTicket } from "./ticket.ts";

/** Four lonely cells that die: the computer wins in the first round. */
const LOST = "c3 c10 g3 g10";
const UNREACHED = /ERR_FAILED/;

async function lose(page: Page): Promise<TablePage> {
  const table = await TablePage.at(page);
  await table.type(LOST);
  await table.confirmLoss();
  await table.result.waitFor();
  return table;
}

/** Loses a game that has its ticket, which comes with the first cell. */
async function loseRanked(page: Page): Promise<TablePage> {
  const table = await TablePage.at(page);
  await table.type(LOST);
  await hasTicket(page);
  await table.confirmLoss();
  await table.result.waitFor();
  return table;
}

/** The one game that the page's player has in the archive. */
async function gamesOf(page: Page): Promise<{ opponent: string; unrated: string | null }[]> {
  return await page.evaluate(async () => {
    const body = JSON.stringify({ identity: localStorage.getItem("identity") });
    const response = await fetch("/api/me/games", { method: "POST", body });
    return (await response.json()).games;
  });
}

story("a game against the computer counts, and can be looked through", async ({ open }) => {
  const page = await open("/play?level=easy");
  const table = await loseRanked(page);
  await table.result.getByText("Counted: no points.").waitFor();
  const [game] = await gamesOf(page);
  assertEquals([game?.opponent, game?.unrated], ["easy", null]);
  await table.result.locator("a[href='/learn']").getByText("Learn the game").waitFor();
  const saved = await table.savedRecord();
  assert(new RegExp(`\\[Seed "${LEVELS_VERSION}-[\\w-]{22}"\\]`).test(saved), saved);
  await table.result.getByRole("link", { name: "Review" }).click();
  await page.waitForURL(/\/g\/[0-9a-z]{10}$/);
  await page.getByRole("heading", { level: 1 }).waitFor();
});

story("a name that is saved first is the player's once a game counts", async ({ open }) => {
  const page = await open("/me");
  await page.locator("[data-ready=true]").waitFor();
  await page.getByLabel("Your name").fill("Zoë");
  await page.getByRole("button", { name: "Use this name" }).click();
  await page.getByText("Finish a ranked game and it's yours.").waitFor();
  await page.goto(page.url().replace("/me", "/play?level=easy"));
  const claimed = page.waitForResponse("**/api/me/name");
  await loseRanked(page);
  assertEquals((await (await claimed).json()).player.name, "Zoë");
});

story("a game counts whose first turn is the computer's", async ({ open }) => {
  const page = await open("/play?level=easy&side=red", { prepare: holdTimers });
  const table = await TablePage.at(page);
  // The computer does not wait long for it.
  await hasTicket(page);
  await page.evaluate(() => globalThis.goOn());
  await table.turns(1);
  await table.type("w3 w10 z3 z10");
  await table.confirmLoss();
  await table.result.getByText("Counted: no points.").waitFor();
});

story("a game counts whose first turn is a computer's that comes late", async ({ open }) => {
  const page = await open("/about");
  const asked = Promise.withResolvers<void>();
  await page.route("**/*ranked_line*", async (route) => {
    asked.resolve();
    await route.continue();
  });
  // It waits for the ticket but a moment once it's there.
  await page.route("**/*worker_computer*", async (route) => {
    await asked.promise;
    await route.continue();
  });
  await page.goto(new URL("/play?level=easy&side=red", page.url()).href);
  await hasTicket(page);
  await (await TablePage.at(page)).turns(1);
});

story(
  "without the server a game is played all the same, and says that it does not count",
  async ({ open }) => {
    const page = await open("/play?level=easy", { expected: UNREACHED });
    await page.route("**/api/games", (route) => route.abort());
    await page.reload();
    const table = await lose(page);
    await table.result.getByText("the server couldn't be reached when the game started.").waitFor();
    assertEquals(await gamesOf(page), []);
  },
);

story("a report that did not arrive is sent again", async ({ open }) => {
  const page = await open("/play?level=easy", { expected: UNREACHED });
  await page.route("**/api/results", (route) => route.abort(), { times: 1 });
  const table = await loseRanked(page);
  await table.result.getByRole("button", { name: "Try again" }).click();
  await table.result.getByText("Counted: no points.").waitFor();
  assertEquals((await gamesOf(page)).length, 1);
});

story("a game of a chosen seed says nothing of points, and asks for none", async ({ open }) => {
  const page = await open("/play?level=easy&seed=7");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const table = await lose(page);
  assertEquals(await table.result.locator(".verdict").count(), 0);
  assertEquals(asked.filter((path) => path.startsWith("/api/")), []);
});

story("looking at a game is no game yet", async ({ open }) => {
  const page = await open("/play?level=easy");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const table = await TablePage.at(page);
  await table.type("help");
  assertEquals(asked.filter((path) => path.startsWith("/api/")), []);
});

story("a ranked game goes on after the page was reloaded, or is given up", async ({ open }) => {
  const page = await open("/play?level=easy");
  const table = await TablePage.at(page);
  await table.type("c3 d3 c4 d4");
  await hasTicket(page);
  await table.type("confirm");
  await table.turns(2);
  await page.reload();
  await table.turns(2);
  await page.getByText("This is your open ranked game.").waitFor();
  const seed = () => page.evaluate(() => JSON.parse(localStorage.getItem("ranked")!).seed);
  const before = await seed();
  await page.getByRole("button", { name: "Start over (a loss)" }).click();
  await table.turns(0);
  await table.type("c3");
  // Ranked games begin some time apart.
  await page.getByText("your last one started a moment ago").waitFor();
  assertEquals(await seed(), before);
});

story("a second ranked game waits for the first, or loses it", async ({ open, url }) => {
  const page = await open("/play?level=easy");
  const table = await TablePage.at(page);
  await table.type("c3");
  await hasTicket(page);
  await page.goto(`${url}/play?level=hard`);
  await table.type("c3");
  await page.getByText("Not ranked: you have a game against Easy open.").waitFor();
  const seed = await page.evaluate(() => JSON.parse(localStorage.getItem("ranked")!).seed);
  const asked = page.waitForRequest((request) => request.url().endsWith("/api/games"));
  await page.getByRole("button", { name: "Lose it, rank this" }).click();
  assertEquals((await asked).postDataJSON().instead, seed);
  await page.getByText("your last one started a moment ago").waitFor();
  await page.reload();
  await table.type("c3");
  await page.getByRole("link", { name: "Finish it" }).click();
  await page.waitForURL(/level=easy/);
  await table.type("c3 c10 g3 g10");
  await hasTicket(page);
  await table.confirmLoss();
  await table.result.getByText("Counted: no points.").waitFor();
  assertEquals((await gamesOf(page)).length, 1);
});

story("a game that the network kept back is reported with the next one", async ({ open, url }) => {
  const page = await open("/play?level=easy", { expected: UNREACHED });
  await page.route("**/api/results", (route) => route.abort());
  const table = await loseRanked(page);
  await table.result.getByText("can't reach the server.").waitFor();
  await page.unroute("**/api/results");
  await page.goto(`${url}/play?level=hard`);
  await table.type("c3");
  await page.waitForFunction(() => !localStorage.getItem("ranked")?.includes("result"));
  assertEquals((await gamesOf(page)).map(({ opponent }) => opponent), ["easy"]);
});
