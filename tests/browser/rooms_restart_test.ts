/** A server that goes and comes back in the middle of a game. */

import { assert, assertEquals } from "@std/assert";
import type { JSHandle } from "playwright-core";
import { RestartableApp } from "./restartable.ts";
import {
  BLUE_BLOCK,
  cellsOf,
  cue,
  host,
  pair,
  place,
  RED_BLOCK,
  seated,
  visitRoom,
} from "./room.ts";
import { story, type Visit } from "./story.ts";
import { cellOf, TablePage } from "./table_page.ts";

/** What a browser logs about a server that is not there. */
const AWAY: Visit = { told: true, expected: /net::ERR_|WebSocket connection/ };

async function isAway({ page }: TablePage): Promise<void> {
  await page.getByText("Connection lost. Reconnecting…").waitFor();
}

/** All that a table says from now on. */
async function hear({ page }: TablePage): Promise<JSHandle<string[]>> {
  return await page.evaluateHandle(() => {
    const said: string[] = [];
    const note = () => said.push(document.querySelector("[aria-live=polite]")!.textContent!);
    new MutationObserver(note).observe(document.body, { subtree: true, characterData: true });
    return said;
  });
}

/** Over polling. */
const POLLING: Visit = { ...AWAY, prepare: () => Reflect.deleteProperty(globalThis, "WebSocket") };

story(
  "a server asked to stop, then one killed, lose nothing, over sockets or polling",
  async (stage) => {
    const app = stage.ending.use(await RestartableApp.start());
    const { blue, red } = await pair({ ...stage, url: app.url }, AWAY, POLLING);
    /** A turn confirmed while the server is away is sent as soon as there is somebody to take it. */
    const placeMeanwhile = async (
      signal: "SIGTERM" | "SIGKILL",
      table: TablePage,
      cells: string,
    ) => {
      await app.stop(signal);
      for (const each of [blue, red]) await isAway(each);
      await place(table, cells);
      await cue(table).getByText("Sending your turn…").waitFor();
      await app.start();
    };
    const seen = async (turns: number) => {
      for (const table of [blue, red]) await table.turns(turns);
    };
    await place(blue, BLUE_BLOCK);
    await seen(1);
    // What typed lines mean is fetched with the first, which mustn't be while the server is away.
    await red.type("score");
    await red.says("Round 1 of 12. Blue: 4 cells");
    const heard = await Promise.all([blue, red].map(hear));
    await placeMeanwhile("SIGTERM", red, RED_BLOCK);
    await seen(2);
    await placeMeanwhile("SIGKILL", blue, "c20 d20 c21 d21");
    await seen(3);
    await place(red, "x20 y20 x21 y21");
    await seen(4);
    for (const [table, said] of [[blue, heard[0]!], [red, heard[1]!]] as const) {
      await table.page.locator(".absence").waitFor({ state: "detached" });
      const came = (await said.jsonValue()).filter((text) => text.includes("is here"));
      assertEquals(came, [], "nobody has newly come");
      assertEquals(
        [await cellsOf(table, 0), await cellsOf(table, 1)],
        [
          "Blue: c12 blue, d12 blue, c13 blue, d13 blue, c20 blue, d20 blue, c21 blue, d21 blue.",
          "Red: x12 red, y12 red, x13 red, y13 red, x20 red, y20 red, x21 red, y21 red.",
        ],
      );
    }
  },
);

const GONE: Visit = { expected: /status of 404|dynamically imported module/ };

/** Takes a page's build away; says whether the page still doesn't know. Then the server has the newer one. */
async function loseBuild({ page }: TablePage): Promise<() => boolean> {
  let isGone = true;
  await page.route(/\/_fresh\/js\//, async (route) => {
    if (!isGone) return await route.continue();
    isGone = route.request().method() !== "HEAD";
    await route.fulfill({ status: 404 });
  });
  return () => isGone;
}

