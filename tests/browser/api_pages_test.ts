/** The pages for people who write programs, and the making of a token. */

import { assert, assertEquals, assertMatch } from "@std/assert";
import type { Page } from "playwright-core";
import { sampleOf } from "../full.ts";
import { story } from "./story.ts";

/** How many pixels a page is wider than the screen. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

const PHONE = { width: 360, height: 640 };

story("somebody makes a token, which opens the API, and revokes it", async ({ open, url }) => {
  const page = await open("/me", { viewport: PHONE });
  await page.locator("[data-ready=true]").waitFor();
  await page.getByLabel("Bot's name").fill("Blocky");
  await page.getByLabel("Chat", { exact: true }).uncheck();
  await page.getByRole("button", { name: "Make a token" }).click();
  const token = await page.locator("[data-token]").textContent();
  assertMatch(token!, /^ccbot_[\w-]{22}$/);
  assertEquals(await overflowOf(page), 0);
  const ask = async () => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${url}/api/bot`, { headers });
    return { status: response.status, body: await response.json() };
  };
  const { status, body } = await ask();
  assertEquals([status, body.name, body.scopes], [200, "Blocky", ["play", "challenge"]]);
  await page.getByRole("button", { name: "Revoke the token of Blocky" }).click();
  await page.getByText("The token doesn't work anymore.").waitFor();
  assertEquals((await ask()).status, 401);
  assertEquals(await page.locator("[data-token]").count(), 0);
});

for (const locale of sampleOf(["en-US", "es-MX"], 1)) {
  story(`the API's pages are whole and fit a phone, ${locale}`, async ({ open, url }) => {
    const page = await open("/api", { locale, viewport: PHONE });
    assert(await page.locator("details").count() > 40);
    await page.locator("details").first().click();
    for (const path of ["/api", "/api/bots", "/api/rooms", "/arena/protocol"]) {
      await page.goto(url + path);
      assertEquals(await overflowOf(page), 0, path);
      assert((await page.locator("main").textContent())!.length > 2_000, path);
    }
  });
}
