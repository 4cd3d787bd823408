/** Without a network: what a visitor has once seen works on, and the rest says why it does not. */

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import type { Page } from "playwright-core";
import { LIFE_GAMES } from "../../lib/games/life_games.ts";
import { OFFLINE_PAGES } from "../../lib/server/http/offline_pages.ts";
import { verdictWordsIn } from "../../lib/ui/games/conquerors/words/verdict/mod.ts";
import { SandboxPage } from "./sandbox_page.ts";
import { versatile, writeGame } from "./script.ts";
import { runs, sampleOf } from "../full.ts";
import { story, type Visit } from "./story.ts";
import { TablePage } from "./table_page.ts";
import { hasTicket } from "./ticket.ts";

/** What browsers say of requests that fail for want of a network. */
const expected = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

const VISIT: Visit = { serviceWorkers: "allow", expected };

const { uncounted } = verdictWordsIn("en");

async function loseNetwork(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await page.context().setOffline(true);
}

/** What a visitor without a network does, each with nothing kept by the ones before. */
const ACTS: Readonly<Record<string, (page: Page, url: string) => Promise<void>>> = {
  async "a turn is foreseen, coached and looked ahead from"(page, url) {
    await page.goto(`${url}/play?level=easy&seed=1`);
    const table = await TablePage.at(page);
    await table.type("c12 d12 e12 h20");
    await table.says("h20 placed, 4 of 4. Next: blue +2\u00a0−3.");
    await page.locator(".hint", { hasText: /\w/ }).waitFor();
    await page.getByRole("slider", { name: "Look ahead" }).waitFor();
    await page.getByLabel("Show the next generation").uncheck();
    await page.locator(".guide").waitFor({ state: "detached" });
    await table.type("confirm");
    await table.turns(2);
  },

  async "a lesson is passed, and leads to the next"(page, url) {
    await page.goto(`${url}/learn/1`);
    const table = await TablePage.at(page);
    for (const line of ["c12 d12 c13 d13", "confirm"]) await table.type(line);
    await page.getByRole("heading", { name: "Passed" }).waitFor();
    await page.getByRole("link", { name: "Next lesson" }).click();
    await page.getByRole("heading", { name: "Born of three" }).waitFor();
    await TablePage.at(page);
  },

  async "puzzles go on, and the day's is there"(page, url) {
    await page.goto(`${url}/puzzles`);
    const table = await TablePage.at(page);
    await table.press("Show me");
    await page.getByRole("heading", { name: "The answer" }).waitFor();
    await page.getByText("You're offline, so your rating stays.").waitFor();
    await table.press("Next puzzle");
    await page.locator('.board-frame[data-turns="0"]').waitFor();
    await page.goto(`${url}/puzzle/daily`);
    await TablePage.at(page);
    await page.getByText("Solve today's puzzle to start a streak.").waitFor();
  },

  async "puzzles of one kind are of that kind"(page, url) {
    await page.goto(`${url}/puzzles`);
    const kinds = page.getByRole("navigation", { name: "Choose what to practice" });
    await kinds.getByRole("link", { name: "Save your home" }).click();
    await kinds.locator("[aria-current=page]", { hasText: "Save your home" }).waitFor();
    for (let n = 0; n < 3; n++) {
      const table = await TablePage.at(page);
      await page.locator(".task", { hasText: "Keep a cell at home" }).waitFor();
      await table.press("Show me");
      await table.press("Next puzzle");
      await page.locator('.board-frame[data-verdict="on"]').waitFor();
    }
  },

  async "the sandbox is all there: names, causes, help, a game"(page, url) {
    await page.goto(`${url}/sandbox`);
    const sandbox = await SandboxPage.at(page);
    await sandbox.type("glider c12");
    await sandbox.structure("Glider, spaceship").waitFor();
    await sandbox.type("step");
    await page.getByText("Why this cell?").click();
    await page.getByLabel("Cell", { exact: true }).fill("b12");
    await page.keyboard.press("Enter");
    await page.locator(".why .turns button").first().waitFor();
    await sandbox.button("Keys").click();
    await page.getByRole("dialog").getByText("next generation").waitFor();
    await sandbox.keys("Escape");
    const table = await sandbox.playBoth();
    for (const line of ["c2 d2 c3 d3", "confirm"]) await table.type(line);
    await table.turns(1);
  },

  async "a game that would count says that it does not"(page, url) {
    await page.goto(`${url}/play`);
    const table = await TablePage.at(page);
    await table.type(LOST);
    await table.confirmLoss();
    await table.result.waitFor();
    await page.getByText(uncounted["no-ticket"]).waitFor();
  },

  async "no room can be made, and the page says so"(page, url) {
    await page.goto(`${url}/friend`);
    await page.getByText("Can't reach the server.").waitFor();
    await page.getByRole("button", { name: "Make a room" }).click({ force: true });
    assertEquals(page.url(), `${url}/friend`);
    await page.context().setOffline(false);
    await page.getByText("No open games yet.").waitFor();
  },

  async "what needs the network says so, and comes by itself once it is back"(page, url) {
    await page.goto(`${url}/leaderboard?period=all#how`);
    await page.getByRole("heading", { name: "You're offline" }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole("heading", { name: "Leaderboard" }).waitFor();
    assert(page.url().endsWith("/leaderboard?period=all#how"));
  },

  async "a form that doesn't reach the server is there again once the network is"(page, url) {
    await page.context().setOffline(false);
    await page.goto(`${url}/conway`);
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Make a room" }).click();
    await page.getByRole("heading", { name: "You're offline" }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole("heading", { name: "Conway by Post" }).waitFor();
    assertEquals(page.url(), `${url}/conway`);
  },
};

/** Four lonely cells that die: the computer wins in the first round. */
const LOST = "c3 c10 g3 g10";

story("who loses the network within a game goes on without it", async ({ open, url }) => {
  const page = await open("/play?level=easy", VISIT);
  const table = await TablePage.at(page);
  await table.type(LOST);
  await hasTicket(page);
  await loseNetwork(page);
  await table.confirmLoss();
  await table.result.waitFor();
  await page.getByText(uncounted.offline).waitFor();
  await page.context().setOffline(false);
  await page.getByText("Counted: no points.").waitFor();
  for (const [name, act] of Object.entries(ACTS)) {
    await page.evaluate(() => localStorage.clear());
    await page.context().setOffline(true);
    await act(page, url).catch((cause) => {
      throw new Error(`Without a network ${name}: that failed`, { cause });
    });
  }
});

story(
  "a ranked game that ended without a network counts by way of the front page",
  async (stage) => {
    const page = await stage.open("/play?level=easy", VISIT), table = await TablePage.at(page);
    await table.type(LOST);
    await hasTicket(page);
    await loseNetwork(page);
    await table.confirmLoss();
    await page.getByText(uncounted.offline).waitFor();
    await page.goto("about:blank");
    await page.context().setOffline(false);
    const next = await stage.open("/", { ...VISIT, beside: page });
    await next.getByRole("link", { name: "Continue" }).click();
    await next.getByText("Counted: no points.").waitFor();
    await next.goto(stage.url);
    await next.getByRole("link", { name: "Play a friend" }).waitFor();
    assertEquals(await next.getByRole("link", { name: "Continue" }).count(), 0);
  },
);

story("a game that is opened without a network takes no other from its tab", async (stage) => {
  const page = await stage.open("/play", VISIT), table = await TablePage.at(page);
  await table.type("c12");
  await loseNetwork(page);
  const other = await stage.open("/play?level=hard", { ...VISIT, beside: page });
  await other.getByRole("heading", { name: /Hard/ }).waitFor({ state: "attached" });
  await TablePage.at(other);
  await table.type("d12 c13 d13");
  await table.type("confirm");
  await table.turns(2);
  assertEquals(await page.getByText("in another tab").count(), 0);
});

story("the computer plays without a network", async ({ open, url }) => {
  const game = LIFE_GAMES["conquerors-classic"];
  // Up to a turn of the computer; to the end in a full run.
  const turns = writeGame(
    { game, level: "hard", seed: "5", side: 1 },
    versatile,
    runs(7, Infinity),
  );
  const page = await open("/about", { ...VISIT, impatient: true });
  await loseNetwork(page);
  await page.goto(`${url}/play?level=hard&side=red&game=conquerors-classic&seed=5`);
  const table = await TablePage.at(page);
  await table.page.getByRole("heading", { name: /Hard/ }).waitFor({ state: "attached" });
  assertStringIncludes(await page.title(), "Hard");
  await table.playOut(turns, 1, async ({ before, move }) => {
    const text = game.text.writeMove(before, move);
    await table.type({ pass: "skip" }[text] ?? text.replaceAll(",", " "));
    await table.type("confirm");
  });
  if (turns.at(-1)!.after.outcome) await table.result.waitFor();

  // A level whose worker loads more.
  await page.goto(`${url}/play?level=conqueror&seed=5`);
  const strong = await TablePage.at(page);
  for (const line of ["c12 d12 c13 d13", "confirm"]) await strong.type(line);
  await strong.turns(2);
});

/** The first page of each folder in every run of the suite, all pages in a full one. */
const VISITED = OFFLINE_PAGES.filter((path) => {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  return runs(0, 1) || folder === "/" ||
    OFFLINE_PAGES.find((one) => one.startsWith(folder)) === path;
});

/** One language in every run of the suite, both in a full one. */
const LOCALES = sampleOf(
  [
    ["es-ES", "Coloca cuatro células."],
    ["en-GB", "Place four cells."],
  ] as const,
);

for (const [locale, play] of LOCALES) {
  story(`all pages that may are there without a network, in ${locale}`, async ({ open, url }) => {
    const page = await open("/about", { ...VISIT, locale });
    await loseNetwork(page);
    const language = locale.slice(0, 2);
    const kept = OFFLINE_PAGES.map((path) =>
      `${path}${path.includes("?") ? "&" : "?"}lang=${language}`
    );
    assertEquals(await page.evaluate(withoutAll, kept), []);
    for (const path of VISITED) {
      await page.goto(url + path);
      assertEquals(await page.locator("html").getAttribute("lang"), language, path);
      assertEquals(await page.title().then((title) => /offline|conexión/.test(title)), false, path);
      const missing = await page.evaluate(() =>
        performance.getEntriesByType("resource")
          .map((entry) => entry as PerformanceResourceTiming)
          .filter(({ name, responseStatus }) => /\.(js|css)/.test(name) && responseStatus !== 200)
          .map(({ name }) => name)
      );
      assertEquals(missing, [], path);
    }
    await page.goto(`${url}/play?game=conway&seats=2`);
    await TablePage.at(page);
    await page.goto(`${url}/arena/play?size=9&place=2&generations=3`);
    await page.getByText(/0 (of|de) 3/).waitFor();
    await page.goto(`${url}/`);
    await page.getByRole("heading", { name: play }).first().waitFor();
  });
}

/** Runs in the page: which of these pages aren't kept with all their scripts and styles. */
async function withoutAll(pages: readonly string[]): Promise<string[]> {
  const lacking: string[] = [];
  for (const page of pages) {
    const text = await (await caches.match(page))?.text() ?? "";
    const parsed = new DOMParser().parseFromString(text, "text/html");
    const files = [...parsed.querySelectorAll("script[src], link[rel=stylesheet], link[as=script]")]
      .map((element) => element.getAttribute("src") ?? element.getAttribute("href")!);
    const found = await Promise.all(files.map((file) => caches.match(file)));
    if (files.length === 0 || found.includes(undefined)) lacking.push(page);
  }
  return lacking;
}
