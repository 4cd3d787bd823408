/** The puzzle of the day, and how one day's becomes the next one's. */

import { assert, assertEquals } from "@std/assert";
import type { Page } from "playwright-core";
import { dayOf, readDate } from "../../lib/puzzles/day.ts";
import { answerMove, finishingMove, judge } from "../../lib/puzzles/judge.ts";
import { dailyPuzzle, puzzleOf } from "../../lib/puzzles/puzzles.ts";
import { Fingers } from "./fingers.ts";
import { focusedId, PHONE, typeCells, verdict } from "./puzzle_turns.ts";
import { story } from "./story.ts";
import { TablePage } from "./table_page.ts";

story("the puzzle of the day on a phone: solved with a finger, shared", async ({ open }) => {
  const page = await open("/puzzle/daily", { ...PHONE, impatient: true });
  const table = await TablePage.at(page);
  const title = await page.locator(".puzzle-rating").first().textContent();
  assert(title!.includes("Solve today's puzzle to start a streak."));
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assertEquals(wide, 360);
  const id = await page.evaluate(() =>
    document.querySelector("[data-puzzle]")!.getAttribute("data-puzzle")
  );
  const puzzle = puzzleOf(id!)!;
  const moves = [answerMove(puzzle)];
  if (puzzle.kind === "wipe-2") {
    moves.push(finishingMove(judge(puzzle, moves).reply!.after));
  }
  for (const move of moves) {
    await page.locator(".board-frame[data-open=true]").waitFor();
    if ("bomb" in move) await table.press("Bomb");
    for (const cell of "place" in move ? move.place : "bomb" in move ? [move.bomb] : []) {
      await table.tap(cell);
    }
    await table.confirm();
  }
  await verdict(page, "Solved!");
  await page.getByText("Solved in 1 try.").waitFor();
  assert((await page.locator(".copied-text").inputValue()).includes("🟩"));
  await assertSharedOnce(page);
  await page.reload();
  await page.getByText("Streak: 1 day").waitFor();
  await page.getByText("Solved in 1 try.").waitFor();
  await assertSharedOnce(page);
  await table.press("Try again");
  await page.locator(".actions .primary").waitFor();
  await page.reload();
  await verdict(page, "Solved!");
  await table.tap(moves.flatMap((move) => "place" in move ? move.place : [])[0] ?? 0);
  await page.locator(".actions .primary").waitFor();
});

story("who taps twice to try again on a phone stays with the day's puzzle", async ({ open }) => {
  const phone = { ...PHONE, viewport: { width: 390, height: 844 } };
  const page = await open("/puzzle/daily", { ...phone, impatient: true });
  await page.evaluate(
    (day) => localStorage.setItem("daily-puzzles", `${day}:1+`),
    dayOf(Date.now()),
  );
  await page.reload();
  const again = page.locator(".result").getByRole("button", { name: "Try again" });
  const { x, y, width, height } = (await again.boundingBox())!;
  const fingers = await Fingers.on(page), spot = { x: x + width / 2, y: y + height / 2 };
  await fingers.slide(spot);
  await again.waitFor({ state: "detached" });
  assertEquals(
    await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)!.tagName, spot),
    "A",
    "a day has moved there",
  );
  const clicked = page.evaluate(() =>
    new Promise<boolean>((resolve) =>
      addEventListener("click", (event) => resolve(event.defaultPrevented))
    )
  );
  await fingers.slide(spot);
  assertEquals(await clicked, true);
});

story("who tries again hears so, and has the focus at the task", async ({ open }) => {
  const page = await open("/puzzle/daily", { impatient: true });
  const again = page.locator(".result").getByRole("button", { name: "Try again" });
  const tryAgain = async () => {
    const table = await TablePage.at(page);
    await again.focus();
    await table.keys("Enter");
    await again.waitFor({ state: "detached" });
    await table.says("Back at the start.");
    assertEquals(await focusedId(page), "task");
    return table;
  };
  await page.evaluate(
    (day) => localStorage.setItem("daily-puzzles", `${day}:1+`),
    dayOf(Date.now()),
  );
  await page.reload();
  await (await tryAgain()).press("Show me");
  await tryAgain();
});

