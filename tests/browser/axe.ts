import type { RunOptions } from "axe-core";
import axe from "axe-core/axe.min.js";
import { assertEquals } from "@std/assert";
import type { Page } from "playwright-core";
import { sampleOf } from "../full.ts";

declare global {
  var axe: typeof import("axe-core");
}

/** Screens that pages are looked at on. */
export const SIZES = { phone: { width: 360, height: 640 }, desk: { width: 1280, height: 800 } };

/** Sizes and languages that axe looks at. */
export const GUISES = [
  ["desk", "es-ES"],
  ["phone", "en-GB"],
  ["phone", "es-ES"],
  ["desk", "en-GB"],
] as const;

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** The first is the usual one. */
const THEMES = ["light", "dark"] as const;

/** What a theme can break; all else is the same in both. */
const COLORS = ["color-contrast", "link-in-text-block"];

const COLORED = { runOnly: { type: "rule", values: COLORS } } as const satisfies RunOptions;
const WHOLE = { runOnly: { type: "tag", values: TAGS } } as const satisfies RunOptions;
const STRUCTURED = {
  ...WHOLE,
  rules: Object.fromEntries(COLORS.map((rule) => [rule, { enabled: false }])),
} as const satisfies RunOptions;

/** Themes in which axe looks at a page: by what the page is called one, and both in a full run. */
function themesOf(where: string): readonly (typeof THEMES[number])[] {
  return sampleOf(THEMES, where.length);
}

/** Asserts that axe finds nothing wrong, in either theme. */
export async function assertAccessible(page: Page, where: string): Promise<void> {
  for (const [index, theme] of themesOf(where).entries()) {
    await assertFlawless(page, index === 0 ? WHOLE : COLORED, where, theme);
  }
}

/** Asserts that axe finds nothing wrong but perhaps with colors. */
export async function assertStructured(page: Page, where: string): Promise<void> {
  await assertFlawless(page, STRUCTURED, where, "light");
}

/** Asserts that axe finds nothing wrong with colors, in either theme. */
export async function assertColored(page: Page, where: string): Promise<void> {
  for (const theme of themesOf(where)) await assertFlawless(page, COLORED, where, theme);
}

async function assertFlawless(
  page: Page,
  options: RunOptions,
  where: string,
  colorScheme: typeof THEMES[number],
): Promise<void> {
  await page.emulateMedia({ colorScheme });
  // Evaluated from outside, where the page's policy does not reach.
  if (!await page.evaluate(() => "axe" in globalThis)) await page.evaluate(axe.source);
  assertEquals(await page.evaluate(violationsOf, options), [], `${where}, ${colorScheme}`);
}

/**
 * Runs in the page, which leaves all else there that axe has to say. The dots of the page's ground are
 * no gradient that words could be lost in, but axe would pass no judgment on colors above them.
 */
async function violationsOf(options: RunOptions): Promise<{ id: string; at: string[] }[]> {
  const { style } = document.documentElement;
  style.backgroundImage = "none";
  const { violations } = await globalThis.axe.run({ ...options, resultTypes: ["violations"] });
  style.backgroundImage = "";
  return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
}
