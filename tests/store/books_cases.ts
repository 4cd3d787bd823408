/** What the books of every store must do. */

import { assert, assertAlmostEquals, assertEquals } from "@std/assert";
import type { Board } from "../../lib/leaderboard/board.ts";
import type { FinishedGame, GamesQuery } from "../../lib/server/store/archive.ts";
import { MOST_SUBSCRIPTIONS } from "../../lib/server/store/subscriptions.ts";
import { readName } from "../../lib/leaderboard/names.ts";
import { LOOK_ALIKES } from "../leaderboard/look_alikes.ts";
import type { TrialBooks } from "./trial_books.ts";
import { checkOf, finishedGame, gameId, subscriptionOf } from "./finished.ts";

export interface BooksMaker {
  readonly name: string;
  open(): TrialBooks;
  close(): void;
}

const ALL: Board = { bucket: "all", game: null, opponent: null };
const SECOND = 1_000;
const DAY = 86_400 * SECOND;
const { endedAt: NOW } = finishedGame();

/** Keeps a game against the computer of each, so that they may claim names: it counts, unless told. */
async function play(
  { archive }: TrialBooks,
  identities: readonly string[],
  given: Partial<FinishedGame> = {},
): Promise<void> {
  for (const identity of identities) {
    const seats = [{ identity, name: "" }, null];
    const id = gameId(1_000_000 + plays++);
    await archive.keep(finishedGame({ id, opponent: "hard", seats, ...given }));
  }
}

let plays = 0;

