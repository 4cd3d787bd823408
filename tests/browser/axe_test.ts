import axe, { type AxeResults } from "axe-core";
import { assertEquals } from "@std/assert";
import type { Page } from "playwright-core";
import { story } from "./story.ts";
import { TablePage } from "./table_page.ts";

declare global {
  var axe: typeof import("axe-core");
}

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

const THEMES = ["light", "dark"] as const;

/** Asserts that axe finds nothing wrong, in either theme. */
async function assertAccessible(page: Page, where: string): Promise<void> {
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await runAxe(page);
    const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
    assertEquals(found, [], `${where}, ${colorScheme}`);
  }
}

async function runAxe(page: Page): Promise<AxeResults> {
  // Evaluated from outside, where the page's policy does not reach.
  if (!await page.evaluate(() => "axe" in globalThis)) await page.evaluate(axe.source);
  return await page.evaluate(
    (values) =>
      globalThis.axe.run({ runOnly: { type: "tag", values }, resultTypes: ["violations"] }),
    TAGS,
  );
}

const SIZES = { phone: { width: 360, height: 640 }, desk: { width: 1280, height: 800 } };

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const locale of ["en-GB", "es-ES"]) {
    story(`axe finds nothing at the front door on a ${size}, ${locale}`, async ({ open }) => {
      await assertAccessible(await open("/", { viewport, locale }), "front door");
    });

    story(`axe finds nothing at the table on a ${size}, ${locale}`, async ({ open }) => {
      const page = await open("/play?two=", { viewport, locale });
      const table = await TablePage.at(page);
      await assertAccessible(page, "first turn");
      for (const line of ["c12 d12 c13 d13", "confirm", "x12"]) await table.type(line);
      await assertAccessible(page, "turn typed");
      await table.tabToBoard();
      await assertAccessible(page, "text board open");
      await table.keys("?");
      await assertAccessible(page, "help open");
      await table.keys("Escape", "u", "k", "Enter");
      await table.result.waitFor();
      await assertAccessible(page, "result");
    });
  }
}
