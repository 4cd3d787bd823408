/** What anyone may know of a player: ratings over time, results, streaks and the best wins. */

import { assert, assertEquals } from "@std/assert";
import { streakOf } from "../../lib/leaderboard/profile.ts";
import { finishedGame, gameId } from "./finished.ts";
import { SqlProfiles } from "../../lib/server/store/sql/profiles.ts";
import { booksTest, storeTest } from "./stores.ts";
import { DAY, NOW, play, type TrialBooks, trialBooks } from "./trial_books.ts";

const ADA = { identity: "Ada's", name: "Ada" };

/** A game of Ada's, if of nobody else's, each on another day; the winner is a seat, hers 0. */
async function meet(
  { archive }: TrialBooks,
  n: number,
  rival: string,
  winner: number | null,
  one = "Ada",
) {
  const seats = [one, rival].map((name) => ({ identity: `${name}'s`, name }));
  await archive.keep(finishedGame({ id: gameId(n), seats, winner, endedAt: NOW + n * DAY }));
}

booksTest("a profile has every rating, the record and the best wins", async (books) => {
  const { profiles, players, standings } = books;
  await meet(books, 1, "Ben", 0);
  await meet(books, 2, "Cyd", 1);
  // Dot has beaten somebody before, so to beat Dot is worth more.
  await meet(books, 5, "Dot", 1, "Eve");
  await meet(books, 3, "Dot", 0);
  await meet(books, 4, "Cyd", null);
  await play(books, ["Ada's"], { winner: 1 });
  await players.claim("Ada's", "Ada", NOW);
  const ada = (await profiles.named("aDa"))!;
  assertEquals(ada, await profiles.numbered(ada.id));
  assertEquals(ada.name, "Ada");
  const profile = await profiles.of(ada);
  assertEquals(profile.online, { games: 4, wins: 2, draws: 1 });
  assertEquals(profile.cpu, { games: 1, wins: 0, draws: 0 });
  assertEquals(profile.ratings.map(({ at }) => (at - NOW) / DAY), [1, 2, 3]);
  const { rating } = (await standings.of({ bucket: "all", game: null, opponent: null }, ada.id))!;
  assertEquals(profile.rating, rating);
  assertEquals(profile.bestWins.map(({ id }) => id), [gameId(3), gameId(1)]);
  assert(profile.bestWins[0]!.rating > profile.bestWins[1]!.rating);
  assertEquals(profile.bestWins.map(({ name }) => name), [null, null]);
});

booksTest("players are found by how their names begin, however it's written", async (books) => {
  const { profiles, players } = books;
  const names = ["Ada", "Ádám", "Ada Lovelace", "Amal", "Ben"];
  await play(books, names);
  for (const name of names) await players.claim(name, name, NOW);
  const found = async (begun: string, most = 9) =>
    (await profiles.beginning(begun, most)).map(({ name }) => name);
  assertEquals(await found("AD"), ["Ada", "Ada Lovelace", "Ádám"]);
  assertEquals(await found("ada l"), ["Ada Lovelace"]);
  assertEquals(await found("ad", 2), ["Ada", "Ada Lovelace"]);
  assertEquals(await found("%"), []);
  assertEquals(await found(""), []);
});

storeTest("of who has played a lot the newest games make the profile", async (trial) => {
  const books = trialBooks(trial.store);
  await meet(books, 1, "Ben", 0);
  await meet(books, 2, "Cyd", null);
  await meet(books, 3, "Dot", 1);
  await meet(books, 4, "Cyd", 0);
  await play(books, ["Ada's"], { winner: 0, endedAt: NOW + 5 * DAY });
  const ada = (await books.profiles.numbered(1))!;
  const of = (lookedAt: number) => new SqlProfiles(trial.database, lookedAt).of(ada);
  const all = await books.profiles.of(ada);
  assertEquals(all.newest, null);
  assertEquals(await of(5), all);
  const some = await of(4);
  assertEquals([some.newest, some.rating], [4, all.rating]);
  assertEquals([some.online, some.cpu], [{ games: 3, wins: 1, draws: 1 }, all.cpu]);
  assertEquals(some.ratings, all.ratings.slice(1));
  assertEquals(some.rivals.map(({ games }) => games), [2, 1]);
  assertEquals([all.bestWins.map(({ id }) => id), some.bestWins], [[gameId(1)], []]);
  assertEquals((await of(2)).streak, { now: 2, best: 2 });
  assertEquals((await of(1)).online, { games: 0, wins: 0, draws: 0 });
});

