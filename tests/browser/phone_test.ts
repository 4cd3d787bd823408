import { assert, assertEquals, assertNotEquals } from "@std/assert";
import type { Page } from "playwright-core";
import type { Cell } from "../../lib/automaton/board.ts";
import { LIFE_GAMES } from "../../lib/games/life_games.ts";
import { readCell } from "../../lib/games/notation/cell_text.ts";
import { en } from "../../lib/words/en.ts";
import { es } from "../../lib/words/es.ts";
import { writeLink } from "../../lib/games/notation/link.ts";
import { readRecords } from "../../lib/games/notation/notation.ts";
import { wholeGame } from "../ui/replay/game.ts";
import { Fingers } from "./fingers.ts";
import { assertFits, FITTED } from "./fit.ts";
import { sampleOf } from "../full.ts";
import { playByTouch } from "./room.ts";
import { versatile, writeGame } from "./script.ts";
import { story, type Visit } from "./story.ts";
import { boardOf, cellOf, TablePage } from "./table_page.ts";

function phone([width, height]: readonly [number, number]): Visit {
  return { viewport: { width, height }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
}

const PHONE = phone([360, 640]);

/** Phones, one on its side, and a tablet. */
const SCREENS = [[360, 640], [844, 390], [320, 568], [390, 844], [820, 1180]] as const;

/** The color drawn at a cell's middle, and a bit above it, as the page has them. */
async function pixelsAround(table: TablePage, cell: Cell): Promise<string> {
  const { x, y } = await table.pointOf(cell);
  const clip = { x: x - 30, y: y - 120, width: 60, height: 90 };
  return (await table.page.screenshot({ clip })).toString("base64");
}

/** All that is drawn on the board. */
async function drawn(table: TablePage): Promise<string> {
  return (await table.canvas.screenshot()).toString("base64");
}

/** The board once its generation has been drawn to the end. */
async function still(table: TablePage): Promise<string> {
  let before = await drawn(table);
  for (;;) {
    const after = await drawn(table);
    if (after === before) return after;
    before = after;
  }
}

/** Runs in the page: notes in it at which heights the board is from now on. */
function followBoard(): void {
  const board = document.querySelector("canvas.board")!, tops = new Set<number>();
  const look = () => {
    document.body.dataset.tops = [...tops.add(board.getBoundingClientRect().top)].join();
    requestAnimationFrame(look);
  };
  look();
}

story("who only taps empty cells at home, then the one button, plays a turn", async ({ open }) => {
  const page = await open("/play?level=normal&seed=1&komi=3.5", PHONE);
  const table = await TablePage.at(page);
  await page.evaluate(followBoard);
  const { y } = (await table.canvas.boundingBox())!;
  for (const cell of ["c12", "d12", "c13", "d13"]) await table.tap(cellOf(cell));
  await page.locator("button.primary").tap();
  await table.turns(2);
  assertEquals(await page.locator("body").getAttribute("data-tops"), `${y}`, "the board stays");
});

/** Which games on which screens: the short one on the smallest, and in a full run the main one on all. */
const WHOLE = sampleOf(
  [
    ["skirmish", SCREENS[0]],
    ...SCREENS.map((screen) => ["conquerors-v2", screen] as const),
  ] as const,
);

for (const [id, screen] of WHOLE) {
  story(`a whole game of ${id} by taps only at ${screen.join("×")}`, async ({ open }) => {
    const game = LIFE_GAMES[id], { width, height } = game.rules;
    const turns = writeGame({ game, level: "easy", seed: "2", side: 0 }, versatile);
    const address = `/play?game=${id}&level=easy&seed=2`;
    const table = await TablePage.at(await open(address, { ...phone(screen), impatient: true }));
    table.board = boardOf(width, height);
    if (id === "skirmish") assert(await table.side() >= 22, "cells are large enough for a finger");
    await table.playOut(turns, 0, async (turn) => {
      await assertFits(table.page);
      await playByTouch(table, turn);
    });
    await table.result.waitFor();
  });
}

/** Games of two at one device: where, on which board, and the cells of each turn; none is a pass. */
const OTHERS = [
  ["Conway by Post", "/play?game=conway&seats=2&size=8", 8, ["b2", "e5", "b3 c2", "", ""]],
  [
    "King of the Hill",
    "/arena/play?size=12&place=8&generations=1",
    12,
    ["b2 c2 b3 c3", "g7 h7 h8"],
  ],
] as const;

for (const [index, [name, path, size, turns]] of OTHERS.entries()) {
  for (const screen of sampleOf(SCREENS.slice(0, 2), index)) {
    story(`a game of ${name} by taps only at ${screen.join("×")}`, async ({ open }) => {
      const page = await open(path, phone(screen)), table = await TablePage.at(page);
      table.board = boardOf(size, size);
      for (const [played, turn] of turns.entries()) {
        await table.turns(played);
        await assertFits(page);
        const cells = turn.split(" ").filter((cell) => cell !== "");
        for (const cell of cells) await table.tap(readCell(table.board, cell)!);
        if (cells.length === 0) await page.locator(".tool-pass").tap();
        await page.locator("button.primary").tap();
      }
      await table.result.waitFor();
      await assertFits(page);
    });
  }
}

story("a small phone shows what was said, or how far one looks ahead", async ({ open }) => {
  const page = await open("/arena/play?size=12", PHONE), table = await TablePage.at(page);
  table.board = boardOf(12, 12);
  for (const cell of ["b2", "c2", "b3"]) await table.tap(readCell(table.board, cell)!);
  const ahead = page.locator(".forecast"), said = page.locator(".speech");
  await ahead.locator("input").waitFor({ state: "attached" });
  assertEquals([await said.isVisible(), await ahead.isVisible()], [true, false]);
  await page.locator(".look-ahead").tap();
  await ahead.waitFor();
  assertEquals([await said.isVisible(), await ahead.isVisible()], [false, true]);
});

story("a tap places, a tap takes back, and an illegal cell says why at once", async ({ open }) => {
  const page = await open("/play?level=normal&seed=1", PHONE);
  const table = await TablePage.at(page), fingers = await Fingers.on(page);
  await table.tap(cellOf("c20"));
  await table.says("c20 placed, 1 of 4.");
  await table.tap(cellOf("d20"));
  await table.says("d20 placed, 2 of 4.");
  await table.tap(cellOf("c20"));
  await table.says("c20 taken back.");
  await fingers.down(await table.pointOf(cellOf("n13")));
  await table.says("Neutral is locked: you need a live cell at home.");
  await fingers.move(await table.pointOf(cellOf("h13")));
  await table.says("Lift to place.");
  await fingers.move(await table.pointOf(cellOf("y13")));
  await table.says("The rival's home is locked");
  await fingers.up();
  await table.button(/^Confirm turn/).getByText("1 of 4").waitFor();
});

story("a finger that slides places where it leaves, under a loupe", async ({ open }) => {
  const page = await open("/play?level=normal&seed=1", PHONE);
  const table = await TablePage.at(page), fingers = await Fingers.on(page);
  const way = await Promise.all(
    ["e18", "e19", "e20", "d20"].map(cellOf).map((c) => table.pointOf(c)),
  );
  const to = cellOf("d20"), before = await pixelsAround(table, to);
  await fingers.down(way[0]!);
  for (const point of way.slice(1)) await fingers.move(point);
  // The loupe is fetched with the first finger.
  let held = before;
  for (let frame = 0; frame < 600 && `${held}` === `${before}`; frame++) {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    held = await pixelsAround(table, to);
  }
  assertNotEquals(held, before, "there is a loupe above the finger");
  await fingers.up();
  await table.says("d20 placed, 1 of 4.");
  // What comes next is then framed, so it isn't all as before.
  assertNotEquals(await pixelsAround(table, to), held, "it goes with the finger");

  await fingers.slide(await table.pointOf(to), await table.pointOf(cellOf("c5")));
  await table.says("c5 placed, 1 of 4.");
  await fingers.slide(await table.pointOf(cellOf("c5")), await table.pointOf(cellOf("z5")));
  await table.says("The rival's home is locked");
  await table.tap(cellOf("c5"));
  await table.says("c5 taken back.");
});

story("a second finger, or the page's edge, ends what the first would do", async ({ open }) => {
  const page = await open("/play?level=normal&seed=1", PHONE);
  const table = await TablePage.at(page), fingers = await Fingers.on(page);
  const at = await table.pointOf(cellOf("c12"));
  await fingers.down(at);
  await fingers.down(at, { x: at.x + 80, y: at.y });
  await fingers.up();
  await fingers.slide(at, { x: at.x, y: 2 });
  await table.tap(cellOf("c13"));
  await table.says("c13 placed, 1 of 4.");
});

story("two fingers bring small cells near, and move them", async ({ open }) => {
  const page = await open("/play?level=normal&seed=1", phone([390, 844]));
  const table = await TablePage.at(page), fingers = await Fingers.onBoard(table.canvas);
  const whole = await still(table), middle = await table.pointOf(cellOf("e14"));
  const apart = (by: number, down = 0, x = middle.x) =>
    [x - by, x + by].map((x) => ({ x, y: middle.y + down }));
  await fingers.down(...apart(20));
  for (const by of [25, 30, 40, 50]) await fingers.move(...apart(by));
  await fingers.up();
  await page.locator("[data-near=true]").waitFor();
  const near = await still(table);
  assertNotEquals(near, whole);
  // What has settled is drawn on a canvas of its own: both show the same place.
  await assertOneBoard(table);
  await table.page.touchscreen.tap(middle.x, middle.y);
  await table.said.filter({ hasText: /^[c-f]1[3-5] placed/ }).waitFor();
  await fingers.down(...apart(40));
  for (const down of [10, 30, 60]) await fingers.move(...apart(40, down));
  await fingers.up();
  await page.touchscreen.tap(middle.x, middle.y);
  await table.said.filter({ hasText: /^[c-f]1[0-2] placed, 2 of 4/ }).waitFor();

  await fingers.down(...apart(100, 0, 195));
  for (const by of [80, 50, 20]) await fingers.move(...apart(by, 0, 195));
  await fingers.up();
  await page.locator("[data-near=false]").waitFor();
  await assertOneBoard(table);
  await table.tap(cellOf("c20"));
  await table.says("c20 placed, 3 of 4.");
});

async function assertOneBoard({ page, canvas }: TablePage): Promise<void> {
  const [settled, board] = [await page.locator(".still").boundingBox(), await canvas.boundingBox()];
  for (const side of ["x", "y", "width", "height"] as const) {
    assert(Math.abs(settled![side] - board![side]) < 1, `${side}: ${settled![side]}`);
  }
}

story("two taps on one cell bring its zone near, and lose no tap", async ({ open }) => {
  const page = await open("/play?level=normal&seed=1", PHONE);
  const table = await TablePage.at(page);
  await table.tap(cellOf("c3"));
  await table.says("c3 placed, 1 of 4.");
  const locked = await table.pointOf(cellOf("y13"));
  const fingers = await Fingers.onBoard(table.canvas);
  await fingers.twice(locked);
  await page.locator("[data-near=true]").waitFor();
  await table.button(/^Confirm turn/).getByText("1 of 4").waitFor();
  await fingers.twice(locked);
  await page.locator("[data-near=false]").waitFor();
  await fingers.twice(await table.pointOf(cellOf("d20")));
  await page.locator("[data-near=true]").waitFor();
  await table.says("d20 taken back.");
});

story("a sentence that is tapped points out the cells that it names", async ({ open }) => {
  const page = await open("/play?two=", PHONE);
  const table = await TablePage.at(page);
  for (const cell of ["c12", "d12", "c13", "d13"]) await table.tap(cellOf(cell));
  await page.locator("button.primary").tap();
  const sentence = page.getByText("Blue placed c12, d12, c13, d13.");
  await sentence.waitFor();
  const before = await still(table);
  await sentence.tap();
  const pointed = await still(table);
  assertNotEquals(pointed, before);
  await sentence.tap();
  assertEquals(await still(table), before);
});

/** A link to a finished game. */
const REPLAY = `/g#${writeLink({ ...readRecords(wholeGame())[0]!, tags: {} })}`;

for (const [name, path] of [["lesson", "/learn/1"], ["review", REPLAY]] as const) {
  story(`a swipe on the board of a ${name} scrolls the page`, async ({ open }) => {
    const page = await open(path, PHONE);
    await page.locator("[data-ready=true]").waitFor();
    const fingers = await Fingers.on(page), board = page.locator("canvas.board");
    await board.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    const { x, y, width, height } = (await board.boundingBox())!;
    const at = { x: x + width / 4, y: y + height / 2 };
    const way = [0, 20, 40, 60, 80, 100].map((up) => ({
      ...at,
      y: at.y + (before > 150 ? up : -up),
    }));
    await fingers.slide(...way);
    await page.waitForFunction((before) => Math.abs(scrollY - before) > 40, before);
    if (name === "lesson") await page.getByText("0 of 4 placed").waitFor();
  });
}

story("a finger that rests on a lesson's board slides on there", async ({ open }) => {
  const page = await open("/learn/1", PHONE);
  const table = await TablePage.at(page), fingers = await Fingers.on(page);
  await page.getByRole("link", { name: "To the task" }).tap();
  const before = await page.evaluate(() => scrollY);
  const way = await Promise.all(
    ["c12", "c14", "c16", "c18"].map(cellOf).map((c) => table.pointOf(c)),
  );
  await fingers.down(way[0]!);
  // What it waits for is time.
  await page.waitForTimeout(400);
  for (const point of way.slice(1)) await fingers.move(point);
  await fingers.up();
  await table.says("c18 placed, 1 of 4.");
  assertEquals(await page.evaluate(() => scrollY), before);
});

story("the arrow pad is there for who wants it, and says what it does", async ({ open }) => {
  const page = await open("/play?two=", {
    ...PHONE,
    prepare: () => localStorage.setItem("arrowPad", "shown"),
  });
  const table = await TablePage.at(page);
  await table.button("Place").waitFor();
  // All that it needs has come with it: each tap does what it says before the next.
  const scripts = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await table.button("Aim right").tap();
  await table.button("Place").tap();
  await table.says("f14 placed, 1 of 4.");
  scripts.resolve();
  await assertFits(page);
  assertEquals(await page.evaluate(() => document.documentElement.scrollWidth), 360);
  await page.evaluate(() => {
    localStorage.setItem("arrowPad", "hidden");
    dispatchEvent(new StorageEvent("storage"));
  });
  await table.button("Place").waitFor({ state: "detached" });
});

/** Turns and widens a phone as people do, and ends as it was. */
async function fitsEveryScreen(page: Page): Promise<void> {
  for (const [width, height] of [[640, 360], [768, 1024], ...SCREENS.toReversed()] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    });
    await assertFits(page, `at ${width}×${height}`);
  }
}

