/** The example bots play over TCP, and a person watches them, live and later. */

import { assert, assertEquals } from "@std/assert";
import { Replay } from "../../lib/arena/replay.ts";
import { DEFAULT_ARENA } from "../../lib/server/arena/settings.ts";
import { serveTcp } from "../../lib/server/arena/tcp.ts";
import { DEFENDER, GUNNER, hasPython, Program } from "../arena/program.ts";
import { comesTo } from "../arena/serving.ts";
import { serveApp } from "../serve_app.ts";
import { MatchPage } from "./arena_page.ts";
import { story } from "./story.ts";

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
