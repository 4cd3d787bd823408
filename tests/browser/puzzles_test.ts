/** Puzzles as people solve them: by mouse, by keyboard, with a finger, by typing. */

import { assert, assertEquals } from "@std/assert";
import type { Page } from "playwright-core";
import type { LifeMove, LifePosition } from "../../lib/games/conquerors/position.ts";
import { answerMove, finishingMove, judge } from "../../lib/puzzles/judge.ts";
import { positionOf, type Puzzle, PUZZLED, writePuzzle } from "../../lib/puzzles/puzzle.ts";
import { puzzleOf, PUZZLES } from "../../lib/puzzles/puzzles.ts";
import { assertAccessible, SIZES } from "./axe.ts";
import { FITTED } from "./fit.ts";
import { sampleOf } from "../full.ts";
import { focusedId, PHONE, typeCells, typeTurn, verdict } from "./puzzle_turns.ts";
import { story } from "./story.ts";
import { TablePage } from "./table_page.ts";

const WIPE = PUZZLES.find(({ kind, answer, tries }) =>
  kind === "wipe-1" && !answer.startsWith("!") && tries[0]?.move.includes(",")
)!;

function moveOf(puzzle: Puzzle, text: string): LifeMove {
  return PUZZLED.text.readMove(positionOf(puzzle) as LifePosition, text);
}

story("a wrong try is answered, a right one rated, and the next comes", async ({ open }) => {
  const page = await open(`/puzzle/${WIPE.id}`, { impatient: true });
  const table = await TablePage.at(page);
  await typeTurn(table, WIPE, moveOf(WIPE, WIPE.tries[0]!.move));
  await verdict(page, "Not yet");
  await page.locator(".result p", { hasText: "survives with" }).waitFor();
  await page.locator(".puzzle-rating[data-scored=true]").waitFor();
  await table.press("Try again");
  await typeTurn(table, WIPE, answerMove(WIPE));
  await verdict(page, "Solved!");
  await table.press("Next puzzle");
  await page.locator('.board-frame[data-turns="0"]').waitFor();
  assert(!page.url().endsWith("#"));
  assertEquals(await focusedId(page), "task", "who hears the page hears the next task");
});

story("who is shown the answer after a miss has the focus at it", async ({ open }) => {
  const page = await open(`/puzzle/${WIPE.id}`, { impatient: true });
  const table = await TablePage.at(page);
  await typeTurn(table, WIPE, moveOf(WIPE, WIPE.tries[0]!.move));
  await verdict(page, "Not yet");
  await table.button("Show me").focus();
  await table.keys("Enter");
  await verdict(page, "The answer");
  assertEquals(await focusedId(page), "verdict");
});

story(
  "whoever played before goes on without a server, and isn't given the same again",
  async (stage) => {
    const page = await stage.open("/puzzles", { impatient: true, expected: /ERR_FAILED/ });
    const show = async () => {
      await (await TablePage.at(page)).press("Show me");
      await page.getByRole("button", { name: "Next puzzle" }).waitFor();
    };
    await show();
    await page.locator(".puzzle-rating[data-scored=true]").waitFor();
    await answerLate(page);
    await page.route("**/api/me/puzzles", (route) => route.abort());
    const seen = new Set<string | null>();
    for (let n = 0; n < 3; n++) {
      await show();
      seen.add(await page.locator(".board-frame").getAttribute("data-puzzle"));
      await page.getByRole("button", { name: "Next puzzle" }).click();
      await page.locator('.board-frame[data-verdict="on"]').waitFor();
    }
    assertEquals(seen.size, 3);
  },
);

story("who loses the network goes on with none of the puzzles they have had", async ({ open }) => {
  const page = await open("/puzzles", { impatient: true, expected: /ERR_FAILED/ });
  const seen: (string | null)[] = [];
  for (let n = 0; n < 4; n++) {
    if (n === 2) await page.route("**/api/me/puzzles", (route) => route.abort());
    await (await TablePage.at(page)).press("Show me");
    await page.locator(".puzzle-rating[data-scored=true]").waitFor();
    seen.push(await page.locator(".board-frame").getAttribute("data-puzzle"));
    await page.getByRole("button", { name: "Next puzzle" }).click();
    await page.locator('.board-frame[data-verdict="on"]').waitFor();
  }
  assertEquals(new Set(seen).size, seen.length, seen.join());
});

