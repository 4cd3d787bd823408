/** The lessons as people take them: each by mouse, and each only by keyboard. */

import { assert, assertEquals } from "@std/assert";
import type { Page } from "playwright-core";
import type { Cell } from "../../lib/automaton/board.ts";
import type { LifeMove } from "../../lib/games/conquerors/position.ts";
import { startOf } from "../../lib/learn/course.ts";
import { type Lesson, TAUGHT } from "../../lib/learn/lesson.ts";
import { LESSONS } from "../../lib/learn/lessons.ts";
import { PRIMER_IDS, PRIMERS } from "../../lib/learn/primers/mod.ts";
import { assertAccessible } from "./axe.ts";
import { holdTimers } from "./held_timers.ts";
import { runs, sampleOf } from "../full.ts";
import { story } from "./story.ts";
import { TablePage } from "./table_page.ts";

const { rules, text } = TAUGHT;

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

/** The turns of a lesson's solution. */
function solutionOf(lesson: Lesson): LifeMove[] {
  return lesson.solution.map((turn) => text.readMove(startOf(lesson), turn));
}

/** Resolves when the learner may play again: the second turn of a lesson follows Red's. */
async function myTurn(table: TablePage): Promise<void> {
  await table.page.locator(".board-frame[data-open=true]").waitFor();
}

async function passes(page: Page): Promise<void> {
  await page.getByRole("heading", { name: "Passed" }).waitFor();
}

async function playByMouse(table: TablePage, move: LifeMove): Promise<void> {
  await myTurn(table);
  if ("pass" in move) await table.press("Skip");
  else if ("bomb" in move) {
    await table.press("Bomb");
    await table.click(move.bomb);
  } else for (const cell of move.place) await table.click(cell);
  await table.confirm();
}

async function arrowTo(table: TablePage, to: Cell): Promise<void> {
  const from = Number(await table.focused.getAttribute("data-cell"));
  const down = Math.floor(to / rules.width) - Math.floor(from / rules.width);
  const right = to % rules.width - from % rules.width;
  await table.keys(
    ...Array(Math.abs(down)).fill(down > 0 ? "ArrowDown" : "ArrowUp"),
    ...Array(Math.abs(right)).fill(right > 0 ? "ArrowRight" : "ArrowLeft"),
  );
}

async function playByKeys(table: TablePage, move: LifeMove): Promise<void> {
  await myTurn(table);
  const cells = "place" in move ? move.place : "bomb" in move ? [move.bomb] : [];
  for (const cell of cells) {
    await arrowTo(table, cell);
    await table.keys("bomb" in move ? "x" : "Space");
  }
  await table.keys(..."pass" in move ? ["k", "Enter"] : ["Enter"]);
}

/** Presses Tab until the link or button of this name has the focus, then Enter. */
async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = page.locator("a:focus, button:focus").filter({ hasText: name });
  while (await wanted.count() === 0) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
}

/** The kinds of turns that solve a lesson. */
function kindsIn({ solution }: Pick<Lesson, "solution">): string {
  return solution.map((turn) => turn.startsWith("!") || turn === "pass" ? turn[0] : "place").join();
}

/** The first lesson of each kind, and the last, in every run of the suite; all in a full one. */
function played<L extends Pick<Lesson, "solution">>(lessons: readonly L[]): L[] {
  const firsts = new Map(lessons.toReversed().map((lesson) => [kindsIn(lesson), lesson]));
  return lessons.filter((lesson, index) =>
    runs(0, 1) || index === lessons.length - 1 || firsts.get(kindsIn(lesson)) === lesson
  );
}

