/** Whom players follow. */

import { assert, assertEquals } from "@std/assert";
import { finishedGame, gameId } from "./finished.ts";
import { booksTest } from "./stores.ts";
import { NOW } from "./trial_books.ts";

const MANY = { all: 100, each: 100 };

booksTest("players are followed once, in order, until they are not", async (books) => {
  const { archive, follows, players } = books;
  await archive.keep(finishedGame({ id: gameId(1) }));
  await players.claim("Ben's", "Ben", NOW);
  assertEquals(await follows.of("Cyd's"), []);
  for (const player of [2, 1, 2]) assertEquals(await follows.add("Cyd's", player, MANY), "kept");
  assertEquals(await follows.of("Cyd's"), [
    { id: 1, name: null, identity: "Ada's" },
    { id: 2, name: "Ben", identity: "Ben's" },
  ]);
  assert(await follows.remove("Cyd's", 1));
  assertEquals((await follows.of("Cyd's")).map(({ id }) => id), [2]);
});

booksTest("there may be only so many in all, and of each", async (books) => {
  const { archive, follows } = books;
  await archive.keep(finishedGame({ id: gameId(1) }));
  assertEquals(await follows.add("Cyd's", 1, { all: 9, each: 1 }), "kept");
  assertEquals(await follows.add("Cyd's", 2, { all: 9, each: 1 }), "limit");
  assertEquals(await follows.add("Cyd's", 1, { all: 9, each: 1 }), "kept", "the same again");
  assertEquals(await follows.add("Dot's", 1, { all: 1, each: 9 }), "limit");
});

booksTest("who is forgotten follows nobody and is followed by nobody", async (books) => {
  const { archive, follows } = books;
  await archive.keep(finishedGame({ id: gameId(1) }));
  await follows.add("Cyd's", 1, MANY);
  await follows.add("Ada's", 2, MANY);
  assert(await books.forget("Ada's"));
  assertEquals(await follows.of("Cyd's"), []);
  assertEquals(await follows.of("Ada's"), []);
});
