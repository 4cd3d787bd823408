/** A page that its browser translates says the same as one that isn't. */

import { assertEquals } from "@std/assert";
import type { Page } from "playwright-core";
import type { Scene, Visit } from "./visits.ts";
import { story } from "./story.ts";
import { TablePage } from "./table_page.ts";

const GAME = "/play?level=easy&seed=1";

story("a game on a translated page says what any other does", async (scene) => {
  const [plain, translated] = await twins(scene, GAME);
  const tables = await Promise.all([plain, translated].map((page) => TablePage.at(page)));
  const type = (line: string) => Promise.all(tables.map((table) => table.type(line)));
  await type("c12 d12 c13");
  await assertAlike(plain, translated);
  await type("d13");
  await assertAlike(plain, translated);
  await type("confirm");
  for (const table of tables) await table.turns(2);
  await assertAlike(plain, translated);
  await type("undo");
  await type("moves");
  await assertAlike(plain, translated);
  for (const { page } of tables) await page.getByRole("button", { name: "Resign" }).click();
  await assertAlike(plain, translated);
  for (const { page } of tables) await page.getByRole("button", { name: "Really resign" }).click();
  for (const { result } of tables) await result.waitFor();
  await assertAlike(plain, translated);
});

story("a translated lesson can be passed", async (scene) => {
  const [plain, translated] = await twins(scene, "/learn/1");
  const tables = await Promise.all([plain, translated].map((page) => TablePage.at(page)));
  for (const line of ["c12 d12 c13", "d13", "confirm"]) {
    for (const table of tables) await table.type(line);
    await assertAlike(plain, translated);
  }
});

story("a translated sandbox counts its cells", async (scene) => {
  const [plain, translated] = await twins(scene, "/sandbox");
  for (const line of ["glider c12", "step 3", "clear", "block d4"]) {
    for (const page of [plain, translated]) {
      await page.getByLabel("Type what to do").fill(line);
      await page.keyboard.press("Enter");
    }
    await assertAlike(plain, translated);
  }
});

/** The same page twice: as it is, and translated. */
async function twins({ open }: Scene, path: string): Promise<[Page, Page]> {
  // Pictures that move would be alike only now and then.
  const still: Visit = { reducedMotion: "reduce" };
  const plain = await open(path, still), translated = await open(path, still);
  await translated.locator("[data-ready=true]").waitFor();
  const session = await translated.context().newCDPSession(translated);
  const { frameTree } = await session.send("Page.getFrameTree");
  // A browser's own script sees the page's elements, but not what the page's scripts do to them.
  const world = { frameId: frameTree.frame.id, worldName: "translator" };
  const { executionContextId: contextId } = await session.send("Page.createIsolatedWorld", world);
  await session.send("Runtime.evaluate", { expression: `(${translate})()`, contextId });
  return [plain, translated];
}

/** Asserts that two pages come to say the same. */
async function assertAlike(plain: Page, translated: Page): Promise<void> {
  const texts = async () => [await plain.evaluate(textOf), await translated.evaluate(textOf)];
  const until = Date.now() + 5_000;
  let [wanted, said] = await texts();
  while (said !== wanted && Date.now() < until) {
    await translated.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    [wanted, said] = await texts();
  }
  assertEquals(said, wanted);
}

/** Runs in the page: all that is seen, and its parts in lines of their own. */
function textOf(): string {
  const lines = document.body.innerText.split("\n");
  return lines.map((line) => line.trim()).filter((line) => line !== "").join("\n");
}

/** Runs beside the page: does what Chrome's translation does to texts, but leaves them their words. */
function translate(): void {
  const font = (inside: Node | string) => {
    const made = document.createElement("font");
    made.append(inside);
    return made;
  };
  const replaceAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const around = text.parentElement!;
      if (text.data.trim() === "" || around.closest("font, script, style, noscript, svg")) continue;
      text.replaceWith(font(font(text.data)));
    }
  };
  new MutationObserver(replaceAll).observe(document.body, { childList: true, subtree: true });
  replaceAll();
}