const DAY = 24 * 60 * 60 * 1000;

/** Does something while the server, which runs in here, has a later day. */
async function daysLater(days: number, act: () => Promise<unknown>): Promise<void> {
  const { now } = Date;
  Date.now = () => now() + days * DAY;
  try {
    await act();
  } finally {
    Date.now = now;
  }
}

story("a page kept for long has the puzzles that a later visit brought", async ({ open, url }) => {
  const page = await open("/about", PHONE);
  await daysLater(8, () => page.goto(`${url}/puzzle/daily`));
  await TablePage.at(page);
  // As it's kept: of a day long past.
  await page.reload();
  await TablePage.at(page);
  const at = Date.now() + 10 * DAY;
  await page.evaluate((at) => {
    Date.now = () => at;
    document.dispatchEvent(new Event("visibilitychange"));
  }, at);
  const { id } = dailyPuzzle(dayOf(at));
  await page.locator(`[data-puzzle="${id}"]`).waitFor();
  assertEquals(await page.locator(".puzzle-days [aria-current=page]").textContent(), "Today");
});

/** Runs in the page: somebody who solved the puzzle elsewhere comes back a day later; which day. */
function comeBackTomorrow(): string {
  const now = Date.now() + 86_400_000;
  localStorage.setItem("daily-puzzles", `${Math.floor(now / 86_400_000) - 1}:1+`);
  Date.now = () => now;
  document.dispatchEvent(new Event("visibilitychange"));
  return new Date(now).toISOString().slice(0, 10);
}

story("a page left open shows the next day's puzzle to who comes back to it", async ({ open }) => {
  const page = await open("/puzzle/daily", PHONE);
  const current = page.locator(".puzzle-days [aria-current=page]");
  await TablePage.at(page);
  const first = await page.locator("[data-puzzle]").getAttribute("data-puzzle");
  const tomorrow = await page.evaluate(comeBackTomorrow);
  await page.locator(`[data-puzzle]:not([data-puzzle="${first}"])`).waitFor();
  const shown = await page.locator("[data-puzzle]").getAttribute("data-puzzle");
  assertEquals(shown, dailyPuzzle(readDate(tomorrow)!).id);
  assertEquals(await current.getAttribute("href"), "/puzzle/daily");
  await page.getByText("Streak: 1 day").waitFor();
});

story(
  "who was just solving a puzzle goes on with it though the next day has begun",
  async (stage) => {
    const page = await stage.open("/puzzle/daily");
    const table = await TablePage.at(page);
    const shown = page.locator("[data-puzzle]");
    const first = await shown.getAttribute("data-puzzle");
    const puzzle = puzzleOf(first!)!;
    await typeCells(table, puzzle, answerMove(puzzle));
    await page.locator('.actions [aria-disabled="false"]', { hasText: "Clear" }).waitFor();
    await page.evaluate(comeBackTomorrow);
    await page.locator('.puzzle-days a[href*="?day="][aria-current=page]').waitFor();
    assertEquals(await shown.getAttribute("data-puzzle"), first);
  },
);

/** Closing the device's own sheet shares nothing; where there is no sheet, the text is copied. */
async function assertSharedOnce(page: Page): Promise<void> {
  const copies = await page.evaluateHandle(() => {
    const copies: string[] = [];
    navigator.clipboard.writeText = (text) => Promise.resolve(void copies.push(text));
    navigator.share = () => Promise.reject(new DOMException("closed", "AbortError"));
    return copies;
  });
  const share = page.getByRole("button", { name: "Share" });
  await share.tap();
  await page.evaluate(() => Object.assign(navigator, { share: undefined }));
  await share.tap();
  await page.getByText("Copied.").waitFor();
  assertEquals(await copies.evaluate((copies) => copies.length), 1);
}
