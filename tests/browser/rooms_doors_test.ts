/** The ways into a room: the form, the link, its picture, the code, the list of open games. */

import { assert, assertEquals, assertMatch } from "@std/assert";
import jsQr from "jsqr";
import type { Locator } from "playwright-core";
import {
  BLUE_BLOCK,
  cue,
  hasBegun,
  host,
  makeRoom,
  pair,
  PHONE,
  place,
  RED_BLOCK,
  seated,
  visitRoom,
} from "./room.ts";
import { story } from "./story.ts";
import { TablePage } from "./table_page.ts";

/** What a camera reads off a picture in the page. */
async function readQr(picture: Locator): Promise<string | undefined> {
  // Few numbers are handed over: many take seconds.
  const side = 165;
  const reds = await picture.evaluate(async (svg, side) => {
    const text = new XMLSerializer().serializeToString(svg);
    const image = Object.assign(new Image(side, side), {
      src: `data:image/svg+xml,${encodeURIComponent(text)}`,
    });
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: side, height: side });
    const ctx = canvas.getContext("2d")!;
    ctx.drawImage(image, 0, 0, side, side);
    return [...ctx.getImageData(0, 0, side, side).data].filter((_, index) => index % 4 === 0);
  }, side);
  const pixels = Uint8ClampedArray.from(reds.flatMap((red) => [red, red, red, red]));
  return jsQr.default(pixels, side, side)?.data;
}

story(
  "a room made by the form invites by link, picture and code; the first to come plays",
  async (stage) => {
    const page = await stage.open("/friend", PHONE);
    await page.getByRole("button", { name: "Make a room" }).tap();
    await page.waitForURL("**/r/*");
    const first = await seated(page);
    await cue(first).getByText("Waiting for your opponent").waitFor();
    const link = await page.getByLabel("Link to this game").inputValue();
    assertEquals(link, page.url());
    assertEquals(await readQr(page.locator("svg.qr")), link);
    const code = link.slice(-6);
    await page.locator(".code", { hasText: code }).waitFor();

    // The panel lies only on the board.
    const board = (await first.canvas.boundingBox())!;
    const panel = (await page.locator(".invite").boundingBox())!;
    assert(panel.y >= board.y, `${panel.y} is above ${board.y}`);
    assert(panel.height <= board.height, `${panel.height} is more than ${board.height}`);

    const second = await visitRoom(stage, first);
    assertMatch((await second.page.title())!, new RegExp(`Room ${code}`));
  },
);

story("the link is copied, also where pages may not touch the clipboard", async (stage) => {
  const permissions = ["clipboard-read", "clipboard-write"];
  const { page } = await host(stage, { permissions });
  await page.getByRole("button", { name: "Copy" }).click();
  await page.getByText("Copied.").waitFor();
  assertEquals(await page.evaluate(() => navigator.clipboard.readText()), page.url());

  const prepare = () => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = () => false;
  };
  const forbidden = await host(stage, { prepare });
  await forbidden.page.getByRole("button", { name: "Copy" }).click();
  await forbidden.page.getByText("Press Ctrl+C to copy.").waitFor();
  const selected = await forbidden.page.evaluate(() => `${getSelection()}`);
  assertEquals(selected, forbidden.page.url());
});

story("a link is handed to the phone's own ways of sharing", async (stage) => {
  const prepare = () => {
    const share = ({ url }: ShareData) => {
      document.title = `shared ${url}`;
      return Promise.resolve();
    };
    Object.defineProperty(navigator, "share", { value: share });
  };
  const { page } = await host(stage, { prepare });
  await page.getByRole("button", { name: "Share" }).click();
  assertEquals(await page.title(), `shared ${page.url()}`);
});

