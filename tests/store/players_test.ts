/** Players and their names: whose claim holds against all others, until they leave it or are forgotten. */

import { assertEquals } from "@std/assert";
import { readName } from "../../lib/leaderboard/names.ts";
import { LOOK_ALIKES } from "../leaderboard/look_alikes.ts";
import { finishedGame } from "./finished.ts";
import { ALL, DAY, listed, NOW, play } from "./trial_books.ts";
import { booksTest } from "./stores.ts";

booksTest("a claimed name is its owner's alone, in games before and after", async (books) => {
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

booksTest("of two who claim one name, or two that look alike, one gets it", async (books) => {
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

booksTest("nothing that looks like a name that is claimed can be claimed", async (books) => {
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

booksTest("a name is claimed by a game that counts, and by nothing else", async (books) => {
  const { players } = books;
  assertEquals(await players.claim("one", "Ada", NOW), "unplayed");
  assertEquals(await players.find("one"), undefined);
  await play(books, ["one"], { unrated: "handicap", points: 0 });
  assertEquals(await players.claim("one", "Ada", NOW), "unplayed");
  assertEquals(await players.callable("two", "Ada"), "Ada");
  await play(books, ["one"]);
  assertEquals(await players.claim("one", "Ada", NOW), { id: 1, name: "Ada" });
});

booksTest("a name is free a year after its owner's last game that counts", async (books) => {
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

booksTest(
  "a player may change the name, which is then free, and write it in another way",
  async (books) => {
    const { players } = books;
    await play(books, ["one", "two"]);
    await players.claim("one", "Ada", NOW);
    assertEquals(await players.claim("one", "ADA", NOW), { id: 1, name: "ADA" });
    assertEquals(await players.claim("one", "Bea", NOW), { id: 1, name: "Bea" });
    assertEquals(await players.claim("two", "Ada", NOW), { id: 2, name: "Ada" });
    assertEquals(await players.claim("one", "Ada", NOW), "taken");
    assertEquals(await players.find("one"), { id: 1, name: "Bea" });
  },
);

booksTest("links to a name that was changed lead on until somebody else has it", async (books) => {
  const { players, profiles } = books, bea = { id: 1, name: "Bea" };
  await play(books, ["one", "two"]);
  await players.claim("one", "Ada", NOW);
  await players.claim("one", "Ann", NOW);
  await players.claim("one", "Bea", NOW);
  assertEquals(await profiles.named("Ada"), bea);
  assertEquals(await profiles.named("ann"), bea);
  assertEquals(await profiles.named("Cyd"), undefined);
  await players.claim("two", "Ada", NOW);
  assertEquals(await profiles.named("Ada"), { id: 2, name: "Ada" });
  await books.forget("one");
  assertEquals(await profiles.named("Ann"), undefined);
});

booksTest(
  "who has a name goes by it; who has none may wish for one that is nobody's",
  async (books) => {
    const { players } = books;
    await play(books, ["one"]);
    await players.claim("one", "Ada", NOW);
    assertEquals(await players.callable("one", "Somebody"), "Ada");
    assertEquals(await players.callable("two", "Ben"), "Ben");
    for (const wish of ["АDA", "", "\ufe0f\ufe0f", "Computer", "ADM1N", "Fácil"]) {
      assertEquals(await players.callable("two", wish), "", wish);
    }
  },
);

booksTest(
  "who is forgotten leaves the boards and their name; games keep a deleted player",
  async (books) => {
    const { archive, players, standings } = books;
    await archive.keep(finishedGame());
    await players.claim("Ada's", "Ada", NOW);
    assertEquals(await books.forget("Ada's"), true);
    assertEquals(await books.forget("Nobody's"), true);
    assertEquals(await players.find("Ada's"), undefined);
    const { seats } = (await archive.find("ab2cd3ef4g-1"))!;
    assertEquals(seats[0], { is: "deleted" });
    assertEquals(await listed(books, { name: "Ada" }), []);
    const { rows, players: count } = await standings.page(ALL, 0, 10);
    assertEquals([rows.map(({ player }) => player), count], [[2], 1]);
    await play(books, ["Cleo's"]);
    assertEquals(await players.claim("Cleo's", "Ada", NOW), { id: 3, name: "Ada" });
  },
);
