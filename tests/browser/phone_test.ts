import { assertEquals, assertNotEquals } from "@std/assert";
import type { Cell } from "../../lib/automaton/board.ts";
import { assertFits, FITTED } from "./fit.ts";
import { story, type Visit } from "./story.ts";
import { cellOf, TablePage } from "./table_page.ts";

function phone(width: number, height: number): Visit {
  return { viewport: { width, height }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
}

const PHONE = phone(360, 640);

/** A finger that comes down on a cell, slides over others and leaves: Playwright only taps. */
async function slide(table: TablePage, cells: readonly Cell[], whileDown: () => Promise<void>) {
  const session = await table.page.context().newCDPSession(table.page);
  for (const [step, cell] of cells.entries()) {
    const type = step === 0 ? "touchStart" : "touchMove";
    const touchPoints = [await table.pointOf(cell)];
    await session.send("Input.dispatchTouchEvent", { type, touchPoints });
  }
  await whileDown();
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** The colour drawn at a cell's middle, and a bit above it, as the page has them. */
async function pixelsAround(table: TablePage, cell: Cell): Promise<string> {
  const { x, y } = await table.pointOf(cell);
  const clip = { x: x - 30, y: y - 120, width: 60, height: 90 };
  return (await table.page.screenshot({ clip })).toString("base64");
}

story("a turn on a phone: aim, place, nudge, undo, confirm", async ({ open }) => {
  const table = await TablePage.at(await open("/play?level=normal&seed=1", PHONE));
  await table.tap(cellOf("c20"));
  await table.says("Place 4 cells in your home");
  await table.button("Place").tap();
  await table.says("c20 placed, 1 of 4.");
  for (const [direction, cell] of [["right", "d20"], ["down", "d21"], ["left", "c21"]]) {
    await table.button(`Aim ${direction}`).tap();
    await table.button("Place").tap();
    await table.says(`${cell} placed`);
  }
  await table.button("Undo").tap();
  await table.says("c21 taken back.");
  await table.button("Place").tap();
  await table.button(/^Confirm turn/).tap();
  await table.says("Blue placed c20, d20, c21, d21.");
  await table.turns(2);
});

story(
  "a finger that slides aims where it leaves, under a loupe while it is down",
  async ({ open }) => {
    const table = await TablePage.at(await open("/play?level=normal&seed=1", PHONE));
    const [from, to] = [cellOf("e18"), cellOf("d20")];
    const before = await pixelsAround(table, to);
    await slide(table, [from, cellOf("e19"), cellOf("e20"), to], async () => {
      assertNotEquals(await pixelsAround(table, to), before, "there is a loupe above the finger");
    });
    assertEquals(await pixelsAround(table, to), before, "it goes with the finger");
    await table.button("Place").tap();
    await table.says("d20 placed, 1 of 4.");
  },
);

story("large cells are tapped, not aimed at", async ({ open }) => {
  const table = await TablePage.at(await open("/play?level=normal&seed=1", phone(768, 1024)));
  await table.tap(cellOf("c12"));
  await table.says("c12 placed, 1 of 4.");
});

for (
  const [width, height] of [[360, 640], [320, 568], [390, 844], [640, 360], [768, 1024]] as const
) {
  for (const locale of FITTED) {
    story(
      `nothing scrolls and nothing is cut at ${width}×${height} in ${locale}`,
      async ({ open }) => {
        const page = await open("/play?two=", { ...phone(width, height), locale });
        const table = await TablePage.at(page);
        await assertFits(page);
        for (const cell of ["c12", "d12", "c13", "d13"]) await table.aim(cellOf(cell));
        await assertFits(page);
        await table.confirm();
        await table.turns(1);
        await assertFits(page);
        await page.locator(".tool-skip").tap();
        await table.confirm();
        await table.result.waitFor();
        await assertFits(page);
      },
    );
  }
}
