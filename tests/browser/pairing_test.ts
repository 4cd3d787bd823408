/** Strangers who find each other. */

import { assert, assertEquals, assertMatch } from "@std/assert";
import type { Page } from "playwright-core";
import { assertAccessible } from "./axe.ts";
import { forbidStorage } from "./forbid_storage.ts";
import { named } from "./named.ts";
import { BLUE_BLOCK, PHONE, place, RED_DUST, seated } from "./room.ts";
import { story } from "./story.ts";
import type { TablePage } from "./table_page.ts";

/** Two at one address would wait ten seconds for each other. */
const ELSEWHERE = { extraHTTPHeaders: { "x-forwarded-for": "192.0.2.7" } };

/** Asks for an opponent by the keyboard. One who waits may be there before the page can say so. */
async function ask(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Find an opponent" }).focus();
  await page.keyboard.press("Enter");
}

/** Asks for an opponent while nobody waits. */
async function look(page: Page): Promise<void> {
  await ask(page);
  await page.getByText("Looking for an opponent…").waitFor();
}

async function atTable(page: Page): Promise<TablePage> {
  await page.waitForURL(/\/r\/[A-Z0-9]{6}$/);
  return await seated(page);
}

/** Blue's table first: it's random who that is. */
async function inOrder(tables: readonly [TablePage, TablePage]): Promise<TablePage[]> {
  const first = await tables[0].page.locator('.seat[data-seat="0"] .seat-name small').textContent();
  return first === "You" ? [...tables] : tables.toReversed();
}

story(
  "two strangers are paired, play, one keeping nothing, and one looks for the next",
  async ({ open }) => {
    const home = await open("/");
    await home.getByRole("link", { name: "Play a stranger" }).click();
    await home.getByLabel("Clock").selectOption("600+5");
    const phone = await open("/now?pool=conquerors-v2.600%2B5", {
      ...PHONE,
      ...ELSEWHERE,
      prepare: forbidStorage,
    });
    await look(home);
    await home.getByText("Nobody else is waiting yet.").waitFor();
    await assertAccessible(home, "waiting");
    await phone.getByRole("button", { name: "Find an opponent" }).tap();
    const tables = await Promise.all([atTable(home), atTable(phone)]);
    assertEquals(home.url(), phone.url());
    const [blue, red] = await inOrder(tables) as [TablePage, TablePage];
    for (const { page } of [blue, red]) {
      await page.getByRole("timer", { name: "Blue: 10 min 0 s left" }).waitFor();
      await page.getByRole("timer", { name: "Red: 10 min 0 s left" }).waitFor();
    }
    await assertAccessible(red.page, "two clocks");
    await place(blue, BLUE_BLOCK);
    await red.turns(1);
    await place(red, RED_DUST);
    await blue.result.getByRole("heading", { name: "Victory" }).waitFor();
    await red.result.getByRole("button", { name: "Rematch" }).waitFor();
    await red.result.getByRole("link", { name: "Next opponent" }).click();
    await red.page.getByText("Looking for an opponent…").waitFor();
    assertMatch(red.page.url(), /\/now\?pool=conquerors-v2\.600%2B5$/);
    await red.page.getByRole("button", { name: "Cancel" }).click();
    await red.page.getByRole("button", { name: "Find an opponent" }).waitFor();
  },
);

