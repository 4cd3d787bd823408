import { assert, assertEquals } from "@std/assert";
import type { Cell } from "../../lib/automaton/board.ts";
import { sampleOf } from "../full.ts";
import { story } from "./story.ts";
import { cellOf, TablePage } from "./table_page.ts";

const BLUE = cellOf("c12"), RED = cellOf("x12"), EMPTY = cellOf("n20");

/** A shared board with a blue and a red block. */
async function withBlocks(table: TablePage): Promise<TablePage> {
  for (const line of ["c12 d12 c13 d13", "confirm", "x12 y12 x13 y13", "confirm"]) {
    await table.type(line);
  }
  await table.turns(2);
  return table;
}

/** What the canvas shows at a cell, as relative luminance (WCAG 2): its middle, and its upper corner. */
async function luminances(table: TablePage, cell: Cell): Promise<{ middle: number; tip: number }> {
  const middle = await table.pointOf(cell);
  const tip = { ...middle, y: middle.y - await table.side() * 0.36 };
  const [at, above] = await table.canvas.evaluate((canvas: HTMLCanvasElement, points) => {
    const box = canvas.getBoundingClientRect(), { width, height } = canvas;
    const context = Object.assign(document.createElement("canvas"), { width, height })
      .getContext("2d")!;
    for (const layer of [canvas.previousElementSibling!, canvas]) {
      context.drawImage(layer as HTMLCanvasElement, 0, 0);
    }
    return points.map(({ x, y }) => {
      const scale = canvas.width / box.width;
      const { data } = context.getImageData((x - box.x) * scale, (y - box.y) * scale, 1, 1);
      return [...data];
    });
  }, [middle, tip]);
  return { middle: luminance(at!), tip: luminance(above!) };
}