export function booksCases(makers: () => BooksMaker): void {
  const { name } = makers();
  const test = (what: string, run: (books: TrialBooks) => Promise<void>) =>
    Deno.test(`${name}: ${what}`, async () => {
      const maker = makers();
      try {
        await run(maker.open());
      } finally {
        maker.close();
      }
    });

  test("a game is found again, with its players and without their secrets", async (books) => {
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

  test("a draw, a seat of the CPU's and a game that is not rated are kept as they are", async (books) => {
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
  });

  test("computers at some of many seats are kept with their levels", async (books) => {
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

  test("a game kept twice is kept once, and counts once", async (books) => {
    await books.archive.keep(finishedGame());
    assertEquals(await books.archive.keep(finishedGame({ winner: 1 })), "taken");
    assertEquals((await books.archive.find("ab2cd3ef4g-1"))!.winner, 0);
    const { rows } = await books.standings.page(ALL, 0, 10);
    assertEquals(rows.map(({ games }) => games), [1, 1]);
  });

  /** All pages of a list, by the games' ids. */
  const list = async ({ archive }: TrialBooks, query: Omit<GamesQuery, "limit">) => {
    const ids: string[] = [];
    let next: string | undefined;
    do {
      const page = await archive.list({ ...query, limit: 3, ...next && { after: next } });
      assert(page.games.length <= 3);
      ids.push(...page.games.map(({ id }) => id));
      next = page.next;
    } while (next);
    return ids;
  };

  test("games are listed the newest first, page by page, none twice and none left out", async (books) => {
    for (let n = 0; n < 10; n++) {
      const endedAt = finishedGame().endedAt + (n >> 1) * SECOND;
      await books.archive.keep(finishedGame({ id: gameId(n), endedAt }));
    }
    assertEquals(await list(books, {}), Array.from({ length: 10 }, (_, n) => gameId(9 - n)));
    assertEquals(await list(books, { after: "nonsense" }), await list(books, {}));
  });

  test("games are listed by player, name and game", async (books) => {
    const { archive, players } = books;
    const cleo = { identity: "Cleo's", name: "Cleo" };
    const [ada, ben] = finishedGame().seats;
    await archive.keep(finishedGame({ id: gameId(1) }));
    await archive.keep(finishedGame({ id: gameId(2), seats: [cleo, ada!] }));
    await archive.keep(
      finishedGame({ id: gameId(3), seats: [cleo, ben!], game: "conquerors-classic" }),
    );
    assertEquals(await list(books, { player: 1 }), [gameId(2), gameId(1)]);
    assertEquals(await list(books, { name: "cleo" }), [gameId(3), gameId(2)]);
    assertEquals(await list(books, { name: "сLEО" }), [gameId(3), gameId(2)], "look-alikes");
    assertEquals(await list(books, { game: "conquerors-classic" }), [gameId(3)]);
    assertEquals(await list(books, { name: "Ben", game: "conquerors-v2" }), [gameId(1)]);
    assertEquals(await list(books, { name: "…" }), []);
    await players.claim("Ben's", "Benedict", NOW);
    assertEquals(await list(books, { name: "Benedict" }), [gameId(3), gameId(1)]);
  });

  test("a claimed name is its owner's alone, in games before and after", async (books) => {
    const { archive, players } = books;
    await archive.keep(finishedGame());
    await play(books, ["Another's"]);
    assertEquals(await players.claim("Another's", "Ben", NOW), { id: 3, name: "Ben" });
    await players.claim("Ada's", "Ada Lovelace", NOW);
    const names = (await archive.find("ab2cd3ef4g-1"))!.seats.map((seat) =>
      seat.is === "person" && seat.name
    );
    assertEquals(names, ["Ada Lovelace", ""]);
  });

  test("of two who claim one name, or two that look alike, one gets it", async (books) => {
    const { players } = books;
    await play(books, ["one", "two", "three"]);
    const claims = await Promise.all([
      players.claim("one", "Ada", NOW),
      players.claim("two", "АDА", NOW),
      players.claim("three", "Ada", NOW),
    ]);
    assertEquals(claims, [{ id: 1, name: "Ada" }, "taken", "taken"]);
    assertEquals(await players.find("one"), { id: 1, name: "Ada" });
    assertEquals(await players.find("two"), { id: 2, name: null });
  });

  test("nothing that looks like a name that is claimed can be claimed", async (books) => {
    const { players } = books;
    await play(books, ["owner", "other"]);
    for (const [name, alike] of Object.entries(LOOK_ALIKES)) {
      await players.claim("owner", name, NOW);
      for (const text of alike) {
        const read = readName(text);
        if (typeof read === "string") continue;
        assertEquals(await players.claim("other", read.name, NOW), "taken", text);
        assertEquals(await players.callable("guest", text), "", text);
      }
    }
  });

  test("a name is claimed by a game that counts, and by nothing else", async (books) => {
    const { players } = books;
    assertEquals(await players.claim("one", "Ada", NOW), "unplayed");
    assertEquals(await players.find("one"), undefined);
    await play(books, ["one"], { unrated: "handicap", points: 0 });
    assertEquals(await players.claim("one", "Ada", NOW), "unplayed");
    assertEquals(await players.callable("two", "Ada"), "Ada");
    await play(books, ["one"]);
    assertEquals(await players.claim("one", "Ada", NOW), { id: 1, name: "Ada" });
  });

  test("a name is free a year after its owner's last game that counts", async (books) => {
    const { players } = books;
    const later = NOW + 200 * DAY, year = 365 * DAY;
    await play(books, ["one"], { endedAt: later });
    await play(books, ["one"], { endedAt: NOW });
    await players.claim("one", "Ada", NOW);
    await play(books, ["two"], { endedAt: later + year });
    await play(books, ["one"], { endedAt: later + 30 * DAY, unrated: "unmoved", points: 0 });
    assertEquals(await players.claim("two", "ADA", later + year - 1), "taken");
    assertEquals(await players.find("one"), { id: 1, name: "Ada" });
    assertEquals(await players.claim("two", "ADA", later + year), { id: 2, name: "ADA" });
    assertEquals(await players.find("one"), { id: 1, name: null });
    assertEquals(await players.claim("one", "Ben", later + year), "unplayed");
    await play(books, ["one"], { endedAt: later + year });
    assertEquals(await players.claim("one", "Ada", later + year), "taken");
    assertEquals(await players.claim("one", "Ben", later + year), { id: 1, name: "Ben" });
  });

  test("a player may change the name, which is then free, and write it in another way", async (books) => {
    const { players } = books;
    await play(books, ["one", "two"]);
    await players.claim("one", "Ada", NOW);
    assertEquals(await players.claim("one", "ADA", NOW), { id: 1, name: "ADA" });
    assertEquals(await players.claim("one", "Bea", NOW), { id: 1, name: "Bea" });
    assertEquals(await players.claim("two", "Ada", NOW), { id: 2, name: "Ada" });
    assertEquals(await players.claim("one", "Ada", NOW), "taken");
    assertEquals(await players.find("one"), { id: 1, name: "Bea" });
  });

  test("who has a name goes by it; who has none may wish for one that is nobody's", async (books) => {
    const { players } = books;
    await play(books, ["one"]);
    await players.claim("one", "Ada", NOW);
    assertEquals(await players.callable("one", "Somebody"), "Ada");
    assertEquals(await players.callable("two", "Ben"), "Ben");
    for (const wish of ["АDA", "", "\ufe0f\ufe0f", "Computer", "ADM1N", "Fácil"]) {
      assertEquals(await players.callable("two", wish), "", wish);
    }
  });

  test("who is forgotten leaves the boards and their name; games keep a deleted player", async (books) => {
    const { archive, players, standings } = books;
    await archive.keep(finishedGame());
    await players.claim("Ada's", "Ada", NOW);
    assertEquals(await books.forget("Ada's"), true);
    assertEquals(await books.forget("Nobody's"), true);
    assertEquals(await players.find("Ada's"), undefined);
    const { seats } = (await archive.find("ab2cd3ef4g-1"))!;
    assertEquals(seats[0], { is: "deleted" });
    assertEquals(await list(books, { name: "Ada" }), []);
    const { rows, players: count } = await standings.page(ALL, 0, 10);
    assertEquals([rows.map(({ player }) => player), count], [[2], 1]);
    await play(books, ["Cleo's"]);
    assertEquals(await players.claim("Cleo's", "Ada", NOW), { id: 3, name: "Ada" });
  });

  test("a board counts wins, games and points, the best first", async (books) => {
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

  test("a board adds up the best games of a week, and of a month more", async (books) => {
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

  test("of two with as many points, who needed fewer games comes first", async (books) => {
    await play(books, ["one"], { winner: 1 });
    await play(books, ["one", "two"], { winner: 0 });
    const { rows } = await books.standings.page(ALL, 0, 10);
    assertEquals(rows.map(({ player, games }) => [player, games]), [[2, 1], [1, 2]]);
    assertEquals((await books.standings.of(ALL, 1))!.rank, 2);
  });

  test("games of the same two count less and less in a week, and are rated once", async (books) => {
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
  });

  test("people who play each other are rated, and nobody else", async (books) => {
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
    const later = finishedGame().endedAt + 30 * 86_400 * SECOND;
    await archive.keep(finishedGame({ id: gameId(4), winner: null, points: 0, endedAt: later }));
    const drawn = await rating(1);
    assert(drawn!.rating < ada!.rating, "a draw with a weaker player");
  });

  test("boards are apart by period, game and kind of opponent", async (books) => {
    const { archive, standings } = books;
    const { endedAt } = finishedGame();
    await archive.keep(finishedGame({ id: gameId(1), endedAt: endedAt - 7 * 86_400 * SECOND }));
    await archive.keep(
      finishedGame({
        id: gameId(2),
        endedAt,
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

  test("a secret is made once", async ({ keys }) => {
    const made = await keys.find("tickets", () => new Uint8Array([1, 2, 3]));
    assertEquals([...made], [1, 2, 3]);
    assertEquals([...await keys.find("tickets", () => new Uint8Array([4]))], [1, 2, 3]);
    assertEquals([...await keys.find("other", () => new Uint8Array([5]))], [5]);
  });

  test("a check is found until it is settled, and then what came of it", async (books) => {
    const { archive, checks, standings } = books;
    const [one, other, third] = [checkOf(1), checkOf(2), checkOf(3)];
    for (const check of [one, other, third]) assertEquals(await checks.file(check), "kept");
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

  test("a game that can't be checked is kept, and counts nothing", async (books) => {
    await books.checks.file(checkOf(1));
    await books.checks.settle(checkOf(1), "unchecked");
    const { unrated, points, winner } = (await books.archive.find(gameId(1)))!;
    assertEquals([unrated, points, winner], ["unchecked", 0, 0]);
    assertEquals((await books.standings.page(ALL, 0, 9)).players, 0);
  });

  test("a check is filed once, and settled once", async ({ checks, standings }) => {
    await checks.file(checkOf(1));
    assertEquals(await checks.file(checkOf(1)), "taken");
    await checks.settle(checkOf(1));
    assertEquals(await checks.settle(checkOf(1), "cpu-differs"), "taken");
    assertEquals(await checks.file(checkOf(1)), "taken");
    assertEquals(await checks.settle(checkOf(2)), "taken", "it was never filed");
    const { rows } = await standings.page(ALL, 0, 9);
    assertEquals(rows.map(({ games }) => games), [1]);
  });

  test("a player has one check to be done, and none once forgotten", async (books) => {
    const { checks } = books;
    await checks.file(checkOf(1, "Ada's"));
    assertEquals(await checks.file(checkOf(2, "Ada's")), "taken");
    assertEquals(await checks.find(gameId(2)), undefined);
    await checks.settle(checkOf(1, "Ada's"));
    assertEquals(await checks.file(checkOf(2, "Ada's")), "kept");
    await books.forget("Ada's");
    assertEquals(await checks.pending(), []);
    assertEquals(await checks.settle(checkOf(2, "Ada's")), "taken");
    assertEquals(typeof await checks.find(gameId(1)), "object", "nobody's any more");
  });

  test("who is forgotten takes no other's checks along, and no verdicts", async (books) => {
    const { checks } = books;
    await checks.file(checkOf(1, "Ada's"));
    await checks.settle(checkOf(1, "Ada's"), "cpu-differs");
    await checks.file(checkOf(2, "Ada's"));
    await checks.file(checkOf(3, "Ben's"));
    await books.forget("Ada's");
    assertEquals(await checks.find(gameId(1)), { refused: "cpu-differs" });
    assertEquals(await checks.find(gameId(2)), undefined);
    assertEquals(await checks.find(gameId(3)), "pending");
    assertEquals((await checks.pending()).map(({ identity }) => identity), ["Ben's"]);
    assertEquals(await checks.settle(checkOf(3, "Ben's")), "kept");
  });

  test("a subscription is one identity's, and so many are kept of each", async (books) => {
    const { subscriptions } = books;
    const endpoints = async (identity: string) =>
      (await subscriptions.of(identity)).map(({ endpoint }) => endpoint);
    for (let n = 0; n <= MOST_SUBSCRIPTIONS; n++) {
      assert(await subscriptions.keep("Ada's", subscriptionOf(`push ${n}`)));
    }
    assertEquals(await endpoints("Ada's"), [1, 2, 3, 4, 5].map((n) => `push ${n}`));
    assertEquals((await subscriptions.of("Ada's"))[0], subscriptionOf("push 1"));
    await subscriptions.keep("Ben's", subscriptionOf("push 3"));
    await subscriptions.drop("push 5");
    await subscriptions.drop("push 9");
    assertEquals(await endpoints("Ada's"), [1, 2, 4].map((n) => `push ${n}`));
    assertEquals(await endpoints("Ben's"), ["push 3"]);
    await books.forget("Ada's");
    assertEquals([await endpoints("Ada's"), await endpoints("Ben's")], [[], ["push 3"]]);
  });

  test("a board is read page by page", async (books) => {
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
}
