import { assert, assertEquals, assertNotEquals } from "@std/assert";
import type { Locator } from "playwright-core";
import type { Cell } from "../../lib/automaton/board.ts";
import { DEFAULT_GAME, LIFE_GAMES } from "../../lib/games/life_games.ts";
import { previewOf } from "../ui/changes.ts";
import { assertAccessible } from "./axe.ts";
import { assertFits, FITTED } from "./fit.ts";
import { settled } from "./settled.ts";
import { story } from "./story.ts";
import { cellOf, TablePage } from "./table_page.ts";
import { KB, sentTo, sum } from "./weight.ts";

const game = LIFE_GAMES[DEFAULT_GAME];
/** A row of three that turns, and a cell that dies of loneliness. */
const BLINKER = "c12 d12 e12 h20";

/** The cells of several names. */
function cellsOf(names: string): Cell[] {
  return names.split(" ").map(cellOf);
}

function hintOf({ page }: TablePage): Locator {
  return page.locator(".hint");
}

/** The score that a seat's panel shows: now, and to come. */
function scoreOf({ page }: TablePage, seat: number): Locator {
  return page.locator(`[data-seat="${seat}"] .seat-numbers dd`).last();
}

/** What is drawn at a cell. */
async function drawingOf(table: TablePage, cell: Cell): Promise<string> {
  const { x, y } = await table.pointOf(cell);
  const side = await table.side();
  const clip = { x: x - side / 2 + 2, y: y - side / 2 + 2, width: side - 4, height: side - 4 };
  return (await table.page.screenshot({ clip })).toString("base64");
}

story("what is shown of a turn is what it then does", async ({ open }) => {
  const table = await TablePage.at(await open("/play?two="));
  await table.page.mouse.move(0, 0);
  const [above, tip] = [cellOf("d11"), cellOf("c12")];
  const bare = await drawingOf(table, above);
  await table.type(BLINKER);
  await table.says("h20 placed, 4 of 4. Next: blue +2\u00a0−3.");
  assertNotEquals(await drawingOf(table, above), bare, "a birth is drawn");
  assertEquals(await scoreOf(table, 0).textContent(), "0→ 3");
  await table.tabToBoard();
  const next = previewOf(game.initial({}), { place: cellsOf(BLINKER) });
  const cells = table.page.locator("[role=gridcell]");
  const fates = await cells.evaluateAll((all) => all.map(({ textContent }) => textContent!));
  fates.forEach((text, cell) => {
    const fate = /survives|dies|born blue/.exec(text)?.[0];
    const [was, is] = [next.before.cells[cell], next.after.cells[cell]];
    assertEquals(fate, was ? is ? "survives" : "dies" : is ? "born blue" : undefined, text);
  });
  await table.keys("p");
  await table.says(
    "Next generation with this move: blue +2\u00a0−3. Score: Blue 0 to 3, Red 0 to 0.",
  );
  await table.keys("Enter");
  await table.turns(1);
  // A few at a time.
  await table.page.waitForFunction(
    (after) =>
      [...document.querySelectorAll("[role=gridcell]")].every(({ textContent }, cell) =>
        textContent!.includes(", blue,") === (after[cell] === 1)
      ),
    [...next.after.cells],
  );
  assertNotEquals(await drawingOf(table, tip), await drawingOf(table, above));
});

story(
  "a guided person looks further ahead, and comes back by Escape or the turn",
  async ({ open }) => {
    const table = await TablePage.at(await open("/play?two="));
    await table.type(BLINKER);
    const slider = table.page.getByRole("slider", { name: "Look ahead" });
    await slider.focus();
    await table.keys("ArrowRight", "ArrowRight");
    const spoken = () => slider.getAttribute("aria-valuetext");
    assertEquals(await spoken(), "3 generations ahead. Score: Blue 0 to 3, Red 0 to 0.");
    await table.keys("Escape");
    assertEquals(await spoken(), "1 generation ahead. Score: Blue 0 to 3, Red 0 to 0.");
    await table.keys("End");
    assertEquals(await slider.inputValue(), "12");
    await table.type("confirm");
    await table.turns(1);
    assertEquals(await slider.inputValue(), "1");
  },
);

