import { assert, assertEquals } from "@std/assert";
import { story } from "./story.ts";
import { TablePage } from "./table_page.ts";

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
