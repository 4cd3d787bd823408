/** Leaderboards: what counts on them, in which order, and who is rated. */

import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import type { Board } from "../../lib/leaderboard/board.ts";
import { finishedGame, gameId } from "./finished.ts";
import { ALL, DAY, NOW, play } from "./trial_books.ts";
import { booksTest } from "./stores.ts";

booksTest("a board counts wins, games and points, the best first", async (books) => {
  const { archive, players, standings } = books;
  await archive.keep(finishedGame({ id: gameId(1), winner: 0, points: 100 }));
  await archive.keep(finishedGame({ id: gameId(2), winner: 1, points: 361 }));
  await archive.keep(finishedGame({ id: gameId(3), winner: null, points: 0 }));
  await players.claim("Ben's", "Ben", NOW);
  const { rows } = await standings.page(ALL, 0, 10);
  const seen = rows.map(({ rating: _, ...row }) => row);
  assertEquals(seen, [
    { rank: 1, player: 2, name: "Ben", points: 180, games: 3, wins: 1 },
    { rank: 2, player: 1, name: null, points: 100, games: 3, wins: 1 },
  ]);
  assertEquals(await standings.of(ALL, 1), rows[1]);
  assertEquals(await standings.of(ALL, 3), undefined);
});

booksTest("a board adds up the best games of a week, and of a month more", async (books) => {
  for (let n = 0; n < 30; n++) await play(books, ["one"], { winner: 0, points: 100 + n });
  await play(books, ["one"], { winner: 1 });
  const points = async (bucket: string) => {
    const { rows } = await books.standings.page({ ...ALL, bucket }, 0, 10);
    return rows.map(({ points, games, wins }) => [points, games, wins]);
  };
  const best = (count: number) =>
    Array.from({ length: count }, (_, n) => 129 - n).reduce((a, b) => a + b);
  assertEquals(await points("2026-W47"), [[best(10), 31, 30]]);
  assertEquals(await points("2026-11"), [[best(25), 31, 30]]);
  assertEquals(await points("all"), [[best(30), 31, 30]]);
});

booksTest("of two with as many points, who needed fewer games comes first", async (books) => {
  await play(books, ["one"], { winner: 1 });
  await play(books, ["one", "two"], { winner: 0 });
  const { rows } = await books.standings.page(ALL, 0, 10);
  assertEquals(rows.map(({ player, games }) => [player, games]), [[2, 1], [1, 2]]);
  assertEquals((await books.standings.of(ALL, 1))!.rank, 2);
});

booksTest(
  "games of the same two count less and less in a week, and are rated once",
  async (books) => {
    const { archive, standings } = books;
    const [ada, ben] = finishedGame().seats;
    const ratings = [];
    for (let n = 0; n < 5; n++) {
      const seats = n % 2 === 0 ? [ada!, ben!] : [ben!, ada!];
      await archive.keep(finishedGame({ id: gameId(n), seats, winner: n % 2, points: 101 }));
      ratings.push((await standings.of(ALL, 1))!.rating!.rating);
    }
    const { games } = await archive.list({ limit: 9 });
    assertEquals(
      games.map(({ points, unrated, repeats }) => [points, unrated, repeats]).reverse(),
      [
        [101, null, undefined],
        [50, null, 1],
        [25, null, 2],
        [0, "repeated", 3],
        [0, "repeated", 3],
      ],
    );
    assertEquals(new Set(ratings).size, 1);
    assertEquals((await standings.of(ALL, 1))!.points, 176);
    const next = finishedGame({ id: gameId(9), endedAt: NOW + 7 * DAY });
    await archive.keep(next);
    assertEquals((await archive.find(gameId(9)))!.points, 150);
  },
);

booksTest("people who play each other are rated, and nobody else", async (books) => {
  const { archive, standings } = books;
  const rating = async (player: number) => (await standings.of(ALL, player))?.rating;
  await archive.keep(finishedGame({ id: gameId(1), winner: 0 }));
  const [ada, ben] = [await rating(1), await rating(2)];
  assertAlmostEquals(ada!.rating - 1500, 1500 - ben!.rating, 1e-6);
  assert(ada!.rating > 1500 && ada!.deviation < 350);
  await archive.keep(finishedGame({ id: gameId(2), unrated: "unmoved", points: 0 }));
  assertEquals(await rating(1), ada);
  const seats = [{ identity: "Ada's", name: "" }, null];
  await archive.keep(finishedGame({ id: gameId(3), opponent: "hard", seats }));
  assertEquals(await rating(1), ada);
  const later = NOW + 30 * DAY;
  await archive.keep(finishedGame({ id: gameId(4), winner: null, points: 0, endedAt: later }));
  const drawn = await rating(1);
  assert(drawn!.rating < ada!.rating, "a draw with a weaker player");
});

booksTest("boards are apart by period, game and kind of opponent", async (books) => {
  const { archive, standings } = books;
  await archive.keep(finishedGame({ id: gameId(1), endedAt: NOW - 7 * DAY }));
  await archive.keep(
    finishedGame({
      id: gameId(2),
      endedAt: NOW,
      game: "conquerors-classic",
      opponent: "easy",
      seats: [{ identity: "Ada's", name: "" }, null],
    }),
  );
  const games = async (board: Partial<Board>) => {
    const { rows } = await standings.page({ ...ALL, ...board }, 0, 10);
    return rows.map(({ player, games }) => [player, games]);
  };
  assertEquals(await games({}), [[1, 2], [2, 1]]);
  assertEquals(await games({ bucket: "2026-11" }), [[1, 2], [2, 1]]);
  assertEquals(await games({ bucket: "2026-W47" }), [[1, 1]]);
  assertEquals(await games({ bucket: "2026-W46" }), [[1, 1], [2, 1]]);
  assertEquals(await games({ bucket: "2026-W45" }), []);
  assertEquals(await games({ opponent: "cpu" }), [[1, 1]]);
  assertEquals(await games({ opponent: "online" }), [[1, 1], [2, 1]]);
  assertEquals(await games({ game: "conquerors-classic" }), [[1, 1]]);
  assertEquals(await games({ game: "conquerors-classic", opponent: "online" }), []);
});

booksTest("a board is read page by page", async (books) => {
  for (let n = 0; n < 7; n++) {
    const seats = [{ identity: `Player ${n}`, name: "" }, null];
    await books.archive.keep(
      finishedGame({ id: gameId(n), opponent: "easy", seats, points: 10 * n }),
    );
  }
  const pages = await Promise.all([0, 3, 6, 9].map((skip) => books.standings.page(ALL, skip, 3)));
  assertEquals(pages.map(({ rows }) => rows.map(({ rank }) => rank)), [
    [1, 2, 3],
    [4, 5, 6],
    [7],
    [],
  ]);
  assertEquals(pages.map(({ players }) => players), [7, 7, 7, 7]);
  assertEquals(pages[2]!.rows[0]!.points, 0);
});
