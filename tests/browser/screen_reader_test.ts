/** What screen readers need of a page besides what axe looks for: Orca was heard to miss it. */

import { assert, assertEquals } from "@std/assert";
import type { CDPSession, Page } from "playwright-core";
import { story } from "./story.ts";
import { TablePage } from "./table_page.ts";

/** Roles that a screen reader has nothing to say of. */
const SILENT = ["generic", "none", "paragraph"];

/** What a screen reader is told of what has the focus. */
async function focused(session: CDPSession): Promise<{ role: string; name: string }> {
  const expression = "document.activeElement";
  const { result: { objectId } } = await session.send("Runtime.evaluate", { expression });
  const asked = { objectId: objectId!, fetchRelatives: false };
  const { nodes: [node] } = await session.send("Accessibility.getPartialAXTree", asked);
  return { role: String(node!.role!.value), name: String(node!.name!.value) };
}

const isInPage = (page: Page) => page.evaluate(() => document.activeElement !== document.body);

for (const path of ["/play?two=", "/learn/1", "/annihilation"]) {
  story(`every Tab stop of ${path} says what it is`, async ({ open }) => {
    const page = await open(path);
    await page.locator("[data-ready=true]").first().waitFor();
    const session = await page.context().newCDPSession(page);
    const stops: string[] = [];
    for (await page.keyboard.press("Tab"); await isInPage(page); await page.keyboard.press("Tab")) {
      const { role, name } = await focused(session);
      assert(!SILENT.includes(role) && name !== "", `${role} "${name}" after ${stops.at(-1)}`);
      stops.push(name);
    }
    assert(stops.length > 10);
  });
}

/** Where the keyboard is led to the board. */
const way = (page: Page) => page.getByRole("button", { name: "Open the keyboard board" });

for (const path of ["/play?two=", "/sandbox"]) {
  story(
    `${path} opens its board to who comes by a key, not to who reads past`,
    async ({ open }) => {
      const page = await open(path);
      await page.locator("[data-ready=true]").first().waitFor();
      const grid = page.getByRole("grid", { name: "Board", exact: true });
      const cell = page.locator("[role=gridcell]:focus");
      // As a screen reader that reads on from line to line.
      await way(page).focus();
      await page.evaluate(() => new Promise(requestAnimationFrame));
      assertEquals(await grid.count(), 0);

      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Tab");
      await cell.waitFor();
      assertEquals(await grid.count(), 1);
      // A screen reader that asks about it a moment later has something to read.
      assertEquals(await way(page).count(), 1);
      await page.keyboard.press("Shift+Tab");
      assertEquals(await cell.count(), 0);
      // Asked to press it, a screen reader does, and focuses nothing.
      await way(page).evaluate((button: HTMLElement) => button.click());
      await cell.waitFor();
    },
  );
}

story("a button that goes when it's pressed leaves the keyboard in the page's content", async ({
  open,
}) => {
  const goes = async (page: Page, name: string) => {
    await page.getByRole("button", { name, exact: true }).press("Enter");
    await page.locator("#content:focus").waitFor();
  };
  // Who cancels may give up a socket that was still being opened.
  const now = await open("/now", { expected: /closed before the connection/ });
  await goes(now, "Find an opponent");
  await goes(now, "Cancel");
  const sums = await open("/annihilation");
  await sums.locator("[data-known=true]").waitFor();
  await goes(sums, "fire z4, complement z0");
});

story("help is called by its name, and read from the top", async ({ open }) => {
  const page = await open("/play?two=");
  await TablePage.at(page);
  await page.getByRole("button", { name: "Keys" }).click();
  await page.getByRole("dialog").waitFor();
  const heard = await focused(await page.context().newCDPSession(page));
  assertEquals(heard, { role: "dialog", name: "Keys and commands" });
});

story("help that was opened in a small screen's panel gives the focus back", async ({ open }) => {
  const page = await open("/play?two=", { viewport: { width: 640, height: 400 } });
  await TablePage.at(page);
  await page.getByRole("button", { name: "More" }).press("Enter");
  await page.getByRole("button", { name: "Keys" }).press("Enter");
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".to-side:focus").waitFor();
});

story("a network's arrow keys are its own: it's a widget, not a group", async ({ open }) => {
  const page = await open("/annihilation");
  await page.getByRole("toolbar", { name: "Board 1" }).locator("[data-vertex='0']").waitFor();
});

story(
  "what is next to its own words isn't read twice, nor are arrows and counters",
  async (stage) => {
    const lesson = await stage.open("/learn/2");
    await lesson.getByRole("link", { name: "Next", exact: true }).waitFor();
    assertEquals(await lesson.locator("figure.demo").getByRole("img").count(), 0);
    const home = await (await stage.open("/")).locator("figure.playback").ariaSnapshot();
    assertEquals(home.match(/Round \d/g), null, home);
    const table = await TablePage.at(await stage.open("/play?two="));
    await table.type("c12 d12 c13 d13");
    await table.page.locator(".seat-then").first().waitFor();
    const hud = await table.page.locator(".hud").ariaSnapshot();
    assertEquals(hud.match(/→/g), null, hud);
  },
);

/** Four blinkers, a color's by turns: each generation changes a dozen cells, and what becomes of more. */
const BLINKERS = ["d3 d4 d5 h26", "x3 x4 x5 u26", "d12 d13 d14 h20", "x12 x13 x14 u20"];

/** Runs in the page: how many cells of the board in words change at once, from now on. */
function countChanges(): void {
  const counts: number[] = [];
  Object.assign(globalThis, { counts });
  new MutationObserver((records) => {
    const cells = records.map(({ target }) => target.parentElement?.closest("[role=gridcell]"));
    counts.push(new Set(cells.filter(Boolean)).size);
  }).observe(document, { subtree: true, characterData: true });
}

story("a turn's sentence isn't lost among the cells it changes", async ({ open }) => {
  const page = await open("/play?two=");
  const table = await TablePage.at(page);
  for (const [index, turn] of BLINKERS.entries()) {
    await table.type(turn);
    await table.type("confirm");
    await table.turns(index + 1);
  }
  await table.tabToBoard();
  await page.evaluate(countChanges);
  await table.keys("k", "Enter");
  await table.turns(5);
  // The last of them.
  await page.getByRole("gridcell", { name: "x14, red, 1 neighbor, dies" }).waitFor();
  const counts = await page.evaluate(() => Reflect.get(globalThis, "counts") as number[]);
  assertEquals(counts.filter((count) => count > 9), []);
});

for (const path of ["/friend", "/me"]) {
  story(`no field of ${path} is called wrong before anything is typed`, async ({ open }) => {
    const page = await open(path);
    await page.locator("input:invalid").first().waitFor();
    // Browsers take an empty field that has to be filled for a wrong one, and Orca says so.
    assertEquals(await page.locator("input:invalid:not([aria-invalid=false])").count(), 0);
  });
}
