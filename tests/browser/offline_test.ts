/** Without a network: what a visitor has once seen works on, and the rest says why it does not. */

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import type { Page } from "playwright-core";
import { LIFE_GAMES } from "../../lib/games/life_games.ts";
import { OFFLINE_PAGES } from "../../lib/server/http/offline_pages.ts";
import { verdictWordsIn } from "../../lib/ui/games/conquerors/words/verdict/mod.ts";
import { SandboxPage } from "./sandbox_page.ts";
import { versatile, writeGame } from "./script.ts";
import { runs } from "../full.ts";
import { story, type Visit } from "./story.ts";
import { TablePage } from "./table_page.ts";
import { hasTicket } from "./ticket.ts";

/** What browsers say of requests that fail for want of a network. */
const expected = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

const VISIT: Visit = { serviceWorkers: "allow", expected };

const { uncounted } = verdictWordsIn("en");

type Open = (path: string, visit: Visit) => Promise<Page>;

/** A page whose worker has kept all it wants to, and that has lost its network. */
async function cutOff(open: Open, visit: Visit = VISIT): Promise<Page> {
  const page = await open("/about", visit);
  await loseNetwork(page);
  return page;
}

async function loseNetwork(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await page.context().setOffline(true);
}

story("a whole game against the computer is played without a network", async ({ open, url }) => {
  const game = LIFE_GAMES["conquerors-classic"];
  const turns = writeGame({ game, level: "hard", seed: "5", side: 1 }, versatile);
  const page = await cutOff(open, { ...VISIT, impatient: true });
  await page.goto(`${url}/play?level=hard&side=red&game=conquerors-classic&seed=5`);
  const table = await TablePage.at(page);
  await table.page.getByRole("heading", { name: /Hard/ }).waitFor({ state: "attached" });
  assertStringIncludes(await page.title(), "Hard");
  await table.playOut(turns, 1, async ({ before, move }) => {
    const text = game.text.writeMove(before, move);
    await table.type({ pass: "skip" }[text] ?? text.replaceAll(",", " "));
    await table.type("confirm");
  });
  await table.result.waitFor();
});

story(
  "without a network a turn is foreseen, coached and looked ahead from",
  async ({ open, url }) => {
    const page = await cutOff(open);
    await page.goto(`${url}/play?level=easy&seed=1`);
    const table = await TablePage.at(page);
    await table.type("c12 d12 e12 h20");
    await table.says("h20 placed, 4 of 4. Next: blue +2 −3.");
    await page.locator(".hint", { hasText: /\w/ }).waitFor();
    await page.getByRole("slider", { name: "Look ahead" }).waitFor();
    await page.getByLabel("Show the next generation").uncheck();
    await page.locator(".guide").waitFor({ state: "detached" });
    await table.type("confirm");
    await table.turns(2);
  },
);

story("a lesson is passed without a network, and leads to the next", async ({ open, url }) => {
  const page = await cutOff(open, { ...VISIT, impatient: true });
  await page.goto(`${url}/learn/1`);
  const table = await TablePage.at(page);
  for (const line of ["c12 d12 c13 d13", "confirm"]) await table.type(line);
  await page.getByRole("heading", { name: "Passed" }).waitFor();
  await page.getByRole("link", { name: "Next lesson" }).click();
  await page.getByRole("heading", { name: "Born of three" }).waitFor();
  await TablePage.at(page);
});

story("puzzles go on without a network, and the day's is there", async ({ open, url }) => {
  const page = await cutOff(open, { ...VISIT, impatient: true });
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
});

story(
  "the sandbox is all there without a network: names, causes, help, a game",
  async ({ open, url }) => {
    const page = await cutOff(open);
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
);

/** Four lonely cells that die: the computer wins in the first round. */
const LOST = "c3 c10 g3 g10";

story("a game that would count says that without a network it does not", async ({ open, url }) => {
  const page = await cutOff(open);
  await page.goto(`${url}/play`);
  await lose(page);
  await page.getByText(uncounted["no-ticket"]).waitFor();
});

story("a game that loses the network is counted once it is back", async ({ open }) => {
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
});

async function lose(page: Page): Promise<void> {
  const table = await TablePage.at(page);
  await table.type(LOST);
  await table.confirmLoss();
  await table.result.waitFor();
}

/** One language in every run of the suite, both in a full one. */
const LOCALES = ([
  ["es-ES", "Coloca cuatro células."],
  ["en-GB", "Place four cells."],
] as const).slice(0, runs(1, 2));

for (const [locale, play] of LOCALES) {
  story(`all pages that may are there without a network, in ${locale}`, async ({ open, url }) => {
    const page = await cutOff(open, { ...VISIT, locale });
    const language = locale.slice(0, 2);
    for (const path of OFFLINE_PAGES) {
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
    await page.goto(`${url}/`);
    await page.getByRole("heading", { name: play }).first().waitFor();
  });
}

story(
  "without a network no room can be made, and the page says so",
  async ({ open, url }) => {
    const page = await cutOff(open);
    await page.goto(`${url}/friend`);
    await page.getByText("Can't reach the server.").waitFor();
    await page.getByRole("button", { name: "Make a room" }).click({ force: true });
    assertEquals(page.url(), `${url}/friend`);
    await page.context().setOffline(false);
    await page.getByText("No open games yet.").waitFor();
  },
);

story(
  "what needs the network says so, and comes by itself once it is back",
  async ({ open, url }) => {
    const page = await cutOff(open);
    await page.goto(`${url}/leaderboard?period=all`);
    await page.getByRole("heading", { name: "You're offline" }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole("heading", { name: "Leaderboard" }).waitFor();
    assert(page.url().endsWith("/leaderboard?period=all"));
  },
);
