/** The arena as people see it: matches live and over, and how bots stand. */

import { assert, assertEquals, assertMatch } from "@std/assert";
import type { Page } from "playwright-core";
import { stepFriendlyTile } from "../../lib/automaton/tile_kernel.ts";
import { TileBoard } from "../../lib/automaton/tiles.ts";
import { LONGEST_NAME } from "../../lib/server/arena/messages.ts";
import { fitLife } from "../../lib/ui/arena/towards_life.ts";
import { sampleOf } from "../full.ts";
import { Duel, MatchPage, turnAway } from "./arena_page.ts";
import { assertAccessible } from "./axe.ts";
import { FITTED } from "./fit.ts";
import { story } from "./story.ts";
import { assertLight, KB, sentTo } from "./weight.ts";

declare global {
  /** How often a board of small cells was drawn soon after the one before. */
  var picturesInMotion: number;
}

/** Runs in the page: every such picture has one frame around its board. */
function countPictures(): void {
  globalThis.picturesInMotion = 0;
  let last = -Infinity;
  const { strokeRect } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.strokeRect = function (...box) {
    const now = performance.now();
    if (now - last < 500) globalThis.picturesInMotion++;
    last = now;
    strokeRect.apply(this, box);
  };
}

const SIZES = [{ width: 60, height: 40 }, { width: 2000, height: 2000 }];

for (const { width, height } of sampleOf(SIZES, 1)) {
  story(
    `a match on ${width} × ${height} is watched live, late, and when it is over`,
    async ({ open, ending }) => {
      const duel = ending.use(await Duel.begin(width, height));
      const { board, match } = duel;
      const page = await open(match), early = new MatchPage(page);
      await duel.live(40);
      await early.at(40);
      const whole = await early.whole(board);
      await early.assertShows(board, whole);

      const late = new MatchPage(await open(match));
      await late.at(40);
      await late.assertShows(board, whole);
      await page.getByRole("button", { name: "Pause" }).click();
      await duel.live(35);
      await late.at(75);
      await late.assertShows(board, whole);
      assertEquals(await page.locator(".generation").textContent(), "Generation 40");
      await page.getByRole("button", { name: "Live", exact: true }).click();
      await early.at(75);
      await early.assertShows(board, whole);

      await duel.bots[0].send("goodbye");
      await page.getByText("red bot wins").first().waitFor();
      await page.getByText("message to blue bot: A message is a JSON object.").waitFor();
      await page.getByRole("link", { name: "Download the match" }).waitFor();
      await early.at(75);
      await early.assertShows(board, whole);
      await page.reload();
      await early.at(75);
      await early.assertShows(board, whole);
      await page.getByRole("slider", { name: "Generation" }).press("Home");
      await early.at(0);
      await early.assertShows(new TileBoard(width, height, stepFriendlyTile), whole);
      await page.getByRole("button", { name: "Play" }).click();
      await early.at(75);
      await early.assertShows(board, whole);
    },
  );
}

story(
  "a watcher who loses the line comes back to the board as it then is",
  async ({ open, ending }) => {
    const duel = ending.use(await Duel.begin(60, 40));
    const { board, arena } = duel;
    const page = await open(`${duel.url}/about`, { expected: /status of 404/ });
    const match = new MatchPage(page);
    let isLost = false, isFull = false, end = () => {};
    await page.routeWebSocket("**/api/arena/watch/*", (socket) => {
      if (!isLost) socket.connectToServer();
      if (isFull) socket.close({ code: 1013 });
      end = () => socket.close({ code: 4000 });
    });
    await page.goto(duel.match);
    await duel.live(20);
    await match.at(20);
    isLost = true;
    end();
    await page.getByText("Connecting…").first().waitFor();
    await duel.live(20);
    isFull = true;
    end();
    await page.getByText("Too many are watching").first().waitFor();
    isLost = isFull = false;
    await match.at(40);
    await match.assertShows(board, await match.whole(board));
    arena.close();
    await page.getByText("Called off: the server stopped").first().waitFor();
    await match.assertShows(board, await match.whole(board));
  },
);

story(
  "a page that nobody sees is sent nothing, and then the board as it is",
  async ({ open, ending }) => {
    const duel = ending.use(await Duel.begin(60, 40));
    const { board, arena } = duel;
    const page = await open(duel.match), match = new MatchPage(page);
    await duel.live(20);
    await match.at(20);
    await page.evaluate(turnAway, true);
    while (arena.live()[0]!.watchers > 0) await page.waitForTimeout(20);
    await duel.live(20);
    await page.evaluate(turnAway, false);
    await match.at(40);
    await match.assertShows(board, await match.whole(board));
  },
);