story("who waits for long plays the computer, and keeps the place", async ({ open, services }) => {
  const anna = await open("/now");
  await look(anna);
  await anna.clock.install();
  await anna.clock.fastForward(21_000);
  await anna.getByRole("link", { name: "Play Easy" }).click();
  await anna.waitForURL(/\/play\?/);
  await anna.getByText("Looking for an opponent…").waitFor();
  await assertAccessible(anna, "playing meanwhile");
  assert(await anna.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  const ben = await open("/now", ELSEWHERE);
  await ask(ben);
  await Promise.all([atTable(anna), atTable(ben)]);
  assertEquals(anna.url(), ben.url());
  assertEquals(await services.lobby.waiting(), []);
});

story(
  "who plays already is sent back to that game, and cancelling leaves the queue",
  async ({ open }) => {
    const anna = await open("/now"), ben = await open("/now", ELSEWHERE);
    const clock = anna.getByLabel("Clock"), usual = await clock.inputValue();
    await clock.selectOption("60");
    await look(anna);
    await anna.getByRole("button", { name: "Cancel" }).click();
    assertEquals(await clock.inputValue(), "60", "who cancels finds what they had chosen");
    await clock.selectOption(usual);
    await look(ben);
    await ben.getByText("Nobody else is waiting yet.").waitFor();
    await ask(anna);
    await Promise.all([atTable(anna), atTable(ben)]);
    const again = await open("/now", { beside: anna });
    await again.getByRole("button", { name: "Find an opponent" }).click();
    await again.getByText("You have a game in progress.").waitFor();
    await again.getByRole("link", { name: "Go to your game" }).click();
    await again.waitForURL(anna.url());
  },
);

story("who comes back to the page after being paired can look again", async ({ open }) => {
  const anna = await open("/now"), ben = await open("/now", ELSEWHERE);
  // Playwright's browsers put no page away to show it again: this one stays, and is told it was.
  await anna.route("**/r/*", (route) => route.fulfill({ status: 204 }));
  await look(anna);
  await ask(ben);
  await atTable(ben);
  await anna.getByText("Opponent found!").waitFor();
  await anna.evaluate(() => {
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await ask(anna);
  await anna.getByText("You have a game in progress.").waitFor();
});

story(
  "who comes back to a page that waited waits no more once that was ended",
  async ({ open }) => {
    const anna = await open("/now");
    await look(anna);
    const isKept = await anna.evaluate(() => {
      const wish = () => sessionStorage.getItem("seek")?.split(" ")[1], before = wish();
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
      return before === wish();
    });
    assert(isKept);
    // Put away, it doesn't notice what another page of the tab does.
    await anna.evaluate(() => {
      sessionStorage.removeItem("seek");
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    });
    await anna.getByRole("button", { name: "Find an opponent" }).waitFor();
  },
);

story("who asks before the page is awake is heard as soon as it is", async ({ open }) => {
  const anna = await open("/"), awake = Promise.withResolvers<void>();
  await anna.route("**/*.js*", async (route) => {
    await awake.promise;
    await route.continue();
  });
  await anna.goto(new URL("/now", anna.url()).href, { waitUntil: "commit" });
  await anna.getByLabel("Clock").selectOption("600+5");
  await anna.getByRole("button", { name: "Find an opponent" }).click({ noWaitAfter: true });
  await anna.waitForURL(/clock=600/, { waitUntil: "commit" });
  awake.resolve();
  await anna.getByText("Looking for an opponent…").waitFor();
});

story("two of whom one has blocked the other are never paired", async ({ open, services, url }) => {
  const [ada, ben, cyd] = await Promise.all(
    [1, 2, 3].map((n) =>
      open("/me", { ...PHONE, extraHTTPHeaders: { "x-forwarded-for": `192.0.2.${10 + n}` } })
    ),
  ) as [Page, Page, Page];
  await named(ben, services, "Ben who is blocked");
  await ada.goto(`${url}/player/Ben%20who%20is%20blocked`);
  await ada.getByRole("button", { name: "Block" }).tap();
  await ada.getByRole("button", { name: "Really block" }).tap();
  await ada.getByText("You won't be paired").waitFor();
  for (const page of [ada, ben]) {
    await page.goto(`${url}/now`);
    await page.getByRole("button", { name: "Find an opponent" }).tap();
  }
  for (const page of [ada, ben]) await page.getByText("1 other player waiting.").waitFor();
  await cyd.goto(`${url}/now`);
  await cyd.getByRole("button", { name: "Find an opponent" }).tap();
  await atTable(cyd);
  const [paired] = await Promise.all([
    Promise.race([ada, ben].map(async (page) => {
      await page.waitForURL(/\/r\//);
      return page;
    })),
    Promise.race([ada, ben].map((page) => page.getByText("Nobody else is waiting yet.").waitFor())),
  ]);
  assertEquals(paired.url(), cyd.url());
});