story("an open game is listed until somebody joins it", async (stage) => {
  const waiting = await stage.open("/friend");
  const made = await stage.open("/friend");
  await made.getByLabel("Your name").fill("Lobby Anna");
  await made.locator(".room-form [name=side]").selectOption("1");
  await made.locator(".room-form [name=clock]").selectOption("60");
  await made.getByText("More options").click();
  await made.locator(".room-form [name=komi]").fill("3.5");
  await made.getByLabel("List it publicly, for points").check();
  await made.getByRole("button", { name: "Make a room" }).click();
  const table = await seated(made);

  // The list is kept fresh in a page that was open before.
  const entry = waiting.getByRole("link", {
    name: /Lobby Anna: play Blue, Conquerors.*60 seconds/,
  });
  await entry.waitFor();
  const third = await stage.open("/friend");
  await third.getByRole("link", { name: /Lobby Anna/ }).waitFor();
  await entry.click();
  await seated(waiting);
  await hasBegun(table.page);
  await table.page.getByRole("timer").getByText(/^(1:00|0:\d\d)$/).waitFor();
  await waiting.getByRole("timer").waitFor();
  await waiting.getByText("komi 3.5 to Blue").waitFor();
  await third.getByRole("link", { name: /Lobby Anna/ }).waitFor({ state: "detached" });
});

story("an answer that comes late says nothing after one to a later question", async (stage) => {
  const page = await stage.open("/friend", { expected: /ERR_FAILED/ });
  const late = Promise.withResolvers<void>();
  let asked = 0;
  await page.route("**/api/lobby", async (route) => {
    // As on a phone that wakes up: what it asks first is lost on the way.
    if (++asked > 1) return await route.continue();
    await late.promise;
    await route.abort();
  });
  const ask = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await Promise.all([page.waitForRequest("**/api/lobby"), ask()]);
  await Promise.all([page.waitForResponse("**/api/lobby"), ask()]);
  const failed = page.waitForEvent("requestfailed");
  late.resolve();
  await failed;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  assertEquals(await page.getByText("Can't reach the server.").count(), 0);
});

story("games in progress stay listed when they can't be asked for again", async (stage) => {
  const { page } = await host(stage);
  const games = await stage.open("/about", { beside: page, expected: /ERR_FAILED/ });
  await games.clock.install();
  await games.goto(`${stage.url}/games`);
  const own = games.locator(`a[href="${new URL(page.url()).pathname}"]`);
  await own.waitFor();
  await games.route("**/api/me/rooms", (route) => route.abort());
  const failed = games.waitForEvent("requestfailed");
  await games.clock.fastForward(31_000);
  await failed;
  await games.evaluate(() => new Promise((shown) => requestAnimationFrame(shown)));
  assertEquals(await own.count(), 1);

  await games.reload();
  await games.getByText("Your games couldn't be loaded.").waitFor();
  await games.unroute("**/api/me/rooms");
  await games.clock.fastForward(31_000);
  await own.waitFor();
});

/** Runs in the page: nothing happens again and again by itself. */
function stopIntervals(): void {
  globalThis.setInterval = (() => 0) as never;
}

story("who comes back to their games sees them as they stand now", async (stage) => {
  const blue = await host(stage, { prepare: stopIntervals });
  const games = await stage.open("/games", { beside: blue.page });
  await games.getByText("Waiting: 1 of 2 seats taken").waitFor();
  await visitRoom(stage, blue);
  await games.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await games.getByText("Your turn").waitFor();
});

story("a code is joined as it was heard: small letters, dashes and all", async (stage) => {
  const first = await host(stage);
  const code = first.page.url().slice(-6);
  const page = await stage.open("/friend");
  await page.getByLabel("Join by code").fill(`${code.slice(0, 3)}-${code.slice(3)}`.toLowerCase());
  await page.getByRole("button", { name: "Join" }).click();
  await seated(page);
  assertEquals(page.url(), first.page.url());
});

story("an address in small letters leads to the room", async (stage) => {
  const address = await makeRoom(stage.url);
  const page = await stage.open(new URL(address).pathname.toLowerCase());
  await seated(page);
  assertEquals(page.url(), address);
});

story("a room that there is not is a kind page, and no new room", async (stage) => {
  const page = await stage.open("/r/ZZZZZ2", { expected: /404/ });
  await page.getByRole("heading", { name: "Room not found" }).waitFor();
  await page.getByRole("link", { name: "Home" }).waitFor();
});

