/** Names that are kept by a key (docs/arena.md). */

import { assertEquals } from "@std/assert";
import { RawBot, serveArena, type ServedArena } from "./serving.ts";

/** A bot that says who it is, with a key or without, and waits. */
async function enter({ port }: ServedArena, name: string, key?: string): Promise<RawBot> {
  const bot = await RawBot.connect(port);
  await bot.send({ author: "tests", name, key });
  await bot.send({ configure: { allow_training: false } });
  return bot;
}

Deno.test("of two first matches under one name at once, one settles its key", async () => {
  await using serving = serveArena({ generations: 40 });
  using mine = await enter(serving, "Ada", "mine");
  using ben = await enter(serving, "Ben");
  using yours = await enter(serving, "Ada", "yours");
  using cid = await enter(serving, "Cid");
  for (const bot of [mine, ben, yours, cid]) await bot.until("setup_game");
  await Promise.all([mine, ben].map((bot) => bot.play(() => [])));
  await Promise.all([yours, cid].map((bot) => bot.play(() => [])));
  const rated = (await serving.results.list({ limit: 9 })).map(({ rated }) => rated);
  assertEquals(rated, [false, true]);
  const standings = await serving.results.standings(9);
  assertEquals(standings.map(({ name }) => name).sort(), ["Ada", "Ben"]);
});

Deno.test("who comes under a name without its key plays, and is not rated", async () => {
  await using serving = serveArena({ generations: 2 });
  const told: [string | undefined, boolean][] = [];
  for (const key of ["secret", "guess", undefined, "secret"]) {
    using ada = await enter(serving, "Ada", key);
    using ben = await enter(serving, "Ben");
    await Promise.all([ada, ben].map((bot) => bot.play(() => [])));
    told.push([key, (await serving.results.list({ limit: 1 }))[0]!.rated]);
  }
  assertEquals(told, [["secret", true], ["guess", false], [undefined, false], ["secret", true]]);
  const draws = (await serving.results.standings(9)).map(({ draws }) => draws);
  assertEquals(draws, [2, 2]);
});
