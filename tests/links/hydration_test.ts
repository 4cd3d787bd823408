/** Islands, in a real browser under a real policy. */

import { assertEquals } from "@std/assert";
import { chromium } from "playwright-core";
import type { Browser, Page } from "playwright-core";
import { CHROMIUM } from "../chromium.ts";
import { buildFixture } from "./build_fixture.ts";

const handler = await buildFixture();

let browser: Browser;
Deno.test.beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: CHROMIUM!,
    args: ["--no-sandbox"],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
});
Deno.test.afterAll(() => browser.close());

/** Opens the fixture's page, and fails if the browser has anything to complain about. */
async function visit(act: (page: Page) => Promise<void>): Promise<void> {
  const options = { hostname: "127.0.0.1", port: 0, onListen() {} };
  await using server = Deno.serve(options, handler);
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
  await page.goto(`http://127.0.0.1:${server.addr.port}/`);
  await page.locator("[data-awake=true]").waitFor();
  await act(page);
  await page.close();
  assertEquals(complaints, []);
}

Deno.test("an island wakes where it stands, with what it was given, and counts", async () => {
  await visit(async (page) => {
    await page.locator("#count").click();
    await page.getByText("Count: 4").waitFor();
    assertEquals(await page.locator("#label").textContent(), "</script><b>");
    assertEquals(await page.locator("#counter > p").count(), 1);
  });
});

Deno.test("asset says the same in a page and on the server", async () => {
  await visit(async (page) => {
    const link = await page.locator("a").getAttribute("href");
    assertEquals(await page.locator("[data-file]").getAttribute("data-file"), link);
  });
});

Deno.test("Head follows an island", async () => {
  await visit(async (page) => {
    await page.locator("#count").click();
    await page.locator('meta[name=count][content="4"]').waitFor({ state: "attached" });
    assertEquals(await page.title(), "Counted 4");
    assertEquals(await page.locator("meta[name=count]").count(), 1);
  });
});

Deno.test("what an island imports on demand is fetched on demand", async () => {
  await visit(async (page) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.locator("#more").click();
    await page.getByText("fetched later").waitFor();
    assertEquals(requests.length, 1);
  });
});

Deno.test("an island that wakes draws its fields as they were written, and takes back what was chosen", async () => {
  const awake = Promise.withResolvers<void>();
  await visit(async (page) => {
    await page.route("**/*.js*", async (route) => {
      await awake.promise;
      await route.continue();
    });
    await page.reload({ waitUntil: "commit" });
    await page.locator("select").selectOption("b");
    awake.resolve();
    await page.locator("[data-awake=true]").waitFor();
    assertEquals(await page.locator("select").inputValue(), "a");
  });
});