story("a game whose room was closed for its idleness goes on", async (stage) => {
  const { blue, red } = await pair(stage), { store, hub } = stage.services;
  await place(blue, BLUE_BLOCK);
  await red.turns(1);
  await store.retire(blue.page.url().slice(-6), Date.now() + 60_000);
  await hub.forgetRetired();
  for (const { page } of [red, blue]) {
    await page.getByText("This room has closed: it was idle").waitFor();
    await page.getByRole("link", { name: "Reload" }).click();
  }
  await place(await seated(red.page), RED_BLOCK);
  await blue.turns(2);
});

story("who watches passes on the link for watchers", async (stage) => {
  const { blue } = await pair(stage);
  // It has its place once what comes with a rival is there.
  await blue.button("Call it off").waitFor();
  await blue.press("Let others watch");
  const link = await blue.page.getByLabel("Link for watchers").inputValue();
  assertEquals(link, `${blue.page.url()}/watch`);
  const third = await TablePage.at(await stage.open(link));
  await third.says("You're watching.");
});

story("who left a room finds it on the front page, before games that can wait", async (stage) => {
  const { blue, red } = await pair(stage, {}, { locale: "es-MX" });
  const home = stage.url;
  await blue.page.goto(`${home}/play?level=easy&komi=1`);
  await (await TablePage.at(blue.page)).type("c3");
  await blue.page.goto(home);
  const go = blue.page.getByRole("link", { name: /^Continue/ });
  await go.getByText("Conquerors · Your turn").waitFor();
  assertEquals(await blue.page.locator(".continue details a").allTextContents(), [
    "You against Computer, Easy · Round 1 of 12",
  ]);
  await blue.page.getByText("Other open games").click();
  const other = blue.page.locator(".continue details a");
  await other.focus();
  const asked = blue.page.waitForResponse("**/api/me/rooms");
  await blue.page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));
  await (await asked).finished();
  await blue.page.evaluate(() => new Promise(requestAnimationFrame));
  assert(
    await other.evaluate((link) => link.matches(":focus")),
    "what hasn't changed isn't shown anew",
  );
  await go.click();
  const table = await seated(blue.page);
  await place(table, BLUE_BLOCK);
  await red.turns(1);
  await blue.page.goBack();
  await go.getByText("Conquerors · Guest's turn").waitFor();
  await red.page.goto(home);
  await red.page.getByRole("link", { name: "Conquerors · Tu turno" }).click();
  await place(await seated(red.page), RED_BLOCK);
  await go.click();
  await (await seated(blue.page)).turns(2);
  await blue.resign();
  await blue.result.waitFor();
  await blue.page.goto(home);
  await go.getByText("You against Computer, Easy").waitFor();
});

story("who comes to a room sees its board while the line isn't there yet", async (stage) => {
  const link = await makeRoom(stage.url), asked = Promise.withResolvers<void>();
  // Nothing comes through it.
  const page = await stage.open(link, { sockets: () => asked.resolve() });
  await asked.promise;
  assert(await page.locator(".hud").isVisible());
  assert(await page.getByText("Connecting…").isVisible());
});

story("a list in a page that nobody touches is asked for less", async ({ open }) => {
  const page = await open("/friend");
  await page.clock.install();
  await page.reload();
  let asked = 0;
  await page.route("**/api/lobby", (route) => {
    asked++;
    return route.fulfill({ json: { rooms: [] } });
  });
  /** How often it's asked for in so many minutes. */
  const asksIn = async (minutes: number) => {
    const before = asked;
    for (let seconds = 0; seconds < 60 * minutes; seconds += 5) {
      await page.clock.runFor(5_000);
      await page.evaluate(() => fetch("/healthz").then((answer) => answer.text()));
    }
    return asked - before;
  };
  while (asked === 0) await asksIn(1 / 12);
  // One asked before may be counted late.
  const usual = await asksIn(3 / 4);
  assert(usual === 9 || usual === 10, `${usual}`);
  await asksIn(1);
  const idle = await asksIn(3);
  assert(idle <= 12 && idle > 9, `${idle}`);
  const question = page.waitForRequest("**/api/lobby");
  await page.mouse.move(50, 50);
  await question;
  assert(await asksIn(1) > 10);
});
