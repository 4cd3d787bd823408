/** A finished game analyzed: by keys only, stopped and gone on with, and only where somebody asks. */

import { assert, assertEquals, assertNotEquals } from "@std/assert";
import type { Page } from "playwright-core";
import { LIFE_GAMES, type LifeGameId } from "../../lib/games/life_games.ts";
import { writeLink } from "../../lib/games/notation/link.ts";
import { readRecords, writeRecord } from "../../lib/games/notation/notation.ts";
import { playedGame } from "../games/conway_games.ts";
import { finishedGame } from "../store/finished.ts";
import { wholeGame } from "../ui/replay/game.ts";
import { assertAccessible, GUISES, SIZES } from "./axe.ts";
import { sampleOf } from "../full.ts";
import { story } from "./story.ts";
import { type Sent, sentTo } from "./weight.ts";

/** The last round: Red skips, four cells to five, where one more block wins the game. */
const [LOST, LOST_CLASSIC] = (["conquerors-v2", "conquerors-classic"] as const).map((id) =>
  linkOf(id, "$.A$A.A$.2A21.2B$24.2B! b 12 2,2 0,0", ["a20,c20,e20,g20", "pass"])
) as [string, string];

const CCN = wholeGame();
const [RECORD] = readRecords(CCN);
const WHOLE = `/g#${writeLink({ ...RECORD!, tags: {} })}`;

function linkOf(id: LifeGameId, position: string, tokens: readonly string[]): string {
  const { text, play } = LIFE_GAMES[id];
  const start = text.readPosition(position, {});
  const moves = [];
  let before = start;
  for (const token of tokens) {
    const move = text.readMove(before, token);
    moves.push(move);
    before = play(before, move);
  }
  return `/g#${writeLink({ game: id, options: {}, start, tags: {}, moves })}`;
}

/** Runs in the page: its worker thinks briefly. */
function thinkBriefly(): void {
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message: object) {
    post.call(this, "steps" in message ? { ...message, steps: 2_000 } : message);
  };
}

function picture(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector<HTMLCanvasElement>("canvas")!.toDataURL());
}

function analyze(page: Page) {
  return page.getByRole("button", { name: "Analyze the game" });
}

/** Goes on with Tab until that has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const target = page.getByRole("button", { name, exact: true });
  for (let tabs = 0; tabs < 20; tabs++) {
    if (await target.evaluate((button) => button === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${name}`);
}

story("the turn that decided is found, shown and improved on, by keys only", async ({ open }) => {
  const page = await open(LOST, { prepare: thinkBriefly });
  await page.waitForSelector(".replay[data-ready=true]");
  await page.keyboard.press("Home");
  for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowRight");
  const [plain, before] = [await picture(page), await sentTo(page)];
  assertEquals(before.filter(({ kind }) => kind === "worker"), [], "nothing runs unasked");
  await page.keyboard.press("Home");
  await tabTo(page, "Analyze the game");
  await page.keyboard.press("Enter");
  await page.getByText("Turn 2 decided it: it cost Red 100% win chance.").waitFor();
  await tabTo(page, "Show");
  await page.keyboard.press("Enter");
  assertEquals(await page.locator(".scrubber input").inputValue(), "3");
  const verdict = page.locator(".analysis [role=status]").last();
  await verdict.getByText("Turn 2, Red, round 12 ?? blunder").waitFor();
  await verdict.getByText(/^Better: ([a-z]+\d+(, )?){4}\.$/).waitFor();
  await verdict.getByText(
    "Best turn: Red wins. Played: Blue wins. Win chance lost: 100%.",
  ).waitFor();
  assertNotEquals(await picture(page), plain, "the better turn is on the board");
  await page.keyboard.press("ArrowLeft");
  await verdict.getByText("Turn 1, Blue, round 12").waitFor();
  await page.keyboard.press("Home");
  assertEquals(await verdict.textContent(), "");
  const scripts = (files: readonly Sent[]) => files.filter(({ kind }) => kind === "js").length;
  assert(scripts(await sentTo(page)) > scripts(before), "what analyses is fetched when asked for");
  await assertAccessible(page, "analyzed");
});

story("the table and the curve of a kept game lead to its turns", async ({ open, services }) => {
  const game = finishedGame({ record: CCN.replace(/^\[(Blue|Red) .*\n/gm, "") });
  await services.archive.keep(game);
  const page = await open(`/g/${game.id}`, { prepare: thinkBriefly });
  await analyze(page).click();
  const rows = page.locator(".analysis tbody tr");
  await rows.nth(RECORD!.moves.length - 1).waitFor();
  await rows.nth(4).getByRole("button").click();
  assertEquals(await page.locator(".scrubber input").inputValue(), "9");
  assertEquals(await rows.nth(4).locator("[aria-current]").count(), 1);
  const curve = page.locator(".standing-curve svg");
  const { width, height } = (await curve.boundingBox())!;
  await curve.click({ position: { x: width - 5, y: height / 2 } });
  const last = `${2 * RECORD!.moves.length - 1}`;
  assertEquals(await page.locator(".scrubber input").inputValue(), last);
});

story("an analysis is stopped, keeps what it found, and goes on", async ({ open }) => {
  const page = await open(WHOLE);
  await analyze(page).click();
  const rows = page.locator(".analysis tbody tr");
  await rows.first().waitFor();
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByText(/^Stopped at \d+ of \d+ turns\./).waitFor();
  // The button is gone, and the keys still work.
  await page.locator("#content:focus").waitFor();
  await page.keyboard.press("Home");
  assertEquals(await page.locator(".scrubber input").inputValue(), "0");
  const count = await rows.count();
  await page.getByRole("button", { name: "Go on" }).click();
  await rows.nth(count).waitFor();
});

for (const script of ["searcher", "ending"]) {
  story(`without its ${script} an analysis says so, and may be tried again`, async ({ open }) => {
    const page = await open(LOST_CLASSIC, {
      prepare: thinkBriefly,
      expected: /(searcher|ending)\.js|ERR_FAILED/,
    });
    await page.route(`**/${script}.js*`, (route) => route.abort());
    await analyze(page).click();
    await page.getByText("The computer couldn't be loaded.").waitFor();
    await page.unroute(`**/${script}.js*`);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("Turn 2 decided it").waitFor();
  });
}

story("a game of another kind is not offered to be analyzed", async ({ open }) => {
  const page = await open("/g");
  await page.getByRole("textbox").fill(writeRecord(playedGame("no analysis", 2)));
  await page.getByRole("button", { name: "Import" }).click();
  await page.getByRole("textbox").waitFor({ state: "detached" });
  assertEquals(await analyze(page).count(), 0);
});

for (const [size, locale] of sampleOf(GUISES, 1)) {
  const viewport = SIZES[size];
  story(`axe finds nothing at an analyzed game on a ${size}, ${locale}`, async ({ open }) => {
    const page = await open(WHOLE, { locale, viewport, prepare: thinkBriefly });
    await page.getByRole("button", { name: /^(Analyze|Analizar)/ }).click();
    await page.locator(".analysis tbody tr").nth(RECORD!.moves.length - 1).waitFor();
    await page.locator(".analysis tbody button").nth(3).click();
    await assertAccessible(page, "an analysis");
    const { width } = (await page.locator("body").boundingBox())!;
    assert(width <= viewport.width, "nothing sticks out");
  });
}