story("lessons by mouse, each with a link to the next, to a game", async ({ open, url }) => {
  const page = await open("/learn/1", { impatient: true });
  for (const lesson of played(LESSONS)) {
    const number = LESSONS.indexOf(lesson) + 1;
    if (page.url() !== `${url}/learn/${number}`) await page.goto(`${url}/learn/${number}`);
    const table = await TablePage.at(page);
    for (const move of solutionOf(lesson)) await playByMouse(table, move);
    await passes(page);
    await page.locator(".result a").click();
    const next = number === LESSONS.length ? /\/play\?level=easy/ : `**/learn/${number + 1}`;
    await page.waitForURL(next);
  }
  await TablePage.at(page);
});

// By mouse and by text some of each kind are passed in every run.
if (runs(0, 1)) {
  story("all lessons only by keyboard, to a game", async ({ open }) => {
    const page = await open("/learn", { impatient: true });
    await page.locator("[data-ready=true]").first().waitFor();
    await tabTo(page, "Start with the first");
    for (const [index, lesson] of LESSONS.entries()) {
      await page.waitForURL(`**/learn/${index + 1}`);
      const table = await TablePage.at(page);
      await table.tabToBoard();
      for (const move of solutionOf(lesson)) await playByKeys(table, move);
      await passes(page);
      assertEquals(await table.focused.count(), 1, `${lesson.id} keeps the focus on its board`);
      const isLast = index === LESSONS.length - 1;
      await tabTo(page, isLast ? "Play against Easy" : "Next lesson");
    }
    await page.waitForURL(/\/play\?level=easy/);
  });
}

story("a miss says what the turn lacks, and the board is given back", async ({ open }) => {
  const table = await TablePage.at(await open("/learn/1", { impatient: true }));
  await table.tabToBoard();
  for (const line of ["c12 d12 e12 f12", "confirm"]) await table.type(line);
  const miss = "c12 had 1 live neighbor: too few, so it died.";
  await table.page.getByRole("heading", { name: "Not yet" }).waitFor();
  assert((await table.said.textContent())!.endsWith(miss));
  await table.page.locator(".result p", { hasText: miss }).waitFor();
  await table.type("c5");
  await table.says("You've played this turn. Start over to try another.");

  await tabTo(table.page, "Try again");
  await table.turns(0);
  assertEquals(await table.focused.count(), 1, "the keyboard is back on the board");
  await table.type("c12 d12 c13 d13");
  await table.type("confirm");
  await passes(table.page);
});

story("a lesson shows how it is done, which does not count as passed", async ({ open }) => {
  const page = await open("/learn/11", { impatient: true });
  const table = await TablePage.at(page);
  await table.press("Show me");
  await page.getByRole("heading", { name: "One way to do it" }).waitFor();
  await table.turns(3);
  await page.goto(new URL("/learn", page.url()).href);
  await page.locator("[data-ready=true]").first().waitFor();
  assertEquals(await page.locator("[data-passed=true]").count(), 0);
  await page.getByRole("link", { name: "Continue: lesson 11" }).waitFor();
});

story("starting over ends what is still under way", async ({ open }) => {
  const table = await TablePage.at(await open("/learn/4", { prepare: holdTimers }));
  const goOn = () => table.page.evaluate(() => globalThis.goOn());
  await table.press("Show me");
  await goOn();
  await table.turns(1);
  await table.press("Start over");
  await table.turns(0);
  await goOn();
  await table.type("c5");
  await table.says("c5 placed, 1 of 4.");
  await table.turns(0);
});

story("what was passed is remembered, and where one was", async ({ open }) => {
  const page = await open("/learn/1", { impatient: true });
  const table = await TablePage.at(page);
  for (const move of solutionOf(LESSONS[0]!)) await playByMouse(table, move);
  await passes(page);
  await page.reload();
  await page.getByRole("link", { name: "All lessons" }).click();
  await page.getByRole("link", { name: "Continue: lesson 2" }).waitFor();
  const [first, second] = await page.locator(".lessons li").all();
  assertEquals(await first!.textContent(), "A colony that staysPassed");
  assertEquals(await second!.getAttribute("data-passed"), "false");
  await page.evaluate((passed) => {
    localStorage.setItem("lessons", passed);
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  }, LESSONS.slice(0, 2).map(({ id }) => id).join(" "));
  await page.getByRole("link", { name: "Continue: lesson 3" }).waitFor();
});