booksTest("a bot goes by the name it gave itself, unless that is another's", async (books) => {
  const { archive, bots, players, profiles } = books;
  const seats = [{ ...ADA, isBot: true as const }, { identity: "Ben's", name: "Ben" }];
  await archive.keep(finishedGame({ seats, unrated: "bot" }));
  const named = async () => (await profiles.of((await profiles.numbered(1))!)).botName;
  assertEquals(await named(), null);
  const issue = { ...ADA, owner: "Eve's", scopes: ["play"], token: "t", source: "here" } as const;
  await bots.issue(issue, NOW, { all: 9, ofSource: 9, ofOwner: 9 });
  assertEquals(await named(), "Ada");
  await play(books, ["Ben's"]);
  await players.claim("Ben's", "Ada", NOW);
  assertEquals(await named(), null);
});

booksTest("a profile of nobody, and of one who is forgotten, is none", async (books) => {
  const { profiles, players } = books;
  await meet(books, 1, "Ben", 0);
  await players.claim("Ada's", "Ada", NOW);
  const ada = (await profiles.named("Ada"))!;
  const ben = (await profiles.numbered(ada.id + 1))!;
  assertEquals((await profiles.of(ada)).bestWins.length, 1);
  assert(await books.forget("Ben's"));
  assertEquals(await profiles.numbered(ben.id), undefined);
  assertEquals((await profiles.of(ada)).bestWins, []);
  assert(await books.forget("Ada's"));
  assertEquals(await profiles.named("Ada"), undefined);
});

booksTest("a player's games are those against people or against the computer", async (books) => {
  const { archive, profiles } = books;
  await meet(books, 1, "Ben", 0);
  await play(books, ["Ada's"], { winner: 1 });
  const player = 1;
  assert(await profiles.numbered(player));
  const of = async (opponent: "online" | "cpu") =>
    (await archive.list({ player, opponent, limit: 9 })).games.map((game) => game.opponent);
  assertEquals(await of("online"), ["online"]);
  assertEquals((await of("cpu")).length, 1);
  assert((await of("cpu"))[0] !== "online");
});

for (
  const [results, now, best] of [
    [[], 0, 0],
    [["won", "won", "lost", "won"], 2, 2],
    [["lost", "won", "won", "won", "drawn", "won"], 0, 3],
    [["drawn"], 0, 0],
  ] as const
) {
  Deno.test(`streaks in ${results.join(", ") || "nothing"}`, () => {
    assertEquals(streakOf(results), { now, best });
  });
}

booksTest(
  "favorite openings are first turns that were played again, mirrored or not",
  async (books) => {
    const { archive, profiles, players } = books;
    const top = "a1,b1,a2,b2", bottom = "a25,b25,a26,b26", reply = "aa1,ab1,aa2,ab2";
    const play = async (n: number, moves: string, seat: number, given = {}) => {
      const rival = { identity: `${n}`, name: "" };
      const seats = seat === 0 ? [ADA, rival] : [rival, ADA];
      const record = `[Game "conquerors-v2"]\n\n1. ${moves} {934b3719}\n`;
      await archive.keep(
        finishedGame({ id: gameId(n), seats, record, endedAt: NOW + n, ...given }),
      );
    };
    await play(1, `${top} pass`, 0, { winner: 0 });
    await play(2, `${bottom} ${reply}`, 0, { winner: 1 });
    await play(3, `${top}* ${reply}`, 1, { winner: 1 });
    await play(4, `pass ${reply}`, 1, { winner: null });
    await play(5, `c9,d9,c10,d10 pass`, 0);
    await play(6, top, 0, { forfeit: "unreported" });
    await play(7, top, 1);
    await players.claim("Ada's", "Ada", NOW);
    const game = "conquerors-v2" as const;
    assertEquals(await profiles.firstTurns((await profiles.named("Ada"))!), [
      { game, seat: 0, move: top, games: 2, wins: 1 },
      { game, seat: 1, move: reply, games: 2, wins: 1 },
    ]);
  },
);