story(
  "a board is moved and zoomed by keys and buttons, down to its cells",
  async ({ open, ending }) => {
    const duel = ending.use(await Duel.begin(300, 300));
    const { board } = duel;
    const page = await open(duel.match), match = new MatchPage(page);
    await duel.live(50);
    await match.at(50);
    const whole = await match.whole(board);
    const zoomed = (times: number) => ({ ...whole, scale: whole.scale * 1.5 ** times });
    await match.assertShows(board, whole);
    await match.key("+", "+", "+");
    await match.assertShows(board, zoomed(3));
    const map = page.locator(".minimap");
    await map.waitFor();
    await match.key("ArrowRight", "ArrowDown", "ArrowDown");
    const { x, y, scale } = zoomed(3);
    await match.assertShows(board, { x: x + 64 / scale, y: y + 128 / scale, scale });
    await page.getByRole("button", { name: "Zoom in" }).click();
    await match.key("ArrowLeft");
    await match.key("-", "-", "-", "-");
    await match.assertShows(board, whole);
    await match.key("+", "+", "+", "+", "ArrowLeft");
    await page.getByRole("button", { name: "Show the whole board" }).click();
    await match.key();
    await match.assertShows(board, whole);
    await map.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Show everything alive" }).click();
    await match.key();
    await match.assertShows(board, fitLife({ board, view: await match.pixels() }, board));
  },
);

story(
  "a board is dragged, zoomed by the wheel, and looked at where it is tapped",
  async ({ open, ending }) => {
    const duel = ending.use(await Duel.begin(300, 300));
    const { board } = duel;
    const page = await open(duel.match), match = new MatchPage(page);
    await duel.live(50);
    await match.at(50);
    await match.key("+", "+", "+");
    const whole = await match.whole(board), scale = whole.scale * 1.5 ** 3;
    const box = (await page.locator(".arena-board canvas:not(.minimap)").boundingBox())!;
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x + 90, middle.y - 30, { steps: 3 });
    await page.mouse.up();
    await match.key();
    await match.assertShows(board, { x: whole.x - 90 / scale, y: whole.y + 30 / scale, scale });
    await page.mouse.click(middle.x + 90, middle.y - 30);
    await match.key();
    await match.assertShows(board, { ...whole, scale });
    await page.mouse.wheel(0, 5_000);
    await match.key();
    await match.assertShows(board, whole);
  },
);

story("a board is zoomed by two fingers", async ({ open, ending }) => {
  const duel = ending.use(await Duel.begin(300, 300));
  const { board } = duel;
  const page = await open(duel.match, { hasTouch: true }), match = new MatchPage(page);
  await duel.live(50);
  await match.at(50);
  await match.key("+", "+");
  const whole = await match.whole(board), scale = whole.scale * 1.5 ** 2;
  const box = (await page.locator(".arena-board canvas:not(.minimap)").boundingBox())!;
  const x = box.x + box.width / 2, y = box.y + box.height / 2;
  const touch = await page.context().newCDPSession(page);
  const fingers = (apart: number, aside: number) => [
    { x: x + aside - apart, y, id: 1 },
    { x: x + aside + apart, y, id: 2 },
  ];
  const send = (
    type: "touchStart" | "touchMove" | "touchEnd",
    touchPoints: { x: number; y: number }[],
  ) => touch.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", fingers(50, 0));
  await send("touchMove", fingers(75, 0));
  await send("touchMove", fingers(75, 30));
  await send("touchEnd", []);
  await match.key();
  await match.assertShows(board, {
    x: whole.x - 30 / (scale * 1.5),
    y: whole.y,
    scale: scale * 1.5,
  });
});

story("long names without a space stay on a small phone", async ({ open, services }) => {
  const bot = { author: "M".repeat(LONGEST_NAME), name: "W".repeat(LONGEST_NAME) };
  await services.arena.results.keep({
    id: "longnames",
    bots: [bot, bot],
    width: 10,
    height: 10,
    seed: "s",
    first: 0,
    rated: false,
    startedAt: Date.now(),
    endedAt: Date.now(),
    generations: 1,
    outcome: { winner: null, by: "majority" },
    cells: [0, 0],
    moves: new Uint8Array(0),
  });
  const page = await open("/arena/longnames", { viewport: { width: 360, height: 640 } });
  await page.getByRole("slider").waitFor();
  const rights = await page.locator(".sitters a, .hud p").evaluateAll((names) =>
    names.map((name) => name.getBoundingClientRect().left + name.scrollWidth)
  );
  assertEquals(rights.filter((right) => right > 360), []);
  const { height } = (await page.locator(".seat").first().boundingBox())!;
  assert(height < 100, `the board isn't pushed off the screen: ${height}`);
});

