/** Checks of games against the computer: each is filed and settled once. */

import { assertEquals } from "@std/assert";
import { fileCheck, openTicket } from "./filed.ts";
import { checkOf, gameId } from "./finished.ts";
import { ALL } from "./trial_books.ts";
import { booksTest } from "./stores.ts";

booksTest("a check is found until it is settled, and then what came of it", async (books) => {
  const { archive, checks, standings } = books;
  const [one, other, third] = [checkOf(1), checkOf(2), checkOf(3)];
  for (const check of [one, other, third]) assertEquals(await fileCheck(books, check), "kept");
  assertEquals(await checks.pending(), [one, other, third]);
  assertEquals(await checks.find(one.game.id), "pending");
  assertEquals(await checks.find(gameId(4)), undefined);
  await archive.keep(third.game);
  assertEquals(await checks.settle(one), "kept");
  assertEquals(await checks.settle(other, "cpu-differs"), "kept");
  assertEquals(await checks.settle(third), "kept");
  assertEquals(await checks.pending(), []);
  assertEquals(await Promise.all([one, other, third].map(({ game }) => checks.find(game.id))), [
    { id: one.game.id, points: one.points },
    { refused: "cpu-differs" },
    { refused: "repeated" },
  ]);
  assertEquals((await archive.find(one.game.id))?.points, one.game.points);
  const { winner, points, forfeit } = (await archive.find(other.game.id))!;
  assertEquals([winner, points, forfeit], [1, 0, "cpu-differs"]);
  const { rows } = await standings.page(ALL, 0, 9);
  assertEquals(rows.map(({ points, games, wins }) => [points, games, wins]), [
    [7, 1, 1],
    [7, 1, 1],
    [0, 1, 0],
  ]);
});

booksTest("a game that can't be checked is kept, and counts nothing", async (books) => {
  await fileCheck(books, checkOf(1));
  await books.checks.settle(checkOf(1), "unchecked");
  const { unrated, points, winner } = (await books.archive.find(gameId(1)))!;
  assertEquals([unrated, points, winner], ["unchecked", 0, 0]);
  assertEquals((await books.standings.page(ALL, 0, 9)).players, 0);
});

booksTest("a check is filed once, and settled once", async (books) => {
  const { checks, standings } = books;
  await fileCheck(books, checkOf(1));
  assertEquals(await fileCheck(books, checkOf(1)), "taken");
  await checks.settle(checkOf(1));
  assertEquals(await checks.settle(checkOf(1), "cpu-differs"), "taken");
  assertEquals(await fileCheck(books, checkOf(1)), "taken");
  assertEquals(await checks.settle(checkOf(2)), "taken", "it was never filed");
  const { rows } = await standings.page(ALL, 0, 9);
  assertEquals(rows.map(({ games }) => games), [1]);
});

booksTest("a player has one check to be done, and none once forgotten", async (books) => {
  const { checks } = books;
  await fileCheck(books, checkOf(1, "Ada's"));
  assertEquals(await fileCheck(books, checkOf(2, "Ada's")), "taken");
  assertEquals(await checks.find(gameId(2)), undefined);
  await checks.settle(checkOf(1, "Ada's"));
  assertEquals(await fileCheck(books, checkOf(2, "Ada's")), "kept");
  await books.forget("Ada's");
  assertEquals(await checks.pending(), []);
  assertEquals(await checks.settle(checkOf(2, "Ada's")), "taken");
  assertEquals(typeof await checks.find(gameId(1)), "object", "nobody's any more");
});

booksTest("who is forgotten while they report a game does not come back with it", async (books) => {
  await openTicket(books, checkOf(1));
  await books.forget("player 1");
  assertEquals(await books.checks.file(checkOf(1)), "taken");
  assertEquals(await books.checks.pending(), []);
});

booksTest("who is forgotten takes no other's checks along, and no verdicts", async (books) => {
  const { checks } = books;
  await fileCheck(books, checkOf(1, "Ada's"));
  await checks.settle(checkOf(1, "Ada's"), "cpu-differs");
  await fileCheck(books, checkOf(2, "Ada's"));
  await fileCheck(books, checkOf(3, "Ben's"));
  await books.forget("Ada's");
  assertEquals(await checks.find(gameId(1)), { refused: "cpu-differs" });
  assertEquals(await checks.find(gameId(2)), undefined);
  assertEquals(await checks.find(gameId(3)), "pending");
  assertEquals((await checks.pending()).map(({ identity }) => identity), ["Ben's"]);
  assertEquals(await checks.settle(checkOf(3, "Ben's")), "kept");
});
