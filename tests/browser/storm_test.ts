/** Storms: as many puzzles as one can solve in three minutes. */

import { assertEquals } from "@std/assert";
import type { Page } from "playwright-core";
import { answerMove } from "../../lib/puzzles/judge.ts";
import { puzzleOf } from "../../lib/puzzles/puzzles.ts";
import { focusedId, typeTurn } from "./puzzle_turns.ts";
import { story } from "./story.ts";
import { TablePage } from "./table_page.ts";
import type { Scene } from "./visits.ts";

/** The page of a storm, once it may be started. */
async function openStorm({ open }: Scene): Promise<Page> {
  const page = await open("/puzzles/storm");
  await page.locator(".storm[data-ready=true]").waitFor();
  return page;
}

story("a storm counts what is solved", async (stage) => {
  const page = await openStorm(stage);
  await page.getByRole("button", { name: "Start" }).click();
  for (let solved = 0; solved < 3; solved++) {
    await page.getByText(`Solved: ${solved}`).waitFor();
    const table = await TablePage.at(page);
    const id = await page.locator("[data-puzzle]").getAttribute("data-puzzle");
    const puzzle = puzzleOf(id!)!;
    await typeTurn(table, puzzle, answerMove(puzzle));
    await page.locator(`[data-puzzle]:not([data-puzzle="${id}"])`).waitFor();
    assertEquals(await focusedId(page), "task");
  }
  await page.getByText("Solved: 3").waitFor();
});

story("a storm whose time is up is played again at once", async (stage) => {
  const page = await openStorm(stage);
  await page.clock.install();
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByText("Solved: 0").waitFor();
  // Another tab ends meanwhile.
  await page.evaluate(() => localStorage.setItem("storm", "9"));
  for (const [seconds, left] of [[121, 60], [30, 30], [20, 10]] as const) {
    await page.clock.runFor(1_000 * seconds);
    await page.getByRole("status").filter({ hasText: `${left} seconds left` }).waitFor();
  }
  await page.clock.runFor(11_000);
  await page.getByText("0 solved. Your best is 9.").waitFor();
  const length = await page.evaluate(() => history.length);
  await page.getByRole("button", { name: "Play again" }).click();
  await page.getByText("Solved: 0").waitFor();
  assertEquals(new URL(page.url()).hash, "");
  assertEquals(await page.evaluate(() => history.length), length, "one Back leads away");
  await page.reload();
  await page.getByText("Your best is 9.").waitFor();
});

story("a storm's puzzles are there to be looked at again once it's over", async (stage) => {
  const page = await openStorm(stage);
  await page.clock.install();
  await page.getByRole("button", { name: "Start" }).click();
  const table = await TablePage.at(page), ids: string[] = [];
  for (const isSolved of [true, false]) {
    const id = (await page.locator("[data-puzzle]").getAttribute("data-puzzle"))!;
    const puzzle = puzzleOf(id)!;
    ids.push(id);
    if (isSolved) await typeTurn(table, puzzle, answerMove(puzzle));
    else {
      await table.type("skip");
      await table.type("confirm");
    }
    await page.locator('[data-verdict="on"]').waitFor({ state: "detached" });
    await page.clock.runFor(1_000);
    await page.locator(`[data-puzzle]:not([data-puzzle="${id}"])`).waitFor();
  }
  await page.clock.runFor(180_000);
  const links = page.getByRole("navigation", { name: "Your puzzles" }).getByRole("link");
  assertEquals((await links.allInnerTexts()).map((text) => text.at(-1)), ["✓", "✗"]);
  await links.last().click();
  await page.waitForURL(`**/puzzle/${ids[1]}`);
  await page.goBack();
  await page.getByText("1 solved. Your best is 1.").waitFor();
  // Without a network none of them could be had: they're named, and lead nowhere.
  await page.context().setOffline(true);
  await links.first().waitFor({ state: "detached" });
  await page.getByRole("listitem").filter({ hasText: "✗" }).waitFor();
  await page.context().setOffline(false);
  await links.first().click();
  await page.waitForURL(`**/puzzle/${ids[0]}`);
});