story(
  "a finger plays a lesson on a phone, task, board and buttons on one screen",
  async ({ open }) => {
    const page = await open("/learn/1", { ...PHONE, impatient: true });
    const table = await TablePage.at(page);
    await page.getByRole("link", { name: "To the task" }).tap();
    const screen = { top: 0, bottom: 640, left: 0, right: 360 };
    const buttons = await page.locator(".controls button").all();
    for (const part of [page.locator(".task"), table.canvas, ...buttons]) {
      const { x, y, width, height } = (await part.boundingBox())!;
      assert(y >= screen.top && y + height <= screen.bottom && x >= 0 && x + width <= screen.right);
      assert(width >= 44 && height >= 40);
    }
    assertEquals(await page.evaluate(() => document.documentElement.scrollWidth), 360);
    for (const move of solutionOf(LESSONS[0]!)) {
      for (const cell of "place" in move ? move.place : []) await table.tap(cell);
    }
    await table.confirm();
    await passes(page);
  },
);

/** Screens of small laptops without what the browser takes, and of tablets held upright. */
const LOW = [[1366, 625], [1280, 585], [1024, 600], [768, 1024], [820, 1180]] as const;

async function assertConfirmable(page: Page, where: string): Promise<void> {
  const { y, height } = (await page.locator(".actions .primary").boundingBox())!;
  assert(y >= 0 && y + height <= page.viewportSize()!.height, `${where}: ${y}`);
}

story(
  "what confirms a lesson's turn stands above what else there is, on a desk",
  async ({ open }) => {
    const page = await open("/learn/1", { viewport: { width: 1280, height: 800 } });
    await TablePage.at(page);
    const topOf = (part: string) =>
      page.locator(`.lesson > ${part}`).evaluate((element) => element.getBoundingClientRect().top);
    assert(await topOf(".controls") < await topOf(".side"));
  },
);

story("no lesson's turn takes a scroll on a small laptop or a tablet", async ({ open, url }) => {
  const page = await open("/learn/1", { locale: "es-ES" });
  for (const id of runs(0, 1) ? LESSONS.keys() : [0, 7]) {
    await page.goto(`${url}/learn/${id + 1}`);
    await TablePage.at(page);
    for (const [width, height] of LOW) {
      await page.setViewportSize({ width, height });
      await assertConfirmable(page, `lesson ${id + 1} at ${width}×${height}`);
    }
  }
});

story(
  "on a phone a lesson's turn can be confirmed where its cells were placed",
  async ({ open }) => {
    const page = await open("/learn/1", PHONE);
    const table = await TablePage.at(page);
    await table.canvas.evaluate((canvas) => canvas.scrollIntoView({ block: "end" }));
    const [move] = solutionOf(LESSONS[0]!);
    for (const cell of "place" in move! ? move.place : []) await table.tap(cell);
    await assertConfirmable(page, "with four cells");
  },
);

story(
  "the picture moves, stops, and is stepped by hand; at once where motion is unwanted",
  async ({ open }) => {
    const page = await open("/learn/3");
    await page.getByText("Picture 2 of 4").waitFor();
    await page.getByRole("button", { name: "Pause" }).click();
    const still = await openStill(await open("/learn/3", { reducedMotion: "reduce" }));
    for (const at of [2, 3, 4, 1]) {
      await still.getByRole("button", { name: "Step" }).click();
      await still.getByText(`Picture ${at} of 4`).waitFor();
    }
  },
);

async function openStill(page: Page): Promise<Page> {
  await TablePage.at(page);
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  await page.getByText("Picture 1 of 4").waitFor();
  return page;
}

