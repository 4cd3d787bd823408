/** Games of this device outlive whatever leaves them: reloads, other tabs, going back and forth. */

import { assert, assertEquals } from "@std/assert";
import type { Page } from "playwright-core";
import { sampleOf } from "../full.ts";
import { story } from "./story.ts";
import { cellOf, TablePage } from "./table_page.ts";

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
const DESKTOP = { viewport: { width: 1280, height: 800 } };

/** A block at home, and one below it. */
const BLOCKS = ["c12 d12 c13 d13", "c16 d16 c17 d17"];

/** Plays one's turn, and waits for the computer's. */
async function play(table: TablePage, turn: number): Promise<void> {
  for (const line of [BLOCKS[turn]!, "confirm"]) await table.type(line);
  await table.turns(2 * turn + 2);
}

function boardOf(page: Page): Promise<string[]> {
  return page.locator(".turns.played button").allTextContents();
}

async function playByTouch(table: TablePage): Promise<void> {
  for (const name of BLOCKS[0]!.split(" ")) await table.tap(cellOf(name));
  await table.page.locator(".actions .primary").tap();
  await table.turns(2);
}

story("on a phone a game is played on after a reload and in another language", async (stage) => {
  const page = await stage.open("/play?level=easy&komi=1", PHONE);
  const table = await TablePage.at(page);
  await playByTouch(table);
  const played = await boardOf(page);
  await table.tap(cellOf("c16"));
  await page.reload();
  await TablePage.at(page);
  await table.turns(2);
  assertEquals(await boardOf(page), played);
  await page.getByText("Welcome back.").waitFor();
  await page.locator(".actions").getByText("1 of 4").waitFor();
  assertEquals(await page.locator(".speech [aria-live=polite]").first().textContent(), "");
  await page.goto(`${page.url()}&lang=es`);
  await TablePage.at(page);
  await page.locator(".actions").getByText("1 de 4").waitFor();
  await table.turns(2);
});

story("on a small phone the notice makes way for what the table says", async (stage) => {
  const page = await stage.open("/play?level=easy&komi=1", {
    ...PHONE,
    viewport: { width: 360, height: 640 },
  });
  const table = await TablePage.at(page);
  await playByTouch(table);
  await page.reload();
  await TablePage.at(page);
  const notice = page.getByText("Welcome back.");
  await notice.waitFor();
  // Locked.
  await table.tap(cellOf("z13"));
  await notice.waitFor({ state: "detached" });
  const said = (await table.said.first().boundingBox())!;
  assert(said.width > 100 && said.height > 10, `${said.width}×${said.height}`);
});

story("a game goes on from the front page, and Back leads there", async ({ open, url }) => {
  const page = await open("/", DESKTOP);
  assertEquals(await page.getByRole("link", { name: "Continue" }).count(), 0);
  await page.goto(`${url}/play?level=easy&side=red`);
  const table = await TablePage.at(page);
  await table.turns(1);
  for (const line of ["w12 x12 w13 x13", "confirm"]) await table.type(line);
  await table.turns(3);
  const played = await boardOf(page);
  await page.goBack();
  await page.getByText("You against Computer, Easy · Round 2 of 12").waitFor();
  await page.goForward();
  await table.turns(3);
  assertEquals(await boardOf(page), played);
  await page.goBack();
  await page.getByRole("link", { name: "Continue" }).click();
  await table.turns(3);
  assertEquals(await boardOf(page), played);
  // Nor does Back keep anybody here.
  await page.goBack();
  await page.getByRole("link", { name: "Continue" }).waitFor();
});

story("one tab plays a game, and another takes it over when asked", async ({ open }) => {
  const page = await open("/play?level=easy&komi=1", DESKTOP);
  const table = await TablePage.at(page);
  await play(table, 0);
  const other = await open("/play?level=easy&komi=1", { beside: page });
  const second = await TablePage.at(other);
  await second.turns(2);
  await page.getByText("You're playing this game in another tab.").waitFor();
  assertEquals(await page.getByText("The computer is thinking…").count(), 0);
  await table.type(BLOCKS[1]!);
  await table.says("It's not your turn yet.");
  await play(second, 1);
  await page.getByRole("button", { name: "Play here" }).click();
  await table.turns(4);
  assertEquals(await boardOf(page), await boardOf(other));
  await other.getByText("You're playing this game in another tab.").waitFor();
});

