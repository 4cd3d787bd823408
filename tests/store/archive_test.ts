/** Games that are kept: they are found and listed as they were played. */

import { assert, assertEquals } from "@std/assert";
import type { FinishedGame } from "../../lib/leaderboard/finished_game.ts";
import { archive, SqlArchive } from "../../lib/server/store/sql/archive.ts";
import { writeAfter } from "../../lib/server/store/archive.ts";
import { SqliteDatabase } from "../../lib/server/store/sqlite/sqlite_database.ts";
import { finishedGame, gameId } from "./finished.ts";
import { rounds } from "./rounds.ts";
import { ALL, listed, NOW, trialBooks } from "./trial_books.ts";
import { booksTest, storeTest } from "./stores.ts";

booksTest("a game is found again, with its players and without their secrets", async (books) => {
  const { seats: _, ...facts } = finishedGame();
  assertEquals(await books.archive.keep(finishedGame()), "kept");
  const found = await books.archive.find(facts.id);
  const [ada, ben] = [1, 2];
  assertEquals(found, {
    ...facts,
    seats: [
      { is: "person", player: ada, name: "Ada" },
      { is: "person", player: ben, name: "Ben" },
    ],
  });
  assert(!JSON.stringify(found).includes("Ada's"));
  assertEquals(await books.archive.find("nosuchgame"), undefined);
});

booksTest(
  "a draw, a seat of the CPU's and a game that is not rated are kept as they are",
  async (books) => {
    const { seats, ...facts } = finishedGame({
      opponent: "hard",
      seats: [null, { identity: "Ben's", name: "" }],
      winner: null,
      points: 0,
      unrated: "handicap",
    });
    await books.archive.keep({ ...facts, seats });
    assertEquals(await books.archive.find(facts.id), {
      ...facts,
      seats: [{ is: "cpu" }, { is: "person", player: 1, name: "" }],
    });
    assertEquals((await books.standings.page(ALL, 0, 10)).players, 0);
  },
);

booksTest("computers at some of many seats are kept with their levels", async (books) => {
  const { seats, levels, ...facts } = finishedGame({
    game: "conway",
    seats: [null, { identity: "Ben's", name: "" }, null],
    levels: ["hard", null, "easy"],
    winner: 2,
    points: 0,
    unrated: "computer",
  });
  await books.archive.keep({ ...facts, seats, levels: levels! });
  assertEquals(await books.archive.find(facts.id), {
    ...facts,
    seats: [
      { is: "cpu", level: "hard" },
      { is: "person", player: 1, name: "" },
      { is: "cpu", level: "easy" },
    ],
  });
  assertEquals((await books.standings.page(ALL, 0, 10)).players, 0);
});

booksTest("a game kept twice is kept once, and counts once", async (books) => {
  await books.archive.keep(finishedGame());
  assertEquals(await books.archive.keep(finishedGame({ winner: 1 })), "taken");
  assertEquals((await books.archive.find("ab2cd3ef4g-1"))!.winner, 0);
  const { rows } = await books.standings.page(ALL, 0, 10);
  assertEquals(rows.map(({ games }) => games), [1, 1]);
});

booksTest(
  "games are listed the newest first, page by page, none twice and none left out",
  async (books) => {
    for (let n = 0; n < 10; n++) {
      const endedAt = NOW + (n >> 1) * 1_000;
      await books.archive.keep(finishedGame({ id: gameId(n), endedAt }));
    }
    assertEquals(await listed(books, {}), Array.from({ length: 10 }, (_, n) => gameId(9 - n)));
    assertEquals(await listed(books, { after: "nonsense" }), await listed(books, {}));
  },
);

booksTest("after the last game of a full page there's no other page", async (books) => {
  for (let n = 0; n < 3; n++) await books.archive.keep(finishedGame({ id: gameId(n) }));
  const pageOf = async (limit: number) => {
    const { games, next } = await books.archive.list({ limit });
    return [games.length, next !== undefined];
  };
  assertEquals([await pageOf(2), await pageOf(3), await pageOf(4)], [
    [2, true],
    [3, false],
    [3, false],
  ]);
});