for (const locale of FITTED) {
  story(`axe finds nothing in the arena, ${locale}`, async ({ open, ending }) => {
    const duel = ending.use(await Duel.begin(60, 40));
    const page = await open(`${duel.url}/arena`, { locale, viewport: { width: 360, height: 640 } });
    await assertAccessible(page, "arena with a match");
    const { match } = duel;
    await page.goto(match);
    await duel.live(5);
    await new MatchPage(page).at(5);
    await assertAccessible(page, "live match");
    await duel.bots[0].send({ disconnect: null });
    await page.getByRole("slider").waitFor();
    await assertAccessible(page, "match that is over");
    await assertFits(page);
    await page.goto(`${duel.url}/arena`);
    await page.getByRole("link", { name: /blue bot/ }).first().waitFor();
    await assertAccessible(page, "arena with standings");
    await assertFits(page);
  });
}

story("the lists of the arena follow it while they are seen", async ({ open, ending }) => {
  const duel = ending.use(await Duel.begin(60, 40));
  const page = await open(`${duel.url}/about`);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.clock.install();
  await page.goto(`${duel.url}/arena`);
  await page.getByText("Generation 0 · 0 watchers").waitFor();
  const begun = page.waitForResponse(/api.arena.news/);
  await duel.live(7);
  await page.clock.runFor(5_000);
  await begun;
  await page.getByText("Generation 7 · 0 watchers").waitFor();
  assertEquals(await page.getByRole("table").count(), 0);
  await duel.bots[0].send({ disconnect: null });
  while (duel.arena.live().length > 0) await page.waitForTimeout(20);
  await page.clock.runFor(5_000);
  await page.getByRole("status").getByText("blue bot (tests) against red bot (tests) is over.")
    .waitFor();
  assertEquals(await page.getByRole("rowheader").count(), 2);
  await page.getByText("1 bot is waiting for an opponent.").waitFor();
  await page.evaluate(turnAway, true);
  asked.length = 0;
  await page.clock.runFor(60_000);
  assertEquals(asked, []);
  const again = page.waitForResponse(/api.arena.news/);
  await page.evaluate(turnAway, false);
  await again;
});

story("an arena without bots says how to bring one", async ({ open }) => {
  const page = await open("/arena");
  await page.getByText("No live matches. Send in a bot to start one.").waitFor();
  await page.getByText("ARENA_PORT isn't set").waitFor();
  assertEquals(await page.getByRole("table").count(), 0);
  const href = await page.getByRole("link", { name: "The whole protocol" }).getAttribute("href");
  assertMatch(await (await page.request.get(new URL(href!, page.url()).href)).text(), /get_move/);
});

/** Whether pictures followed each other soon, besides those while the page found its size. */
function isPlayback(page: Page): Promise<boolean> {
  return page.evaluate(() => globalThis.picturesInMotion > 4);
}

story("with less motion a match is seen in steps", async ({ open, ending }) => {
  const duel = ending.use(await Duel.begin(300, 300));
  const page = await open(duel.match, { prepare: countPictures, reducedMotion: "reduce" });
  await duel.live(600);
  await new MatchPage(page).at(600);
  assert(!await isPlayback(page));
});

story("all others see a match as it goes by", async ({ open, ending }) => {
  const duel = ending.use(await Duel.begin(300, 300));
  const page = await open(duel.match, { prepare: countPictures }), match = new MatchPage(page);
  let generation = 0;
  do {
    await duel.live(10);
    await match.at(generation += 10);
  } while (generation < 600 && !await isPlayback(page));
  assert(await isPlayback(page));
});

story("there is a way on from a match that there is not", async ({ open }) => {
  const page = await open("/arena/nobody", { expected: /status of 404/ });
  await page.getByRole("heading", { name: "Match not found" }).waitFor();
  await page.getByRole("link", { name: "Bot Arena" }).click();
  await page.getByRole("heading", { name: "Bot Arena" }).waitFor();
});

story("the page of a match is light", async ({ open, ending }) => {
  const duel = ending.use(await Duel.begin(60, 40));
  const page = await open(duel.match);
  await duel.live(3);
  await new MatchPage(page).at(3);
  const files = await sentTo(page);
  assertLight(files, { html: 10 * KB, js: 50 * KB, css: 8 * KB });
  assert(files.some(({ kind }) => kind === "js"));
});

/** Asserts that a page does not scroll sideways. */
async function assertFits(page: Page): Promise<void> {
  assertEquals(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
}
