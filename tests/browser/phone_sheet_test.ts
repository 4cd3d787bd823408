/** The sheet that lies over a phone's table, and the menu over any page. */

import { assert, assertEquals } from "@std/assert";
import type { Page } from "playwright-core";
import { makeRoom } from "./room.ts";
import { story, type Visit } from "./story.ts";
import { TablePage } from "./table_page.ts";

const PHONE: Visit = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

story("the button that closes the sheet lies over nothing else", async ({ open, url }) => {
  const sums = await makeRoom(url, { game: "annihilation" });
  for (const path of ["/play?two=", "/play?game=conway&seats=4", "/arena/play", sums]) {
    const page = await open(path, PHONE);
    await TablePage.at(page);
    await page.locator(".to-side").tap();
    const close = (await page.locator(".side-close").boundingBox())!;
    const first = (await page.locator(".side-close + *").boundingBox())!;
    assert(first.x + first.width <= close.x, path);
  }
});

story("what's typed into a phone's sheet is answered there, and told once", async ({ open }) => {
  const page = await open("/play?two=", PHONE);
  const table = await TablePage.at(page);
  await table.type("zz");
  const sentence = "I don't know “zz”. Type help for the commands.";
  await table.says(sentence);
  assert((await saidBelow(page, "form:has(#turn)")).includes(sentence));
  const heard = await page.locator("body").ariaSnapshot();
  assertEquals(heard.split(sentence).length, 2, heard);
  await table.type("x".repeat(300));
  await table.says(`I don't know “${"x".repeat(300)}”.`);
  const beyond = await page.locator(".side").evaluate((sheet) =>
    sheet.scrollWidth - sheet.clientWidth
  );
  assertEquals(beyond, 0, "all of it is seen");
});

story("what's said of a premove on a phone is seen where it was typed", async ({ open, url }) => {
  const link = await makeRoom(url, { game: "conway", size: "8", seats: "2" });
  await open(link);
  const page = await open(link, PHONE);
  await page.locator(".to-side").tap();
  await page.getByRole("button", { name: "Premoves" }).tap();
  await page.locator("#queue-move").fill("rubbish");
  await page.locator("#queue-move").press("Enter");
  const sentence = "The server couldn't read that turn.";
  await (await TablePage.at(page)).says(sentence);
  assert((await saidBelow(page, "form:has(#queue-move)")).includes(sentence));
  await page.locator("#turn").focus();
  assert((await saidBelow(page, "form:has(#turn)")).includes(sentence));
  assertEquals(await saidBelow(page, "form:has(#queue-move)"), "none", "not twice");
});

/** What the sheet shows below a form besides its fields. */
async function saidBelow(page: Page, form: string): Promise<string> {
  return await page.locator(".side:popover-open").locator(form).evaluate((form) =>
    getComputedStyle(form, "::after").content
  );
}

story("a menu is closed on the page that one comes back to", async ({ open }) => {
  const page = await open("/", PHONE);
  const menu = page.locator("#menu");
  await page.locator(".menu-button").tap();
  await menu.waitFor();
  // As a browser does that puts the page aside, which one under test doesn't.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));
  await menu.waitFor({ state: "hidden" });
});

story("a sheet that's open as a tablet is turned stays one, and closes", async ({ open }) => {
  const page = await open("/play?level=easy", { viewport: { width: 810, height: 1080 } });
  const table = await TablePage.at(page);
  await page.locator(".to-side").click();
  await page.setViewportSize({ width: 1080, height: 810 });
  await page.locator(".side-close").click();
  await table.type("score");
  await table.says("Round 1 of 12.");
});