for (const locale of FITTED) {
  // In a full run on phones that come with each of the screens, too.
  for (const screen of sampleOf(SCREENS)) {
    story(
      `nothing scrolls and nothing is cut, from ${screen.join("×")} on, in ${locale}`,
      async ({ open }) => {
        const page = await open("/play?two=", { ...phone(screen), locale });
        const table = await TablePage.at(page);
        const fits = async () => {
          await assertFits(page, "as it came");
          await fitsEveryScreen(page);
        };
        await fits();
        for (const cell of ["c12", "d12", "c13", "d13"]) await table.tap(cellOf(cell));
        await fits();
        await table.confirm();
        await table.turns(1);
        await fits();
        await page.locator(".tool-skip").tap();
        // That loses the game: it's asked about.
        await table.confirm();
        await fits();
        await table.confirm();
        await table.result.waitFor();
        await fits();
      },
    );
  }
}

const WORDS = { "en-GB": en, "es-ES": es };

for (const locale of FITTED) {
  const { table: { bombFrom, bombCooling, bombReady, skips } } = WORDS[locale];
  const texts = [bombFrom(7), bombCooling, bombReady].flatMap((bomb) =>
    [1, 0].map((left) => `${bomb} · ${skips(left)}`)
  );
  story(`what a side may still do takes a line, whatever it is, in ${locale}`, async ({ open }) => {
    const page = await open("/play?two=", { locale });
    await TablePage.at(page);
    for (const [width, height] of [[360, 640], [820, 560], [1024, 768]] as const) {
      await page.setViewportSize({ width, height });
      const line = page.locator(".seat-means").first();
      for (const text of texts) {
        const lines = await line.evaluate((line, text) => {
          line.textContent = text;
          return line.clientHeight / parseFloat(getComputedStyle(line).lineHeight);
        }, text);
        assertEquals(Math.round(lines), 1, `${text} at ${width}×${height}`);
      }
    }
  });
}
