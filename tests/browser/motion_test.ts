/** How turns are told, and when anything moves at all. */

import { assert, assertEquals } from "@std/assert";
import { story } from "./story.ts";
import { cellOf, TablePage } from "./table_page.ts";

declare global {
  /** How often a frame has drawn on a canvas. */
  var framesDrawn: number;
  /** The frames that have been asked for and not come. */
  var framesToCome: Set<number>;
}

/** Runs in the page: counts the frames that draw, apart from those that do something else. */
function countFrames(): void {
  globalThis.framesDrawn = 0;
  globalThis.framesToCome = new Set();
  let inFrame = false;
  const { requestAnimationFrame: ask, cancelAnimationFrame: cancel } = globalThis;
  globalThis.requestAnimationFrame = (run) => {
    const frame = ask((now) => {
      globalThis.framesToCome.delete(frame);
      inFrame = true;
      run(now);
      inFrame = false;
    });
    globalThis.framesToCome.add(frame);
    return frame;
  };
  globalThis.cancelAnimationFrame = (frame) => {
    globalThis.framesToCome.delete(frame);
    cancel(frame);
  };
  const { clearRect } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.clearRect = function (...box) {
    if (inFrame) globalThis.framesDrawn++;
    clearRect.apply(this, box);
  };
}

/** How many frames draw for two turns that end in births and deaths, until no more come. */
async function framesOfTurns(table: TablePage): Promise<number> {
  const { page } = table;
  await page.evaluate(() => globalThis.framesDrawn = 0);
  for (const line of ["c12 d12 e12 h20", "confirm", "x12 y12 z12 u20", "confirm"]) {
    await table.type(line);
  }
  await table.turns(2);
  await page.waitForFunction(() => globalThis.framesToCome.size === 0);
  return page.evaluate(() => globalThis.framesDrawn);
}

story("births and deaths are animated, and frames end with them", async ({ open }) => {
  const table = await TablePage.at(await open("/play?two=", { told: true, prepare: countFrames }));
  const frames = await framesOfTurns(table);
  assert(frames > 0, "no frame was drawn");
});

story("who asked for less motion sees no frame drawn", async ({ open }) => {
  const visit = { told: true, prepare: countFrames, reducedMotion: "reduce" } as const;
  const table = await TablePage.at(await open("/play?two=", visit));
  assertEquals(await framesOfTurns(table), 0);
});

/** Runs in the page: chosen in the settings, whatever the system says. */
function chooseNone(): void {
  localStorage.setItem("motion", "reduced");
}

function chooseFull(): void {
  localStorage.setItem("motion", "full");
}

story("who chose no motion in the settings sees no frame drawn", async ({ open }) => {
  const page = await open("/about", { told: true, prepare: countFrames });
  await page.evaluate(chooseNone);
  const table = await TablePage.at(await open("/play?two=", { beside: page }));
  assertEquals(await framesOfTurns(table), 0);
});

story(
  "who chose motion in the settings sees it, though the system asks for less",
  async ({ open }) => {
    const page = await open("/about", {
      told: true,
      prepare: countFrames,
      reducedMotion: "reduce",
    });
    await page.evaluate(chooseFull);
    const table = await TablePage.at(await open("/play?two=", { beside: page }));
    const frames = await framesOfTurns(table);
    assert(frames > 0, "no frame was drawn");
  },
);

declare global {
  /** What the table has said of whether it tells a turn, each time that changed. */
  var tellings: string[];
}

/** Runs in the page: notes when a turn begins and ends to be told. */
function noteTellings(): void {
  globalThis.tellings = [];
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      globalThis.tellings.push((target as HTMLElement).dataset.telling!);
    }
  }).observe(document, { attributeFilter: ["data-telling"], subtree: true });
}

function score(table: TablePage, seat: number): Promise<string> {
  return table.page.locator(`.seat[data-seat="${seat}"] dd`).last().innerText();
}

story("the rival's turn is told before its score counts, and is read", async ({ open }) => {
  const page = await open("/play?level=easy&seed=5&side=blue", { told: true });
  const table = await TablePage.at(page);
  for (const line of ["c12 d12 c13 d13", "confirm"]) await table.type(line);
  await page.locator('[data-turns="2"][data-telling="true"]').waitFor();
  const sentence = page.locator(".speech .alerted", { hasText: "Red placed" });
  const opacity = () => sentence.evaluate((line) => getComputedStyle(line).opacity);
  assertEquals(await Promise.all([score(table, 1), opacity()]), ["0", "0"]);
  await page.locator('[data-telling="false"]').waitFor();
  assertEquals(await opacity(), "1");
  assert(await score(table, 1) !== "0");
});

story("a tap ends the story and does nothing else", async ({ open }) => {
  const table = await TablePage.at(
    await open("/play?two=", { told: true, reducedMotion: "no-preference" }),
  );
  await table.page.evaluate(() => localStorage.setItem("pace", "slow"));
  await table.page.reload();
  const again = await TablePage.at(table.page);
  for (const line of ["c12 d12 e12 h20", "confirm"]) await again.type(line);
  await again.page.locator("[data-telling=true]").waitFor();
  await again.click(cellOf("x12"));
  await again.page.locator("[data-telling=false]").waitFor();
  assertEquals(await again.page.getByText("0 of 4 placed").count(), 1);
  await again.click(cellOf("y12"));
  await again.page.getByText("1 of 4 placed").waitFor();
});

story("who wants turns at once is told none", async ({ open }) => {
  const page = await open("/about", { prepare: noteTellings });
  await page.evaluate(() => localStorage.setItem("pace", "instant"));
  const table = await TablePage.at(
    await open("/play?two=", { beside: page }),
  );
  for (const line of ["c12 d12 e12 h20", "confirm", "x12 y12 z12 u20", "confirm"]) {
    await table.type(line);
  }
  await table.turns(2);
  const tellings = await table.page.evaluate(() => globalThis.tellings);
  assertEquals(tellings.includes("true"), false);
});

story("a cell is asked why by a tap, and by a key", async ({ open }) => {
  const table = await TablePage.at(await open("/play?two=", { told: true }));
  for (const line of ["c12 d12 e12 h20", "confirm", "x12 y12 z12 u20", "confirm"]) {
    await table.type(line);
  }
  await table.turns(2);
  await table.page.locator("[data-telling=false]").waitFor();
  await table.click(cellOf("d12"));
  await table.says("d12. Lives: 2 neighbors.");
  await table.tabToBoard();
  await table.keys("w");
  await table.page.getByText(/neighbors?\. (2 or 3|Exactly)/).waitFor();
});
