/** Islands, in a real browser under a real policy. */

import { assertEquals } from "@std/assert";
import { chromium } from "playwright-core";
import { buildFixture } from "./build_fixture.ts";

const handler = await buildFixture();

Deno.test("an island wakes under the policy, counts, and fetches more when asked", async () => {
  const options = { hostname: "127.0.0.1", port: 0, onListen() {} };
  await using server = Deno.serve(options, handler);
  const browser = await chromium.launch({
    executablePath: "/usr/bin/chromium",
    args: ["--no-sandbox"],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  try {
    const page = await browser.newPage();
    const troubles: string[] = [];
    const requests: string[] = [];
    page.on("console", (message) => troubles.push(message.text()));
    page.on("pageerror", (error) => troubles.push(error.message));
    page.on("request", (sent) => requests.push(sent.url()));
    await page.route("**/favicon.ico", (route) => route.fulfill({ status: 204 }));
    await page.goto(`http://127.0.0.1:${server.addr.port}/`);
    const file = await page.locator("[data-file]").getAttribute("data-file");
    await page.locator("[data-awake=true]").waitFor();
    await page.locator("#count").click();
    await page.getByText("Count: 4").waitFor();
    const before = requests.length;
    await page.locator("#more").click();
    await page.getByText("fetched later").waitFor();
    assertEquals(requests.length, before + 1);
    assertEquals(await page.locator("#label").textContent(), "</script><b>");
    assertEquals(await page.locator("[data-file]").getAttribute("data-file"), file);
    assertEquals(await page.locator("#counter > p").count(), 1);
    assertEquals(troubles, []);
  } finally {
    await browser.close();
  }
});
