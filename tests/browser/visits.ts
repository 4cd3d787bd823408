/** Pages of a real browser as tests open them: each in a profile of its own, and none may complain. */

import { assertEquals } from "@std/assert";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type WebSocketRoute,
} from "playwright-core";
import { CHROMIUM } from "../chromium.ts";

/** A name that means this machine: to browsers it is not, as `localhost` is, a trustworthy one. */
export const GAME_HOST = "game.test";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
  // The pages of a profile share a process: each takes a third of a second to start.
  "--renderer-process-limit=1",
  // Nothing but the app can be reached, so that a page that needs the network cannot pass.
  `--host-resolver-rules=MAP *.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
];

/** Only stories about the service worker have one: it fetches the whole app for each browser. */
const USUAL = { locale: "en-GB", serviceWorkers: "block" } as const;
const BLOCKED = "Service Worker registration blocked by Playwright";

/** What Chromium says of a socket that a page gave up, and after how many ms a page may. */
const GIVEN_UP = "WebSocket is closed before the connection is established";
const PATIENCE_FOR_SOCKETS = 3_000;

/** How long anything may take to appear on the slowest machine, in milliseconds. */
const PATIENCE = 60_000;

/** And how long a whole story may take: one that hangs would keep all results back. */
const MOST = 360_000;

/** What a story may ask for beyond a browser's own settings. */
export interface Visit extends BrowserContextOptions {
  /** Complaints that belong to the story: a page that is not there is an error in the console. */
  readonly expected?: RegExp;
  /** Tells each turn as people see it, instead of showing at once what it comes to. */
  readonly told?: boolean;
  /** Lets no time pass where the page would wait: timers fire at once. */
  readonly impatient?: boolean;
  /** Runs in the page before its own scripts. */
  readonly prepare?: () => void;
  /** Stands between the page and its sockets. */
  readonly sockets?: (socket: WebSocketRoute) => void;
  /** Opens another tab of that page's browser; of the rest of the visit only `expected` counts. */
  readonly beside?: Page;
}

/** What a test does with pages. */
export interface Scene {
  /** Without a slash at the end. */
  readonly url: string;
  /** Ends once all pages are closed: without what they rest on they would complain. */
  readonly ending: AsyncDisposableStack;
  /** Opens an address, the app's own if it begins with a slash, in a browser profile of its own. */
  open(path: string, visit?: Visit): Promise<Page>;
}

export const hasBrowser = CHROMIUM !== undefined;
if (!hasBrowser) console.warn("Left out: there is no Chromium; CHROMIUM may name one");

export async function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  // Signals are the test runner's: Playwright's own handling would keep it alive.
  return await chromium.launch({
    executablePath: CHROMIUM!,
    args: [...FLAGS, ...flags],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}

/** Lets a test use pages of an app, and asks at the end whether any complained. */
export async function perform(
  browser: Browser,
  url: string,
  tell: (scene: Scene) => Promise<void>,
): Promise<void> {
  const complaints: string[] = [];
  const pages: Page[] = [];
  const ending = new AsyncDisposableStack();
  const open = async (path: string, visit: Visit = {}) => {
    const address = new URL(path, url);
    const page = await openPage(browser, visit, complaints, address.host);
    pages.push(page);
    await page.goto(address.href);
    return page;
  };
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("The story does not end")), MOST);
  try {
    await Promise.race([tell({ url, ending, open }), late.promise]);
  } catch (error) {
    // A page that has none leaves the error as it is.
    await Promise.allSettled(pages.map(keepPicture));
    throw error;
  } finally {
    clearTimeout(timer);
    await Promise.all(pages.map((page) => page.context().close()));
    await ending.disposeAsync();
  }
  assertEquals(complaints, []);
}

async function openPage(
  browser: Browser,
  visit: Visit,
  complaints: string[],
  host: string,
): Promise<Page> {
  const { expected, beside } = visit;
  const context = beside?.context() ?? await openProfile(browser, visit);
  const page = await context.newPage();
  let connecting = Date.now();
  // On a busy machine a page may have to wait too long for its socket, and rightly polls.
  const isLate = (text: string) =>
    text.includes(GIVEN_UP) && Date.now() - connecting >= PATIENCE_FOR_SOCKETS;
  const complain = (text: string) => {
    if (expected?.test(text) || text.includes(BLOCKED) || isLate(text)) return;
    complaints.push(text);
  };
  page.on("framenavigated", () => connecting = Date.now());
  page.on("websocket", () => connecting = Date.now());
  page.on("console", (message) => complain(`console: ${message.text()}`));
  page.on("pageerror", (error) => complain(`page error: ${error.message}`));
  page.on("request", (sent) => {
    const address = new URL(sent.url());
    if (/^(https?|wss?):$/.test(address.protocol) && address.host !== host) {
      complain(`asked another host: ${address}`);
    }
  });
  return page;
}

async function openProfile(browser: Browser, visit: Visit): Promise<BrowserContext> {
  const { told, impatient, prepare, sockets, beside: _beside, expected: _expected, ...options } =
    visit;
  const context = await browser.newContext({ ...USUAL, ...options });
  context.setDefaultTimeout(PATIENCE);
  if (!told) await context.addInitScript(tellNothing);
  if (impatient) await context.addInitScript(hurry);
  if (prepare) await context.addInitScript(prepare);
  if (sockets) await context.routeWebSocket("**/api/ws", sockets);
  return context;
}

/** What a page looked like when its story failed. */
async function keepPicture(page: Page): Promise<void> {
  const path = await Deno.makeTempFile({ prefix: "story-", suffix: ".png" });
  await page.screenshot({ path });
  console.error(`${page.url()} looked like ${path}`);
}

/** Runs in the page: a person whose setting it is sees no turn being told. */
function tellNothing(): void {
  try {
    if (localStorage.getItem("pace") === null) localStorage.setItem("pace", "instant");
  } catch {
    // A page that may keep nothing tells its turns.
  }
}

/** Runs in the page: whatever it puts off happens next. */
function hurry(): void {
  const later = globalThis.setTimeout;
  globalThis.setTimeout = ((run: () => void) => later(run, 0)) as typeof setTimeout;
}
