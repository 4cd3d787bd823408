/**
 * Stories: tests that use the built app in a real browser as a person does. Every story ends with
 * the same question: did any page complain, or ask another host for anything?
 */

import type { Browser } from "playwright-core";
import type { Services } from "../../lib/server/services.ts";
import { isDue } from "../full.ts";
import { serveApp } from "../serve_app.ts";
import { hasBrowser, launchBrowser, perform, type Scene } from "./visits.ts";

export type { Visit } from "./visits.ts";

/** Everybody in these stories comes from one address, who doesn't say otherwise as a proxy would. */
const PARTS = { trustedHops: 1 };
const LIMITS = { roomsPerSource: 100, joinsPerMinute: 1_000, pollsPerSource: 40 };

/** The browser and the app of one story. */
export interface Stage extends Scene {
  /** What the app serves from: a story may begin with games that were played before. */
  readonly services: Services;
}

let browser: Browser | undefined;

/**
 * Registers a story if it's due in this run. An app starts empty for it. Without a browser it is
 * left out with the reason, but fails under CI. A socket that ends a moment after its page is no leak
 * of the story.
 */
export function story(name: string, tell: (stage: Stage) => Promise<void>): void {
  if (!isDue(name)) return;
  const fn = async () => {
    await using app = await serveApp(LIMITS, PARTS);
    const { url, services } = app;
    await perform(browser!, url, (scene) => tell({ ...scene, services }));
  };
  Deno.test({ name, ignore: !hasBrowser, sanitizeOps: false, sanitizeResources: false, fn });
}

Deno.test.beforeAll(async () => {
  if (!hasBrowser) return;
  browser = await launchBrowser();
});

Deno.test.afterAll(async () => {
  await browser?.close();
});
