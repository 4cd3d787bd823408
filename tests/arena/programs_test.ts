/** Programs in other processes: the examples, and one that knows only the contest's text. */

import { assert, assertEquals } from "@std/assert";
import { Replay } from "../../lib/arena/replay.ts";
import type { StoredMatch } from "../../lib/arena/results.ts";
import { runs } from "../full.ts";
import { DEFENDER, DEMO, GUNNER, Program, PROSE } from "./program.ts";
import { serveArena, type ServedArena } from "./serving.ts";

/** The match that the arena keeps next. */
function nextMatch({ results }: ServedArena): Promise<StoredMatch> {
  const { promise, resolve } = Promise.withResolvers<StoredMatch>();
  const keep = results.keep.bind(results);
  results.keep = (match) => {
    resolve(match);
    return keep(match);
  };
  return promise;
}

/** The cells of a color on the server's board at the end, as a bot says them. */
function cellsAtEnd(match: StoredMatch, color: number): number[][] {
  const replay = Replay.of(match);
  replay.stepTo(match.generations);
  const cells = replay.board.cells(color).sort((a, b) => a - b);
  return cells.map((cell) => [Math.floor(cell / match.width), cell % match.width]);
}

const LONG = runs(400, 1_000);

Deno.test(`both examples play ${LONG} generations, and have the server's board at the end`, async () => {
  await using serving = serveArena({
    width: 200,
    height: 150,
    generations: LONG,
    gameTime: 3600,
    responseTime: 3600,
  });
  const over = nextMatch(serving);
  await using gunner = new Program([...GUNNER, "--dump"], serving);
  await using defender = new Program([...DEFENDER, "--dump"], serving);
  const match = await over;
  assertEquals(match.generations, LONG);
  assert(match.cells[0] > 0 && match.cells[1] > 0, "both live");
  for (const program of [gunner, defender]) {
    const { own, enemy } = JSON.parse(await program.line());
    const color = match.bots[0].name === (program === gunner ? "glider gunner" : "block defender")
      ? 1
      : 2;
    assertEquals(own, cellsAtEnd(match, color));
    assertEquals(enemy, cellsAtEnd(match, 3 - color));
  }
});

Deno.test("a bot that knows only the contest's text plays", async () => {
  await using serving = serveArena({ generations: 50, responseTime: 3600 });
  const over = nextMatch(serving);
  await using bot = new Program(PROSE, serving);
  const scores = JSON.parse(await bot.line());
  const match = await over;
  assertEquals(match.bots[0], { author: "PPCG Username", name: "Awesome Bot!" });
  assertEquals([match.bots[1].name, match.rated], ["trainer", false]);
  assert(match.generations === 50 || match.outcome.by === "extinction");
  assertEquals(scores.you, match.cells[0]);
});

Deno.test("a client as the contest's demo was plays a match to its end, and another", async () => {
  await using serving = serveArena({
    width: 200,
    height: 150,
    generations: 30,
    responseTime: 3600,
  });
  const over = nextMatch(serving);
  await using bot = new Program(DEMO, serving);
  const scores = JSON.parse(await bot.line());
  const match = await over;
  assertEquals(match.bots[0], { author: "muddyfish", name: "demo_bot" });
  assertEquals([match.outcome.by, scores.you], ["majority", match.cells[0]]);
  assertEquals(match.cells[0], 5, "its glider still flies");
  while (serving.arena.live().length === 0) await new Promise((next) => setTimeout(next, 20));
});

Deno.test("a bot that is killed within a match has lost it", async () => {
  await using serving = serveArena({ gameTime: 3600, responseTime: 3600, generations: 10_000 });
  const over = nextMatch(serving);
  await using gunner = new Program(GUNNER, serving);
  await using _defender = new Program(DEFENDER, serving);
  while (!(serving.arena.live()[0]?.generation! > 10)) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  gunner.kill();
  const { bots, outcome } = await over;
  assertEquals(outcome.by, "forfeit");
  assertEquals(bots[outcome.winner!].name, "block defender");
});