story("a front page in another tab hears of a game as it begins, and of its end", async (stage) => {
  const page = await stage.open("/play?level=easy&komi=1", DESKTOP);
  const home = await stage.open("/", { beside: page });
  const table = await TablePage.at(page);
  await table.type("c3 c10 g3 g10");
  await home.getByRole("link", { name: "Continue" }).waitFor();
  await table.confirmLoss();
  await table.result.waitFor();
  await home.getByRole("link", { name: "Continue" }).waitFor({ state: "detached" });
  // The result is there after a reload; the same address by itself is another game.
  await page.reload();
  await table.result.waitFor();
  await page.goto(`${stage.url}/play?level=easy&komi=1`);
  await table.turns(0);
});

story("a turn is taken back, and the game then doesn't count", async ({ open }) => {
  const page = await open("/play?level=easy", DESKTOP);
  const table = await TablePage.at(page);
  await play(table, 0);
  await table.press("Take back");
  await table.press("Take back (won't score)");
  await table.turns(0);
  await table.type("c3 c10 g3 g10");
  await table.confirmLoss();
  await table.result.getByText("you took a turn back.").waitFor();
  await page.reload();
  await table.result.getByText("you took a turn back.").waitFor();
  await table.press("Take back");
  await table.turns(0);
  await play(table, 0);
});

story("who resigns sees the end, and it stays", async ({ open }) => {
  const page = await open("/play?level=easy&komi=1", DESKTOP);
  const table = await TablePage.at(page);
  await play(table, 0);
  await table.resign();
  await table.result.getByRole("heading", { name: "Defeat" }).waitFor();
  await page.reload();
  await table.result.getByText("by resignation").waitFor();
});

const UNREADABLE = [["damaged", '{"v":1,'], ["of another version", '{"v":0}']] as const;

for (const [what, kept] of sampleOf(UNREADABLE)) {
  story(`a kept game that is ${what} is dropped with a sentence`, async ({ open, url }) => {
    const page = await open("/about");
    await page.evaluate((kept) => localStorage.setItem("game /play?level=easy", kept), kept);
    await page.goto(url);
    await page.getByText("A saved game couldn't be read.").waitFor();
    await page.evaluate((kept) => localStorage.setItem("game /play?level=easy", kept), kept);
    await page.goto(`${url}/play?level=easy`);
    const table = await TablePage.at(page);
    await table.says("Your saved game can't be read, so this is a new one.");
    await play(table, 0);
  });
}

story("turns that nobody could have played are dropped with a sentence", async ({ open }) => {
  const page = await open("/play?level=easy&komi=1");
  const table = await TablePage.at(page);
  await play(table, 0);
  await page.evaluate(() => {
    const name = "game /play?level=easy&komi=1";
    localStorage.setItem(name, localStorage.getItem(name)!.replace("c12", "z12"));
  });
  await page.reload();
  await table.says("Your saved game can't be read, so this is a new one.");
  await table.turns(0);
});

story("games of many colonies, of the hill and of sums are kept too", async ({ open, url }) => {
  const page = await open("/play?game=conway&seat1=person&seat2=easy", DESKTOP);
  const table = await TablePage.at(page);
  for (const line of ["random", "confirm"]) await table.type(line);
  await page.locator("[data-turns]:not([data-turns='0'])").waitFor();
  await page.reload();
  await page.locator("[data-turns]:not([data-turns='0'])").waitFor();

  await page.goto(`${url}/arena/play?width=8&height=8&place=4`);
  await TablePage.at(page);
  for (const line of ["c3 d3 c4 d4", "confirm"]) await table.type(line);
  await table.turns(1);
  await page.reload();
  await table.turns(1);

  await page.goto(`${url}/annihilation`);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.locator("#move").fill("4>0");
  await page.keyboard.press("Enter");
  await page.locator(".turns.played li").nth(1).waitFor();
  const moves = await page.locator(".turns.played li").allTextContents();
  await page.reload();
  await page.locator(".turns.played li").nth(1).waitFor();
  assertEquals(await page.locator(".turns.played li").allTextContents(), moves);
  await page.goto(url);
  await page.getByText("Other open games").click();
  const games = page.locator(".continue > a, .continue li a");
  assertEquals(await games.count(), 3);
  await games.filter({ hasText: "King of the Hill" }).waitFor();
});

story("where there's no storage at all, no saved game is missed", async ({ open }) => {
  const prepare = () => Object.defineProperty(globalThis, "localStorage", { value: null });
  const table = await TablePage.at(await open("/play?two=", { prepare }));
  await table.says("Place 4 cells in your home on the left, then confirm.");
});
