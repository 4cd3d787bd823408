/** What takes long for somebody with many games is done in pieces, between which others have their turn. */

import { assert, assertEquals } from "@std/assert";
import { DatabaseSync } from "node:sqlite";
import { writeOwnData } from "../../lib/server/http/own_data.ts";
import { realWorld } from "../../lib/server/clock.ts";
import { migrate, SCHEMA_VERSION } from "../../lib/server/store/sqlite/schema.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { counted } from "../counted.ts";
import { fill } from "../store/filled.ts";
import { finishedGame, gameId } from "../store/finished.ts";

const GAMES = 120;

/** A store in which Ada has many games. */
async function filled(): Promise<SqliteStore> {
  const store = SqliteStore.open();
  for (let n = 0; n < GAMES; n++) {
    const seats = [{ identity: "Ada's", name: "Ada" }, null];
    await store.books.archive.keep(finishedGame({ id: gameId(n), opponent: "hard", seats }));
  }
  return store;
}

Deno.test("all that is kept of somebody is written some games at a time", async () => {
  const store = await filled(), { archive } = store.books;
  const services = { store, archive, world: realWorld };
  const [pieces, turns] = await counted(() => Array.fromAsync(writeOwnData(services, "Ada's")));
  const { games } = JSON.parse(pieces.join(""));
  assertEquals(
    games.map(({ id }: { id: string }) => id).sort(),
    [...Array(GAMES).keys()].map(gameId),
  );
  const most = Math.max(...pieces.map((piece) => piece.split('"record"').length - 1));
  assert(most <= GAMES / 2, `${most} games in one piece`);
  assert(turns >= 3, `${turns} turns`);
  await store.close();
});

Deno.test("nothing of others' is told, however much of theirs there is", async () => {
  const database = new DatabaseSync(":memory:");
  migrate(database, SCHEMA_VERSION);
  fill(database, SCHEMA_VERSION);
  const store = new SqliteStore(database);
  const { player, blocks, puzzles, ...lists } = await store.ownData("nobody's");
  assertEquals([player, blocks, puzzles], [null, 0, { rating: null, tries: [] }]);
  const told = Object.values(lists).flatMap((list) => Object.values(list)).flat();
  assertEquals(told, []);
  await store.close();
});

Deno.test("a player's profile is read a question at a time", async () => {
  const store = await filled();
  const [{ cpu, online, bots }, turns] = await counted(() =>
    store.books.profiles.of({ id: 1, name: null })
  );
  assertEquals([cpu.games, online.games, bots.games], [GAMES, 0, 0]);
  assert(turns >= 5, `${turns} turns`);
  await store.close();
});
