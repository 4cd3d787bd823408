/** The sandbox as it is seen, heard and sent. */

import { assert, assertEquals } from "@std/assert";
import { assertAccessible, GUISES } from "./axe.ts";
import { assertFits, FITTED } from "./fit.ts";
import { SandboxPage } from "./sandbox_page.ts";
import { settled } from "./settled.ts";
import { sampleOf } from "../full.ts";
import { story } from "./story.ts";
import { TablePage } from "./table_page.ts";
import { assertCompressed, assertLight, KB, sentTo } from "./weight.ts";

const PHONE = { width: 360, height: 640 }, DESK = { width: 1280, height: 800 };

for (const [size, locale] of sampleOf(GUISES, 1)) {
  const viewport = size === "phone" ? PHONE : DESK;
  story(`axe finds nothing in the sandbox on a ${size}, ${locale}`, async ({ open }) => {
    const page = await open("/sandbox", { viewport, locale });
    const sandbox = await SandboxPage.at(page);
    await assertAccessible(page, "empty");
    await sandbox.type("glider c12");
    await sandbox.type("red x12");
    await page.locator(".structures button").first().click();
    for (const summary of await page.locator(".lab summary").all()) await summary.click();
    await page.locator("#why").fill("c11");
    await page.locator("#why").press("Enter");
    await page.locator(".why .turns button").waitFor();
    await assertAccessible(page, "all open");
    if (viewport === PHONE) await sandbox.keys("Escape");
    await (await TablePage.at(page)).tabToBoard();
    await sandbox.keys("?");
    await page.getByRole("dialog").waitFor();
    await assertAccessible(page, "help open");
    await sandbox.keys("Escape");
    await page.locator(".mode-switch button").last().click();
    await page.locator("[data-turns][data-ready=true]").waitFor();
    await assertAccessible(page, "played");
  });
}

story("the sandbox fits a small phone, whatever is in the hand", async ({ open }) => {
  const page = await open("/sandbox", { viewport: PHONE });
  const sandbox = await SandboxPage.at(page);
  await assertFits(page);
  await page.getByLabel("Pattern").selectOption("Lightweight spaceship");
  await assertFits(page);
  await sandbox.showSide();
  await page.getByText("Import pattern").click();
  await page.getByLabel("Paste RLE").fill("x = 100, y = 20\n100A!");
  await sandbox.button("Import").click();
  await page.locator("#side").waitFor({ state: "hidden" });
  await sandbox.says("New board: 124 columns, 44 rows.");
  await assertFits(page);
});

for (const locale of FITTED) {
  story(`what's next to the board fits a small phone, in ${locale}`, async ({ open }) => {
    const page = await open("/sandbox", { viewport: PHONE, locale });
    await (await SandboxPage.at(page)).showSide();
    const widths = await page.locator("#side").evaluate((side) => [
      side.scrollWidth,
      side.clientWidth,
    ]);
    assertEquals(widths[0], widths[1]);
  });
}

for (const viewport of [PHONE, DESK]) {
  const screen = `${viewport.width} wide`;
  story(`all four digits of the largest board are seen on a screen ${screen}`, async ({ open }) => {
    const page = await open("/sandbox", { viewport });
    const sandbox = await SandboxPage.at(page);
    if (viewport === PHONE) await sandbox.showSide();
    const isSeen = await page.locator(".transport [type=number]").evaluateAll((fields) =>
      fields.map((field) => {
        (field as HTMLInputElement).value = "1000";
        return field.scrollWidth <= field.clientWidth;
      })
    );
    assertEquals(isSeen, [true, true, true]);
  });
}

story("the sandbox is light", async ({ open }) => {
  const page = await open("/sandbox");
  await SandboxPage.at(page);
  await settled(page);
  const files = await sentTo(page);
  assertCompressed(files);
  assertLight(files, { html: 10 * KB, js: 50 * KB, css: 8.5 * KB });
  assertEquals(await page.context().cookies(), []);
});

declare global {
  /** How often the board was drawn within a frame of an animation. */
  var drawnInFrames: number;
}

/** Runs in the page. */
function countDrawings(): void {
  globalThis.drawnInFrames = 0;
  let isInFrame = false;
  const { requestAnimationFrame: ask } = globalThis;
  globalThis.requestAnimationFrame = (run) =>
    ask((now) => {
      isInFrame = true;
      run(now);
      isInFrame = false;
    });
  const { clearRect } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.clearRect = function (...box) {
    if (isInFrame) globalThis.drawnInFrames++;
    clearRect.apply(this, box);
  };
}

story("a generation is a cut for who wants less motion, painted or played", async ({ open }) => {
  const page = await open("/sandbox", { prepare: countDrawings, reducedMotion: "reduce" });
  const sandbox = await SandboxPage.at(page);
  await sandbox.type("glider c12");
  await sandbox.button("Next").click();
  await sandbox.generation(1);
  const table = await sandbox.playBoth();
  for (const line of ["c2 d2 e2 a1", "confirm"]) await table.type(line);
  await table.turns(1);
  assertEquals(await page.evaluate(() => globalThis.drawnInFrames), 0);
});

story("a large board is in words only around the cursor", async ({ open }) => {
  const page = await open("/sandbox#rle=x=100,y=90,rule=Life:P100,90%0AA!");
  const sandbox = await SandboxPage.at(page);
  await (await TablePage.at(page)).tabToBoard();
  assertEquals(await page.getByRole("gridcell").count(), 32 * 32);
  await sandbox.keys("Control+End", "1");
  await sandbox.says("cv90 blue.");
  const cell = page.locator("[role=gridcell]:focus");
  assertEquals(await cell.textContent(), "cv90, blue, 0 neighbors");
  assertEquals(await cell.getAttribute("aria-colindex"), "100");
  assert(await page.locator("[aria-rowindex='90']").count() === 1);
});
