/** Programs fight over TCP, and people watch: the example bots, and a match as busy as can be. */

import { assert, assertEquals } from "@std/assert";
import { Replay } from "../../lib/arena/replay.ts";
import { DEFAULT_ARENA } from "../../lib/server/arena/settings.ts";
import { serveTcp } from "../../lib/server/arena/tcp.ts";
import { DEFENDER, GUNNER, hasPython, Program, SOUP } from "../arena/program.ts";
import { comesTo } from "../arena/serving.ts";
import { serveApp } from "../serve_app.ts";
import { MatchPage } from "./arena_page.ts";
import { story } from "./story.ts";
import type { LiveMatch } from "../../lib/arena/shown.ts";
import { Relay } from "../relay.ts";

/** A match ends by its generations, however slow the machine, and is halted early to be seen live. */
const SETTINGS = {
  ...DEFAULT_ARENA,
  width: 200,
  height: 150,
  generations: 150,
  gameTime: 3_600,
  responseTime: 3_600,
};

story(
  "two example bots play over TCP, watched live and reviewed later",
  async ({ open, ending }) => {
    const app = ending.use(await serveApp({}, { arenaSettings: SETTINGS }));
    const { arena, world } = app.services;
    const tcp = serveTcp(arena, world, { port: 0, hostname: "127.0.0.1" });
    ending.defer(() => tcp.close());
    const page = await open(`${app.url}/arena`), match = new MatchPage(page);
    const gunner = ending.use(new Program(GUNNER, tcp));
    ending.use(new Program(await hasPython() ? DEFENDER : GUNNER, tcp));
    await comesTo(arena, 10);
    gunner.halt();
    await page.getByRole("link", { name: /glider gunner \(examples\)/ }).first().click();
    await page.waitForURL(/arena\/\w+$/);
    const id = page.url().split("/").at(-1)!;
    const shown = page.locator(".generation");
    await shown.filter({ hasText: /\d\d/ }).waitFor();
    await page.getByRole("button", { name: "Pause" }).click();
    // What is seen is told with the next frame.
    await match.key();
    const halted = Number((await shown.textContent())!.match(/\d+/)![0]);
    assert(halted < SETTINGS.generations, "it was seen live");
    gunner.goOn();
    await page.getByText(`after ${SETTINGS.generations} generations`).first().waitFor();
    const kept = (await arena.results.find(id))!;
    assert(kept.cells[0] > 0 && kept.cells[1] > 0, "both live");
    const replay = Replay.of(kept);
    const assertShows = async (generation: number) => {
      replay.stepTo(generation);
      await match.at(generation);
      await match.assertShows(replay.board, await match.whole(replay.board));
    };
    await assertShows(halted);
    await page.reload();
    await match.at(SETTINGS.generations);
    await page.getByRole("slider", { name: "Generation" }).press("Home");
    await match.at(0);
    await page.getByLabel("Generations per second").selectOption("200");
    await page.getByRole("button", { name: "Play" }).click();
    await assertShows(SETTINGS.generations);
    assertEquals([replay.board.count(1), replay.board.count(2)], [...kept.cells]);

    await page.getByRole("link", { name: "Bot Arena" }).first().click();
    await page.locator(`a[href="/arena/${id}"]`).waitFor();
  },
);

/** The bytes that a watcher may be sent in a second. */
const MOST = 200_000;
/** How long it's watched, ms, and after how many generations. */
const SPAN = 4_000, GROWN = 500;

/** It lasts until the test ends it. */
const ENDLESS = {
  ...DEFAULT_ARENA,
  gameTime: 3_600,
  responseTime: 3_600,
  generations: 1_000_000,
};

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * The most bytes a second that had come at any time, once a second had passed: from the beginning on,
 * since a page that is busy takes late, and at once, what was sent in time.
 */
function rateOf({ passed, openedAt }: Relay): number {
  let sum = 0;
  const rates = passed.map(({ at, bytes }) => {
    sum += bytes;
    return sum * 1000 / Math.max(1000, at - openedAt);
  });
  return Math.max(...rates);
}

story("a busy match is watched with less than 200 KB a second", async ({ open, ending }) => {
  const app = ending.use(await serveApp({}, { arenaSettings: ENDLESS }));
  const { arena, world } = app.services;
  const tcp = serveTcp(arena, world, { port: 0, hostname: "127.0.0.1" });
  ending.defer(() => tcp.close());
  const relays = [0, 1].map(() => ending.use(new Relay(Number(new URL(app.url).port))));
  const [toPage, toSocket] = relays as [Relay, Relay];
  const bots = ["ada", "ben"].map((name) => ending.use(new Program([...SOUP, name], tcp)));
  await comesTo(arena, GROWN);
  const [{ id }] = arena.live() as [LiveMatch];
  const page = await open(`${toPage.url}/arena/${id}`), match = new MatchPage(page);
  const socket = new WebSocket(`${toSocket.url}/api/arena/watch/${id}`);
  await page.locator(".generation", { hasText: /[1-9]/ }).waitFor();
  await pause(SPAN);
  for (const relay of relays) {
    const sum = relay.passed.reduce((sum, { bytes }) => sum + bytes, 0), rate = rateOf(relay);
    assert(sum > MOST / 4 && rate <= MOST, `${sum} bytes, ${rate} a second, from ${relay.url}`);
  }
  await page.getByRole("button", { name: "Pause" }).click();
  // What is seen is told with the next frame.
  await match.key();
  const text = (await page.locator(".generation").textContent())!;
  const shown = Number(text.replaceAll(",", "").match(/\d+/)![0]);
  const closed = new Promise((resolve) => socket.onclose = resolve);
  bots[0]!.kill();
  await closed;
  const over = (await arena.results.find(id))!;
  assert(shown >= GROWN && over.cells[0] > 10_000 && over.cells[1] > 10_000, "it was busy");
  const replay = Replay.of(over);
  replay.stepTo(shown);
  await match.assertShows(replay.board, await match.whole(replay.board));
});
