/**
 * Stories: tests that use the built app in a real browser as a person does. Every story ends with
 * the same question: did any page complain, or ask another host for anything?
 */

import type { Browser } from "playwright-core";
import type { Services } from "../../lib/server/services.ts";
import { serveApp, type ServedApp } from "../serve_app.ts";
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
let app: ServedApp | undefined;

/**
 * Registers a story. Without a browser it is left out with the reason, but fails under CI. The app
 * serves all stories of a file: what one leaves behind, such as a socket that ends a moment after its
 * page, is no leak of the story.
 */
export function story(name: string, tell: (stage: Stage) => Promise<void>): void {
  const fn = () => {
    const { url, services } = app!;
    return perform(browser!, url, (scene) => tell({ ...scene, services }));
  };
  Deno.test({ name, ignore: !hasBrowser, sanitizeOps: false, sanitizeResources: false, fn });
}

Deno.test.beforeAll(async () => {
  if (!hasBrowser) return;
  app = await serveApp(LIMITS, PARTS);
  browser = await launchBrowser();
});

Deno.test.afterAll(async () => {
  await browser?.close();
  await app?.[Symbol.asyncDispose]();
});
