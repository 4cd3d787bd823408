import axe, { type AxeResults } from "axe-core";
import { assertEquals } from "@std/assert";
import type { Page } from "playwright-core";

declare global {
  var axe: typeof import("axe-core");
}

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

const THEMES = ["light", "dark"] as const;

/** Asserts that axe finds nothing wrong, in either theme. */
export async function assertAccessible(page: Page, where: string): Promise<void> {
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