story("the coach says one thing, marks it, and can be hushed", async ({ open }) => {
  const table = await TablePage.at(await open("/play?two="));
  await table.page.mouse.move(0, 0);
  for (const line of ["c12 d12 c13 d13", "confirm", "x12 y12 x13 y13", "confirm"]) {
    await table.type(line);
  }
  const plain = await drawingOf(table, cellOf("c12"));
  await table.type("b11 e11");
  await hintOf(table).filter({ hasText: "Too close: 2 cells of yours" }).waitFor();
  assertNotEquals(await drawingOf(table, cellOf("c12")), plain);
  await table.button("Dismiss hint").click();
  assertEquals(await hintOf(table).textContent(), "");
  await table.type("clear");
  await table.type("a1 a3 a5 a7");
  await hintOf(table).filter({ hasText: /^None of these cells will live/ }).waitFor();
  await table.page.getByLabel("Hints").uncheck();
  await table.page.reload();
  const again = await TablePage.at(table.page);
  assertEquals(await again.page.getByLabel("Hints").isChecked(), false);
});

story("guided mode is a switch, which is remembered", async ({ open }) => {
  const table = await TablePage.at(await open("/play?two="));
  await table.type("c12");
  await table.says("c12 placed, 1 of 4. Next:");
  const isGuided = () => table.page.getByLabel("Show the next generation");
  await isGuided().uncheck();
  await table.type("d12");
  await table.says("d12 placed, 2 of 4.");
  assertEquals(await table.said.textContent(), "d12 placed, 2 of 4.");
  assertEquals(await table.page.locator(".guide, .seat-then").count(), 0);
  await table.page.reload();
  await TablePage.at(table.page);
  assertEquals(await isGuided().isChecked(), false);
});

story("the guide comes after the page, and with it the page is still light", async ({ open }) => {
  const page = await open("/play?level=normal&seed=1");
  const table = await TablePage.at(page);
  await settled(page);
  // What a typed line means is fetched with the first.
  await table.type("score");
  await page.getByRole("status").getByText("Round 1 of 12.").waitFor();
  const before = await sentTo(page), confirm = page.locator(".actions .primary");
  const place = await confirm.boundingBox();
  await table.type("c12 d12");
  await page.locator(".guide input").waitFor({ state: "attached" });
  assertEquals(await confirm.boundingBox(), place, "nothing moves under a finger");
  const after = await sentTo(page);
  // The guide with its look ahead, what tells and draws a turn that is begun, their words, and sounds.
  assert(after.length <= before.length + 9, `${after.length - before.length} more`);
  const scripts = sum(after.filter(({ kind }) => kind === "js"), "size");
  assert(scripts <= 61 * KB, `${scripts} bytes`);
});

for (
  const [name, screen] of Object.entries({
    "a small phone": { viewport: { width: 360, height: 640 } },
    "a phone on its side": { viewport: { width: 640, height: 360 } },
  })
) {
  for (const locale of FITTED) {
    story(`the guide pushes nothing off ${name} in ${locale}`, async ({ open }) => {
      const page = await open("/play?two=", { ...screen, hasTouch: true, isMobile: true, locale });
      const table = await TablePage.at(page);
      for (const cell of cellsOf("c12 d12 c13 d13")) await table.tap(cell);
      await table.confirm();
      for (const cell of cellsOf("x12 y12 x13 y13")) await table.tap(cell);
      await table.confirm();
      for (const cell of cellsOf("b11 b12 e11 e12")) await table.tap(cell);
      await page.locator(".hint-close").waitFor();
      await assertFits(page);
      const board = (await table.canvas.boundingBox())!;
      const hint = (await hintOf(table).boundingBox())!;
      const isApart = hint.y >= board.y + board.height || hint.x >= board.x + board.width;
      assert(isApart, "the hint lies over the board");
      await assertAccessible(page, name);
      await page.locator(".look-ahead").tap();
      await page.getByRole("slider").fill("4");
      await assertFits(page);
      await assertAccessible(page, `${name}, looking ahead`);
    });
  }
}