story(
  "without scripts a lesson is read: text, picture, cells, a way to do it",
  async ({ open }) => {
    const page = await open("/learn/10", { javaScriptEnabled: false });
    await page.getByRole("heading", { name: "Hold the chain" }).waitFor();
    const told = await page.locator("noscript p").allTextContents();
    assertEquals(told.slice(1), [
      "Blue: c12, d12, t12, u12, c13, d13. Red: x19, y19, x20, y20.",
      "One way: t13,u13,c16,d16.",
    ]);
    await page.getByRole("img", { name: "Where the lesson starts" }).waitFor();
    assertEquals(await page.locator(".controls, canvas").locator("visible=true").count(), 0);
    await page.getByRole("link", { name: "Next" }).click();
    await page.getByRole("heading", { name: "Home is your anchor" }).waitFor();
    await page.goto(page.url().replace(/\d+$/, "1"));
    await page.locator("noscript p", { hasText: /^Red: x12, y12, x13, y13\.$/ }).waitFor();
  },
);

story("a lesson that there is not is a page that there is not", async ({ open, url }) => {
  const page = await open("/learn/1");
  for (const number of ["0", "15", "01", "x", "1.5"]) {
    const response = await page.request.get(`${url}/learn/${number}`);
    assertEquals(response.status(), 404, number);
  }
});

/** One language in every run of the suite, both in a full one. */
const LOCALES = sampleOf([["es-ES", "Todavía no"], ["en-GB", "Not yet"]] as const);

for (const [locale, miss] of LOCALES) {
  story(`axe finds nothing at the lessons, ${locale}`, async ({ open }) => {
    const index = await open("/learn", { locale });
    await index.locator("[data-ready=true]").first().waitFor();
    await assertAccessible(index, "index");
    const page = await open("/learn/9", { locale, viewport: PHONE.viewport, impatient: true });
    const table = await TablePage.at(page);
    await assertAccessible(page, "lesson");
    await table.tabToBoard();
    for (const line of ["c12 c5 g5 g20", "c3 c5 g5 g20", "confirm"]) await table.type(line);
    await page.getByRole("heading", { name: miss }).waitFor();
    await assertAccessible(page, "missed");
  });
}

for (const game of sampleOf(PRIMER_IDS, 2)) {
  story(`lessons of ${game} by text, each with a link to the next`, async ({ open, url }) => {
    const lessons: readonly Pick<Lesson, "solution">[] = PRIMERS[game].lessons;
    const page = await open(`/learn/${game}/1`, { impatient: true });
    for (const lesson of played(lessons)) {
      const number = lessons.indexOf(lesson) + 1, at = `${url}/learn/${game}/${number}`;
      if (page.url() !== at) await page.goto(at);
      const table = await TablePage.at(page);
      for (const turn of lesson.solution) {
        await myTurn(table);
        await table.type(turn.replaceAll(",", " ").replace("!", "bomb "));
        if (turn !== "pass") await table.type("confirm");
      }
      await passes(page);
      await page.locator(".result a").click();
      if (number < lessons.length) await page.waitForURL(`**/learn/${game}/${number + 1}`);
    }
    await page.waitForURL((url) => !url.pathname.startsWith("/learn"));
  });
}

story("the ways to other lessons are a line each, with their arrows", async ({ open, url }) => {
  const page = await open("/learn/3", PHONE);
  for (const path of ["/learn/3", "/learn/annihilation/2"]) {
    await page.goto(url + path);
    const areLevel = await page.locator(".lesson-pages a > span").evaluateAll((arrows) =>
      arrows.map((arrow) => {
        const words = document.createRange();
        words.selectNode((arrow.previousSibling ?? arrow.nextSibling)!);
        const [one, other] = [arrow, words].map((part) => part.getBoundingClientRect());
        return one!.top < other!.bottom - 9 && other!.top < one!.bottom - 9;
      })
    );
    assertEquals(areLevel, [true, true], path);
  }
});