/** Comes back, and begins the puzzle that is there before the server says which one suits better. */
async function answerLate(page: Page): Promise<void> {
  const begun = Promise.withResolvers<void>(), shown = page.locator("[data-puzzle]");
  await page.route("**/api/me/puzzles", async (route) => {
    await begun.promise;
    const first = await shown.getAttribute("data-puzzle");
    const next = writePuzzle(PUZZLES.find(({ id }) => id !== first)!);
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...await response.json(), next } });
  });
  await page.reload();
  const table = await TablePage.at(page), first = await shown.getAttribute("data-puzzle");
  const puzzle = puzzleOf(first!)!;
  await typeCells(table, puzzle, answerMove(puzzle));
  await page.locator('.actions [aria-disabled="false"]', { hasText: "Clear" }).waitFor();
  begun.resolve();
  await page.locator(".task .puzzle-rating").waitFor();
  assertEquals(await shown.getAttribute("data-puzzle"), first, "who has begun goes on with it");
  await page.unroute("**/api/me/puzzles");
}

story("a puzzle is solved by keyboard alone", async ({ open }) => {
  const page = await open(`/puzzle/${WIPE.id}`, { impatient: true });
  const table = await TablePage.at(page);
  await table.tabToBoard();
  const move = answerMove(WIPE);
  assert("place" in move);
  const { width } = PUZZLED.rules;
  for (const cell of move.place) {
    const from = Number(await table.focused.getAttribute("data-cell"));
    const down = Math.floor(cell / width) - Math.floor(from / width);
    const right = cell % width - from % width;
    await table.keys(
      ...Array(Math.abs(down)).fill(down > 0 ? "ArrowDown" : "ArrowUp"),
      ...Array(Math.abs(right)).fill(right > 0 ? "ArrowRight" : "ArrowLeft"),
      "Space",
    );
  }
  await table.keys("Enter");
  await verdict(page, "Solved!");
  const score = page.locator(".result .puzzle-rating");
  await score.filter({ hasText: "Your rating:" }).waitFor();
});

story("each kind tells what it asks, and shows its answer", async ({ open, url }) => {
  const page = await open("/puzzles", { impatient: true });
  for (const kind of new Set(PUZZLES.map(({ kind }) => kind))) {
    const puzzle = PUZZLES.find((one) => one.kind === kind)!;
    await page.goto(`${url}/puzzle/${puzzle.id}`);
    const table = await TablePage.at(page);
    await table.press("Show me");
    await page.locator(".board-frame:not([data-verdict=on]), .result, .board-frame[data-turns='2']")
      .first().waitFor();
    if (kind !== "wipe-2") await verdict(page, "The answer");
  }
});

story("who chooses what to practice is given that, one after another", async ({ open }) => {
  const page = await open("/puzzles", { impatient: true });
  await page.getByRole("navigation", { name: "Choose what to practice" })
    .getByRole("link", { name: "Save your home" }).click();
  const current = page.locator(".puzzle-days [aria-current=page]");
  await current.filter({ hasText: "Save your home" }).waitFor();
  for (let n = 0; n < 3; n++) {
    const table = await TablePage.at(page);
    await page.locator(".task", { hasText: "Keep a cell at home" }).waitFor();
    await table.press("Show me");
    await page.locator(".puzzle-rating[data-scored=true]", { hasText: "Save your home." })
      .waitFor();
    await page.getByRole("button", { name: "Next puzzle" }).click();
    await page.locator('.board-frame[data-verdict="on"]').waitFor();
  }
});

/** Phones that are small, or that a browser's own bars make small. */
const SMALL = [[320, 568], [360, 640], [375, 667], [390, 664], [412, 732], [360, 740]] as const;