function luminance(pixel: readonly number[]): number {
  const [red, green, blue] = pixel.map((byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The browser's advice to a page that reads its canvas often, as these stories do. */
const expected = /willReadFrequently/;

const LOOKS = {
  "light": { expected, colorScheme: "light" },
  "dark": { expected, colorScheme: "dark" },
  "forced colors": { expected, forcedColors: "active" },
} as const;

for (const [name, look] of sampleOf(Object.entries(LOOKS), 1)) {
  story(`the sides differ in shape, and stand out, in ${name}`, async ({ open }) => {
    const table = await withBlocks(await TablePage.at(await open("/play?two=", look)));
    await table.page.mouse.move(0, 0);
    const blue = await luminances(table, BLUE);
    const red = await luminances(table, RED);
    const ground = (await luminances(table, EMPTY)).middle;
    assert(contrast(blue.middle, ground) >= 3, "a blue cell is filled");
    assert(contrast(red.tip, ground) >= 3, "a red cell has an edge");
    assert(contrast(red.middle, ground) < 1.3, "and is hollow");
  });
}

story("the board is sharp on a screen of two pixels to one", async ({ open }) => {
  const table = await TablePage.at(await open("/play?two=", { deviceScaleFactor: 2 }));
  const [drawn, shown] = await table.canvas.evaluate((canvas: HTMLCanvasElement) => [
    canvas.width,
    canvas.getBoundingClientRect().width,
  ]);
  assert(Math.abs(drawn! - 2 * shown!) <= 2, `${drawn} pixels for ${shown}`);
});

story(
  "a theme chosen in another tab is taken up by the board at once, and kept",
  async ({ open }) => {
    const page = await open("/play?two=", LOOKS.light);
    const table = await TablePage.at(page);
    const day = (await luminances(table, EMPTY)).middle;
    const settings = await open("/settings", { ...LOOKS.light, beside: page });
    await settings.getByLabel("Theme").selectOption("Dark");
    await page.locator("[data-theme=dark]").waitFor();
    const night = (await luminances(table, EMPTY)).middle;
    assert(day > 0.8 && night < 0.1, `by day ${day}, by night ${night}`);
    await page.reload();
    const again = await TablePage.at(page);
    assertEquals((await luminances(again, EMPTY)).middle, night);
    await settings.reload();
    assertEquals(await settings.getByLabel("Theme").inputValue(), "dark");
  },
);

story("a table against the computer fits a laptop of 1280×800", async ({ open }) => {
  const viewport = { width: 1280, height: 800 };
  const page = await open("/play?level=easy&seed=1", { viewport });
  await TablePage.at(page);
  assertEquals(await page.evaluate(() => document.documentElement.scrollHeight), 800);
});

story("a page can be zoomed into", async ({ open }) => {
  const page = await open("/play?two=");
  const viewport = await page.locator("meta[name=viewport]").getAttribute("content");
  assertEquals(viewport, "width=device-width, initial-scale=1");
});

/** Runs in the page: what has the focus, if none of it can be seen. */
function unseenFocus(): string[] {
  const stop = document.activeElement!, { x, y, width, height } = stop.getBoundingClientRect();
  const isSeen = [0.1, 0.5, 0.9].some((share) =>
    stop.contains(document.elementFromPoint(x + width / 2, y + height * share))
  );
  return isSeen || stop.closest(".visually-hidden") ? [] : [stop.outerHTML];
}

story(
  "no Tab stop of a page at 200 % is left behind what stays on the screen",
  async ({ open }) => {
    const viewport = { width: 640, height: 400 };
    for (const path of ["/learn", "/learn/1"]) {
      const page = await open(path, { viewport });
      await page.locator("[data-ready=true]").first().waitFor();
      const unseen: string[] = [];
      const isInPage = () => page.evaluate(() => document.activeElement !== document.body);
      for (await page.keyboard.press("Tab"); await isInPage(); await page.keyboard.press("Tab")) {
        unseen.push(...await page.evaluate(unseenFocus));
      }
      assertEquals(unseen, [], path);
    }
  },
);

story("on paper a page is dark on white, and nothing lies over its lines", async ({ open }) => {
  // As wide as a sheet of A4.
  const paper = { viewport: { width: 794, height: 1123 }, colorScheme: "dark" } as const;
  const page = await open("/rules/conquerors-v2", paper);
  const inks = [];
  for (const theme of ["auto", "dark"]) {
    await page.evaluate((theme) => document.documentElement.dataset.theme = theme, theme);
    await page.emulateMedia({ media: "print" });
    assertEquals(await page.locator(".site-nav").isVisible(), false);
    inks.push(await page.evaluate(() => getComputedStyle(document.body).color));
    await page.emulateMedia({ media: "screen" });
    assertEquals(await page.locator(".site-nav").isVisible(), true);
  }
  assertEquals(inks, Array(2).fill("rgb(17, 32, 27)"));
});

story(
  "a board in the dark is printed with ink on white, and dark again after that",
  async ({ open }) => {
    const page = await open("/play?two=", { expected, colorScheme: "dark" });
    await TablePage.at(page);
    const shown = await page.evaluateHandle(() => {
      const seen: string[] = [];
      const see = () => {
        const board = document.querySelector<HTMLCanvasElement>("canvas.still")!;
        const { width, height } = board;
        const { data } = board.getContext("2d")!.getImageData(width / 2, height / 2 - 30, 1, 1);
        seen.push(data[0]! < 128 ? "dark" : "light");
      };
      see();
      for (const moment of ["beforeprint", "afterprint"]) addEventListener(moment, see);
      return seen;
    });
    await page.pdf();
    assertEquals(await shown.jsonValue(), ["dark", "light", "dark"]);
  },
);

story("who asks for more contrast gets no gray letters, and clear edges", async ({ open }) => {
  const page = await open("/friend");
  const looks = () =>
    Promise.all([
      page.locator("main small").first().evaluate((small) => getComputedStyle(small).color),
      page.locator(".card").first().evaluate((card) => getComputedStyle(card).borderTopColor),
    ]);
  assertEquals(await looks(), ["rgb(73, 88, 81)", "rgb(207, 216, 205)"]);
  await page.emulateMedia({ contrast: "more" });
  assertEquals(await looks(), ["rgb(17, 32, 27)", "rgb(107, 122, 114)"]);
});

story("what will be counted is clear of the line below it", async ({ open }) => {
  const table = await TablePage.at(await open("/play?level=easy&side=blue", { locale: "es-MX" }));
  await table.type("c12 d12 c13 d13");
  const [then, below] = [".seat-then", ".seat-means"].map((part) =>
    table.page.locator(part).first()
  );
  await then!.waitFor();
  const [above, line] = [(await then!.boundingBox())!, (await below!.boundingBox())!];
  assert(above.y + above.height + 1 < line.y, `${above.y + above.height} and ${line.y}`);
});

story("what is ticked has the ink of the page, and no colony's blue", async ({ open }) => {
  const page = await open("/me");
  const box = page.getByRole("checkbox").first();
  await box.waitFor();
  const [accent, ink] = await box.evaluate((input) => [
    getComputedStyle(input).accentColor,
    getComputedStyle(document.body).color,
  ]);
  assertEquals(accent, ink);
});
