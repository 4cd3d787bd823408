/** Without a network: what a visitor has once seen works on, and the rest says why it does not. */

import { assert, assertEquals } from "@std/assert";
import type { Page } from "playwright-core";
import { LIFE_GAMES } from "../../lib/games/life_games.ts";
import { OFFLINE_PAGES } from "../../lib/http/offline_pages.ts";
import { verdictWordsIn } from "../../lib/view/words/verdict/mod.ts";
import { versatile, writeGame } from "./script.ts";
import { story, type Visit } from "./story.ts";
import { TablePage } from "./table_page.ts";

/** What browsers say of requests that fail for want of a network. */
const expected = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

const VISIT: Visit = { serviceWorkers: "allow", expected };

const { uncounted } = verdictWordsIn("en");

type Open = (path: string, visit: Visit) => Promise<Page>;

/** A page whose worker has kept all it wants to, and that has lost its network. */
async function cutOff(open: Open, visit: Visit = VISIT, path = "/about"): Promise<Page> {
  const page = await open(path, visit);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await page.context().setOffline(true);
  return page;
}

story("a whole game against the computer is played without a network", async ({ open, url }) => {
  const game = LIFE_GAMES["conquerors-classic"];
  const turns = writeGame({ game, level: "hard", seed: "5", side: 1 }, versatile);
  const page = await cutOff(open, { ...VISIT, impatient: true });
  await page.goto(`${url}/play?level=hard&side=red&game=conquerors-classic&seed=5`);
  const table = await TablePage.at(page);
  await table.page.getByRole("heading", { name: /Hard/ }).waitFor({ state: "attached" });
  await table.playOut(turns, 1, async ({ before, move }) => {
    const text = game.text.writeMove(before, move);
    await table.type({ pass: "skip" }[text] ?? text.replaceAll(",", " "));
    await table.type("confirm");
  });
  await table.result.waitFor();
});

story("a game that would count says that without a network it does not", async ({ open, url }) => {
  const page = await cutOff(open);
  await page.goto(`${url}/play`);
  await lose(page);
  await page.getByText(uncounted["no-ticket"]).waitFor();
});

story("a game that loses the network is counted once it is back", async ({ open }) => {
  const page = await cutOff(open, VISIT, "/play?level=easy");
  await page.waitForFunction(() => performance.now() > 1_500);
  await lose(page);
  await page.getByText(uncounted.offline).waitFor();
  await page.context().setOffline(false);
  await page.getByText("Counted as a game.").waitFor();
});

/** Four cells that die alone: the computer wins in the first round. */
async function lose(page: Page): Promise<void> {
  const table = await TablePage.at(page);
  for (const line of ["c3 c10 g3 g10", "confirm"]) await table.type(line);
  await table.result.waitFor();
}

for (const [locale, play] of [["en-GB", "Play the computer"], ["es-ES", "Jugar contra"]] as const) {
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
          .filter(({ name, decodedBodySize }) => /\.(js|css)/.test(name) && decodedBodySize === 0)
          .map(({ name }) => name)
      );
      assertEquals(missing, [], path);
    }
    await page.goto(`${url}/`);
    await page.getByRole("heading", { name: play }).first().waitFor();
  });
}

story(
  "without a network no room can be made, and the front page says so",
  async ({ open, url }) => {
    const page = await cutOff(open);
    await page.goto(`${url}/`);
    await page.getByText("The server cannot be reached.").waitFor();
    await page.getByRole("button", { name: "Make a room" }).click({ force: true });
    assertEquals(page.url(), `${url}/`);
    await page.context().setOffline(false);
    await page.getByText("Nobody is waiting.").waitFor();
  },
);

story(
  "what needs the network says so, and comes by itself once it is back",
  async ({ open, url }) => {
    const page = await cutOff(open);
    await page.goto(`${url}/leaderboard?period=all`);
    await page.getByRole("heading", { name: "You are offline" }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole("heading", { name: "Leaderboard" }).waitFor();
    assert(page.url().endsWith("/leaderboard?period=all"));
  },
);