for (const locale of FITTED) {
  story(`nothing lies over a puzzle's board and what's said of it, in ${locale}`, async (stage) => {
    const longest = PUZZLES.find(({ kind }) => kind === "open")!;
    const page = await stage.open("/puzzle/daily", { ...PHONE, locale });
    const paths = ["/puzzle/daily", "/puzzles", `/puzzle/${longest.id}`];
    const visits = [...paths.map((path) => [path, "hidden"]), [paths.at(-1)!, "shown"]] as const;
    for (const [path, pad] of visits) {
      await page.setViewportSize(PHONE.viewport);
      await page.evaluate((pad) => localStorage.setItem("arrowPad", pad!), pad);
      await page.goto(stage.url + path);
      await (await TablePage.at(page)).confirm();
      await page.locator(".speech p:not(:empty)").waitFor();
      for (const [width, height] of SMALL) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => new Promise(requestAnimationFrame));
        const [board, speech, dock] = await bottomsAndTop(page);
        const where =
          `${path} at ${width}×${height}, arrow pad ${pad}: ${board}, ${speech} of ${dock}`;
        assert(board! <= dock! && speech! <= dock!, where);
      }
      await page.setViewportSize({ width: 844, height: 390 });
      const { bottom } = await boxOf(page, ".actions .primary");
      assert(bottom <= 390, `${path} on its side, arrow pad ${pad}: ${bottom}`);
    }
  });
}

/** Where the board and the speech end, and where the buttons below them begin. */
async function bottomsAndTop(page: Page): Promise<number[]> {
  const boxes = [".board", ".speech", ".controls"].map((selector) => boxOf(page, selector));
  const [board, speech, controls] = await Promise.all(boxes);
  return [board!.bottom, speech!.bottom, controls!.top];
}

async function boxOf(page: Page, selector: string): Promise<DOMRect> {
  return await page.locator(selector).evaluate((element) => element.getBoundingClientRect());
}

story("a rival is wiped out in two turns with a finger, the second a bomb", async ({ open }) => {
  const [puzzle, moves] = PUZZLES.filter(({ kind }) => kind === "wipe-2").map((puzzle) => {
    const first = answerMove(puzzle), { after } = judge(puzzle, [first]).reply!;
    return [puzzle, [first, finishingMove(after)]] as const;
  }).find(([{ position }, [, second]]) =>
    "bomb" in second! && PUZZLED.refuse(positionOf({ position }), second)
  )!;
  const page = await open(`/puzzle/${puzzle.id}`, { ...PHONE, impatient: true });
  const table = await TablePage.at(page);
  await page.locator(".tool-bomb[aria-disabled=true]").waitFor();
  for (const move of moves) {
    await page.locator(".board-frame[data-open=true]").waitFor();
    if ("bomb" in move) await page.locator(".tool-bomb[aria-disabled=false]").tap();
    for (const cell of "place" in move ? move.place : "bomb" in move ? [move.bomb] : []) {
      await table.tap(cell);
    }
    await table.confirm();
  }
  await verdict(page, "Solved!");
});

for (const [size, viewport] of sampleOf(Object.entries(SIZES))) {
  story(
    `axe finds nothing in a puzzle, its verdict and a storm on a ${size}`,
    async ({ open, url }) => {
      const page = await open(`/puzzle/${WIPE.id}`, { viewport });
      const table = await TablePage.at(page);
      await typeTurn(table, WIPE, moveOf(WIPE, WIPE.tries[0]!.move));
      await verdict(page, "Not yet");
      await page.locator(".puzzle-rating[data-scored=true]").waitFor();
      await assertAccessible(page, "missed");
      await page.goto(`${url}/puzzles/storm`);
      await page.locator(".storm[data-ready=true]").waitFor();
      await assertAccessible(page, "storm before");
      await page.getByRole("button", { name: "Start" }).click();
      await TablePage.at(page);
      await assertAccessible(page, "storm");
    },
  );
}

story("Spanish", async ({ open }) => {
  const page = await open("/puzzles", { locale: "es", impatient: true });
  await page.getByRole("heading", { name: "Problemas" }).waitFor();
  await TablePage.at(page);
});

for (const path of ["/puzzles", "/puzzles/storm"]) {
  story(`no link of ${path} lies over the header of a phone on its side`, async ({ open }) => {
    const page = await open(path, { viewport: { width: 640, height: 360 }, locale: "es-MX" });
    const edge = await page.locator(".site-header .brand svg").evaluate((icon) =>
      icon.getBoundingClientRect().left
    );
    const ends = await page.locator(".lesson-where a").evaluateAll((links) =>
      links.map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return range.getBoundingClientRect().right;
      })
    );
    assert(ends.length === 2 && ends.every((end) => end <= edge), `${ends} beyond ${edge}`);
  });
}