storeTest("a page that looks at some games only goes on behind them", async (trial) => {
  const books = trialBooks(trial.store), [ada, ben] = finishedGame().seats;
  const kept = Array.from({ length: 24 }, (_, n) => ({
    id: gameId(n),
    endedAt: NOW + (n >> 1) * 1_000,
    game: n % 5 === 0 ? "skirmish" as const : "conquerors-v2" as const,
    opponent: n % 7 === 0 ? "hard" as const : "online" as const,
    seats: n % 3 === 0 ? [ada!, { identity: "another", name: "Ada" }] : [ben!, ada!],
  }));
  for (const game of kept) await books.archive.keep(finishedGame(game));
  const archive = new SqlArchive(trial.database, 4);
  for (const who of [{}, { player: 1 }, { name: "ada" }]) {
    for (const game of [undefined, "skirmish", "conway"] as const) {
      for (const opponent of [undefined, "online", "cpu"] as const) {
        const fitting = kept.filter((one) =>
          (game === undefined || one.game === game) &&
          (opponent === undefined || (one.opponent === "hard") === (opponent === "cpu"))
        );
        const query = { ...who, ...game && { game }, ...opponent && { opponent } };
        const ids = fitting.map(({ id }) => id).toReversed();
        assertEquals(await listed({ ...books, archive }, query), ids, JSON.stringify(query));
      }
    }
  }
  const none = await archive.list({ player: 1, game: "conway", limit: 9 });
  assertEquals(none, { games: [], next: writeAfter(kept[20]!) });
});

booksTest("games are listed by player, name and game", async (books) => {
  const { archive, players } = books;
  const cleo = { identity: "Cleo's", name: "Cleo" };
  const [ada, ben] = finishedGame().seats;
  await archive.keep(finishedGame({ id: gameId(1) }));
  await archive.keep(finishedGame({ id: gameId(2), seats: [cleo, ada!] }));
  await archive.keep(
    finishedGame({ id: gameId(3), seats: [cleo, ben!], game: "conquerors-classic" }),
  );
  assertEquals(await listed(books, { player: 1 }), [gameId(2), gameId(1)]);
  assertEquals(await listed(books, { name: "cleo" }), [gameId(3), gameId(2)]);
  assertEquals(await listed(books, { name: "сLEО" }), [gameId(3), gameId(2)], "look-alikes");
  assertEquals(await listed(books, { game: "conquerors-classic" }), [gameId(3)]);
  assertEquals(await listed(books, { name: "Ben", game: "conquerors-v2" }), [gameId(1)]);
  assertEquals(await listed(books, { name: "…" }), []);
  await players.claim("Ben's", "Benedict", NOW);
  assertEquals(await listed(books, { name: "Benedict" }), [gameId(3), gameId(1)]);
});

booksTest("people's games are counted for each level of each game", async (books) => {
  let n = 100;
  const keep = (given: Partial<FinishedGame>) => {
    const seats = [null, { identity: "Ada's", name: "Ada" }];
    return books.archive.keep(finishedGame({ id: gameId(n++), opponent: "hard", seats, ...given }));
  };
  await keep({ winner: 1 });
  await keep({ winner: 1 });
  await keep({ winner: 0 });
  await keep({ winner: null });
  await keep({ winner: 0, forfeit: "replaced" });
  await keep({ winner: 0, forfeit: "unreported" });
  await keep({ winner: 1, game: "skirmish" });
  await keep({ winner: 1, opponent: "easy" });
  // These say nothing of people.
  await keep({ winner: 0, forfeit: "cpu-differs" });
  await keep({ winner: 1, unrated: "unchecked" });
  await keep({ winner: 1, opponent: "bot" });
  await books.archive.keep(finishedGame());
  // Kept once, counted once, and for good.
  n = 100;
  assertEquals(await keep({ winner: 1 }), "taken");
  await books.forget("Ada's");
  const rungs = await books.archive.rungs();
  assertEquals(rungs.toSorted((a, b) => a.game < b.game || a.level < b.level ? -1 : 1), [
    { game: "conquerors-v2", level: "easy", played: 1, won: 1, left: 0 },
    { game: "conquerors-v2", level: "hard", played: 4, won: 2, left: 2 },
    { game: "skirmish", level: "hard", played: 1, won: 1, left: 0 },
  ]);
});

Deno.test("a game is archived with few questions that wait for others' answers", () => {
  const database = SqliteDatabase.inMemory();
  const waits = [1, 2, 3, 4, 5].map((n) =>
    database.do(rounds(archive(finishedGame({ id: gameId(n) }))))
  );
  // The first has new players and new boards; the last counts no more.
  assertEquals(waits, [8, 5, 5, 3, 3]);
});
