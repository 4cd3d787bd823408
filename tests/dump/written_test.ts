/** Who played, as a file of records says it. */

import { assertEquals } from "@std/assert";
import { readRecords } from "../../lib/games/notation/notation.ts";
import type { ArchivedGame, Sat } from "../../lib/leaderboard/finished_game.ts";
import { WRITERS } from "../../lib/server/dump/written.ts";
import { finishedGame } from "../store/finished.ts";
import { storeTest } from "../store/stores.ts";

const SAT: readonly (readonly [Sat, string])[] = [
  [{ is: "person", player: 3, name: "Ada" }, "Ada"],
  [{ is: "person", player: 4, name: "" }, "player 4"],
  [{ is: "cpu", level: "hard" }, "computer hard"],
  [{ is: "cpu" }, "computer easy"],
  [{ is: "deleted" }, "deleted"],
];

Deno.test("who played is a name, a number, a computer at its level, or nobody any more", () => {
  for (const [sat, said] of SAT) {
    const seats: ArchivedGame["seats"] = [sat, { is: "person", player: 5, name: "Ben" }];
    const game = { ...finishedGame({ opponent: "easy" }), seats };
    const [record] = readRecords(WRITERS.ccn(game));
    assertEquals([record!.tags.Blue, record!.tags.Red], [said, "Ben"]);
  }
});

storeTest(
  "of two processes that looked which months lack, one makes a month's dump",
  async ({ store }) => {
    const { dumps } = store.books;
    const draft = { month: "2026-10", kind: "ccn", starts: 1, ends: 2, made: 3 } as const;
    const made = { games: 0, size: 0, sha256: "x" };
    assertEquals(await dumps.begin({ id: "one", ...draft }), true);
    assertEquals(await dumps.finish("one", made), true);
    assertEquals(await dumps.begin({ id: "two", ...draft }), false);
    assertEquals((await dumps.list()).map(({ id }) => id), ["one"]);
  },
);