story(
  "a page that didn't get its scripts is loaded again once the server answers",
  async (stage) => {
    const page = await stage.open("/about", { expected: /status of 404|net::ERR_FAILED/ });
    let asked = 0;
    await page.route(
      /\/_fresh\/js\/.*Table/,
      (route) => asked > 1 ? route.continue() : route.fulfill({ status: 404 }),
    );
    await page.route("**/healthz", (route) => ++asked > 1 ? route.continue() : route.abort());
    await page.goto(`${stage.url}/play?level=easy`);
    const table = await TablePage.at(page);
    await table.type(BLUE_BLOCK);
    await table.says("d13 placed, 4 of 4.");
  },
);

story("but not while somebody fills in one of its forms", async (stage) => {
  const page = await stage.open("/about", { expected: /status of 404/ });
  await page.route(/\/_fresh\/js\//, (route) => route.fulfill({ status: 404 }));
  const visits: string[] = [];
  page.on("load", () => visits.push(new URL(page.url()).pathname));
  const answered = page.waitForResponse("**/healthz");
  await page.goto(`${stage.url}/friend`);
  const code = page.locator("#code");
  await code.fill("K7QX2M");
  await answered;
  await code.press("Enter");
  await page.waitForURL(/K7QX2M/);
  assertEquals(visits.slice(0, 2), ["/friend", "/r/K7QX2M"]);
});

story("a part that a bad line broke off is asked for again", async (stage) => {
  const blue = await host(stage, { expected: /ERR_FAILED|dynamically imported module/ });
  let asked = 0;
  await blue.page.route(
    /room_company/,
    (route) => asked++ === 0 ? route.abort() : route.continue(),
  );
  await visitRoom(stage, blue);
  await blue.page.locator(".chat").waitFor({ state: "attached" });
  assert(asked > 1, `${asked}`);
});

/** Runs in the page: the tab has no room to keep anything. */
function fillTab(): void {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (name, text) {
    if (this === sessionStorage) throw new DOMException("It's full.", "QuotaExceededError");
    setItem.call(this, name, text);
  };
}

story("where a tab can keep nothing, a part that fails leaves the page as it is", async (stage) => {
  const blue = await host(stage, {
    prepare: fillTab,
    expected: /ERR_FAILED|dynamically imported module/,
  });
  const thrice = Promise.withResolvers<void>();
  let asked = 0, loads = 0;
  await blue.page.route(/room_company/, (route) => {
    if (++asked === 3) thrice.resolve();
    return route.abort();
  });
  blue.page.on("load", () => loads++);
  await visitRoom(stage, blue);
  await thrice.promise;
  assertEquals(loads, 0);
  await place(blue, BLUE_BLOCK);
  await blue.turns(1);
});

story("a page whose build is gone is loaded again, and then has all its parts", async (stage) => {
  const blue = await host(stage, GONE);
  const isGone = await loseBuild(blue);
  await visitRoom(stage, blue);
  await blue.page.locator(".chat").waitFor({ state: "attached" });
  assertEquals(isGone(), false);
  await place(await seated(blue.page), BLUE_BLOCK);
  await blue.turns(1);
});

story("so is one whose board is wanted in words, or brought near by fingers", async (stage) => {
  for (const want of [openWords, touchBoard]) {
    const blue = await host(stage, { ...GONE, hasTouch: true });
    await visitRoom(stage, blue);
    await blue.page.locator(".chat").waitFor({ state: "attached" });
    const isGone = await loseBuild(blue);
    await Promise.all([blue.page.waitForEvent("load"), want(blue)]);
    assertEquals(isGone(), false);
    await openWords(await seated(blue.page));
    await blue.focused.waitFor();
  }
});

async function openWords(table: TablePage): Promise<void> {
  await table.page.locator(".board-frame > button").press("Enter");
}

async function touchBoard(table: TablePage): Promise<void> {
  await table.tap(cellOf("c12"));
}
