/** Which bots get a name of their own by a game. */

import { assertEquals } from "@std/assert";
import { nameBots } from "../../lib/server/bots/name_bots.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import type { FinishedGame } from "../../lib/leaderboard/finished_game.ts";
import { finishedGame, gameId } from "../store/finished.ts";

const SEATS = [
  { identity: "one", name: "House Bot 3", isBot: true },
  { identity: "Ada's", name: "Ada" },
] as const;

/** What each of both is called after some games. */
async function namesAfter(...games: readonly Partial<FinishedGame>[]) {
  const { archive, players } = SqliteStore.open().books;
  for (const [n, given] of games.entries()) {
    const game = finishedGame({ id: gameId(n), seats: SEATS, ...given });
    await archive.keep(game);
    await nameBots(game, players, game.endedAt);
  }
  return [(await players.find("one"))?.name, (await players.find("Ada's"))?.name];
}

Deno.test("a bot has its name once a game counts, and people choose", async () => {
  assertEquals(await namesAfter({ unrated: "short", points: 0 }), [null, null]);
  assertEquals(await namesAfter({}), ["House Bot 3", null]);
  assertEquals(await namesAfter({}, {}), ["House Bot 3", null]);
});

Deno.test("a bot that's called otherwise from then on is, but by nothing where its name was taken away", async () => {
  const seated = (name: string) => ({ seats: [{ ...SEATS[0], name }, SEATS[1]] });
  assertEquals(await namesAfter({}, seated("Deep Glider")), ["Deep Glider", null]);
  assertEquals(await namesAfter({}, seated("")), ["House Bot 3", null]);
});
