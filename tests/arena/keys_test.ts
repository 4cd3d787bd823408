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
