/** Whom players follow. */

import { assert, assertEquals } from "@std/assert";
import { finishedGame, gameId } from "./finished.ts";
import { booksTest } from "./stores.ts";
import { NOW } from "./trial_books.ts";

const MANY = { all: 100, ofSource: 100, ofIdentity: 100 };

booksTest("players are followed once, in order, until they are not", async (books) => {
  const { archive, follows, players } = books;
  await archive.keep(finishedGame({ id: gameId(1) }));
  await players.claim("Ben's", "Ben", NOW);
  assertEquals(await follows.of("Cyd's"), []);
  for (const player of [2, 1, 2]) {
    assertEquals(await follows.add("Cyd's", player, "here", MANY), "kept");
  }
  assertEquals(await follows.of("Cyd's"), [
    { id: 1, name: null, identity: "Ada's" },
    { id: 2, name: "Ben", identity: "Ben's" },
  ]);
  assert(await follows.remove("Cyd's", 1));
  assertEquals((await follows.of("Cyd's")).map(({ id }) => id), [2]);
});

booksTest("there may be only so many in all, of each, and from one address", async (books) => {
  const { archive, follows } = books;
  await archive.keep(finishedGame({ id: gameId(1) }));
  const add = (identity: string, player: number, source: string, share: object) =>
    follows.add(identity, player, source, { ...MANY, ...share });
  assertEquals(await add("Cyd's", 1, "here", { ofIdentity: 1 }), "kept");
  assertEquals(await add("Cyd's", 2, "here", { ofIdentity: 1 }), "limit");
  assertEquals(await add("Cyd's", 1, "here", { ofIdentity: 1 }), "kept", "the same again");
  assertEquals(await add("Dot's", 1, "there", { all: 1 }), "limit");
  assertEquals(await add("Dot's", 1, "here", { ofSource: 1 }), "limit");
  assertEquals(await add("Dot's", 1, "there", { ofSource: 1 }), "kept");
  await follows.remove("Cyd's", 1);
  assertEquals(await add("Eve's", 1, "here", { ofSource: 1 }), "kept", "given back");
});

booksTest("who is forgotten follows nobody and is followed by nobody", async (books) => {
  const { archive, follows } = books;
  await archive.keep(finishedGame({ id: gameId(1) }));
  await follows.add("Cyd's", 1, "here", MANY);
  await follows.add("Ada's", 2, "here", MANY);
  assert(await books.forget("Ada's"));
  assertEquals(await follows.of("Cyd's"), []);
  assertEquals(await follows.of("Ada's"), []);
});
