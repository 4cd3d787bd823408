/** At home or in a class: plain HTTP on a name of the local network, where browsers trust less. */

import { assert, assertEquals, assertMatch } from "@std/assert";
import type { Browser, Page } from "playwright-core";
import { visitRoom } from "../browser/room.ts";
import { settled } from "../browser/settled.ts";
import { TablePage } from "../browser/table_page.ts";
import { hasTicket } from "../browser/ticket.ts";
import { GAME_HOST, hasBrowser, launchBrowser, perform, type Scene } from "../browser/visits.ts";
import { freePort } from "./free_port.ts";
import { Production } from "./production.ts";
import { makeRoom, playTwoTurns, POLLING } from "./visitors.ts";

/** Four lonely cells that die: the computer wins in the first round. */
const LOST = "c3 c10 g3 g10";

/** A browser rests on its pages' sockets a little longer than a test on its pages. */
const LOOSE = { ignore: !hasBrowser, sanitizeOps: false, sanitizeResources: false };

let production: Production;
let browser: Browser;
let url: string;

Deno.test.beforeAll(async () => {
  if (!hasBrowser) return;
  [production, browser] = await Promise.all([Production.build(), launchBrowser()]);
  url = `http://${GAME_HOST}:${(await production.serve()).port}`;
});

Deno.test.afterAll(async () => {
  await browser?.close();
  await production?.[Symbol.asyncDispose]();
});

function onLan(name: string, tell: (scene: Scene) => Promise<void>): void {
  Deno.test({ ...LOOSE, name: `on a LAN ${name}`, fn: () => perform(browser, url, tell) });
}

/** Browsers keep back here what they give to `https:` and `localhost`. */
async function assertUntrusted(page: Page): Promise<void> {
  const found = await page.evaluate(() => [
    isSecureContext,
    "clipboard" in navigator,
    "serviceWorker" in navigator,
    "subtle" in crypto,
  ]);
  assertEquals(found, [false, false, false, false]);
}

/** Loses a game against the computer, which counts. */
async function lose(page: Page): Promise<TablePage> {
  const table = await TablePage.at(page);
  await table.type(LOST);
  await hasTicket(page);
  await table.confirmLoss();
  await table.result.getByText("Counted: no points.").waitFor();
  return table;
}

onLan("a whole game against the computer is played and counts", async ({ open }) => {
  const page = await open("/play?level=easy");
  await assertUntrusted(page);
  const table = await lose(page);
  await table.result.getByRole("link", { name: "Review" }).click();
  await page.waitForURL(/\/g\/[0-9a-z]{10}$/);
  const picture = await page.getAttribute('[property="og:image"]', "content");
  assertMatch(picture!, /^http:\/\/game\.test:\d+\/g\//);
});

onLan("two play in a room by the link that one copied", async (scene) => {
  const sockets: string[] = [];
  const blue = await makeRoom(scene, { hear: (url) => sockets.push(url) });
  await assertUntrusted(blue.page);
  await blue.page.locator("svg.qr").waitFor();
  await blue.page.getByRole("button", { name: "Copy" }).click();
  await blue.page.getByText("Copied.").waitFor();
  const red = await visitRoom(scene, blue, POLLING);
  await playTwoTurns(blue, red);
  assertEquals(sockets, [`${url.replace("http", "ws")}/api/ws`]);
});

/** Pages with islands of each kind. */
const PAGES = [
  "/friend",
  "/rivals",
  "/learn",
  "/sandbox",
  "/annihilation",
  "/arena",
  "/games",
  "/me",
  "/leaderboard",
];

onLan("every page has its styles and scripts", async ({ open }) => {
  await Promise.all(PAGES.map(async (path) => {
    const page = await open(path);
    await settled(page);
    await assertUntrusted(page);
    const { files, rules } = await page.evaluate(() => ({
      files: performance.getEntriesByType("resource")
        .map((entry) => entry as PerformanceResourceTiming)
        .map(({ name, responseStatus }) => ({ name, responseStatus })),
      rules: [...document.styleSheets].map(({ cssRules }) => cssRules.length),
    }));
    assert(files.some(({ name }) => /\.js($|\?)/.test(name)), `${path} asks for no script`);
    assertEquals(files.filter(({ responseStatus }) => responseStatus !== 200), [], path);
    assert(rules.length > 0 && rules.every((count) => count > 0), `${path}: ${rules}`);
  }));
});

onLan("a language is remembered", async ({ open }) => {
  const page = await open("/?lang=es");
  await page.goto(url);
  assertEquals(await page.getAttribute("html", "lang"), "es");
});

Deno.test({
  ...LOOSE,
  name: "who comes by another name than PUBLIC_URL's ends up there, and plays",
  async fn() {
    const port = freePort();
    const home = `http://${GAME_HOST}:${port}`;
    await production.serve({ PORT: `${port}`, PUBLIC_URL: home });
    await perform(browser, `http://127.0.0.1:${port}`, async ({ open }) => {
      const page = await open("/play?level=easy", { expected: /asked another host/ });
      assertEquals(page.url(), `${home}/play?level=easy`);
      await lose(page);
    });
  },
});
