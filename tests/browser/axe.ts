import type { AxeResults, RunOnly } from "axe-core";
import axe from "axe-core/axe.min.js";
import { assertEquals } from "@std/assert";
import type { Page } from "playwright-core";
import { runs } from "../full.ts";

declare global {
  var axe: typeof import("axe-core");
}

/** Screens that pages are looked at on. */
export const SIZES = { phone: { width: 360, height: 640 }, desk: { width: 1280, height: 800 } };

/** Sizes and languages that axe looks at: one in every run of the suite, all in a full one. */
export const GUISES = ([
  ["desk", "es-ES"],
  ["phone", "en-GB"],
  ["phone", "es-ES"],
  ["desk", "en-GB"],
] as const).slice(0, runs(1, 4));

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** What axe looks at in each theme: all there is in one, in the other what only colors can break. */
const LOOKS = {
  light: { type: "tag", values: TAGS },
  dark: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
} as const satisfies Record<string, RunOnly>;

/** Asserts that axe finds nothing wrong, in either theme. */
export async function assertAccessible(page: Page, where: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await runAxe(page, LOOKS[colorScheme]);
    const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
    assertEquals(found, [], `${where}, ${colorScheme}`);
  }
}

async function runAxe(page: Page, runOnly: RunOnly): Promise<AxeResults> {
  // Evaluated from outside, where the page's policy does not reach.
  if (!await page.evaluate(() => "axe" in globalThis)) await page.evaluate(axe.source);
  return await page.evaluate(
    (runOnly) => globalThis.axe.run({ runOnly, resultTypes: ["violations"] }),
    runOnly,
  );
}
