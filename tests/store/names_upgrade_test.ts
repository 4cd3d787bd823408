/** Databases that older versions filled: every name stays its owner's, and is guarded as today's are. */

import { assertEquals } from "@std/assert";
import { DatabaseSync } from "node:sqlite";
import { migrate, SCHEMA_VERSION, schemaVersion } from "../../lib/server/store/sqlite/schema.ts";
import { sqlBooks } from "../../lib/server/store/sql/books.ts";
import { SqliteDatabase } from "../../lib/server/store/sqlite/sqlite_database.ts";
import { finishedGame, gameId } from "./finished.ts";

/** Names could be claimed from the second schema on, and looked otherwise up to the ninth. */
const [FIRST, LAST] = [2, 9];

/** Who had a name, what it was folded to then, and which of the games below they played. */
const OWNERS: readonly (readonly [identity: string, name: string, folded: string])[] = [
  ["Ada's", "Ada", "ada"],
  ["her double's", "Ꭺda", "Ꭺda"],
  ["nobody's", "⠀⠀", "⠀⠀"],
  ["the boss's", "admin", "admln"],
  ["Ivan's", "Иван", "иbah"],
];

const SECOND = 1000;
const YEAR = 365 * 24 * 60 * 60 * SECOND;
const { endedAt: LONG_AGO } = finishedGame({ endedAt: Date.UTC(2020, 1, 1) });

function fill(database: DatabaseSync): void {
  const player = database.prepare("INSERT INTO players (identity, name, folded) VALUES (?, ?, ?)");
  for (const owner of OWNERS) player.run(...owner);
  player.run("a guest's", null, null);
  player.run("a newcomer's", null, null);
  player.run("a deleted one's", null, null);
  database.exec("DELETE FROM players WHERE identity = 'a deleted one''s'");
  const game = database.prepare("INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  const sitting = database.prepare("INSERT INTO sittings VALUES (?, ?, ?, ?, ?, ?)");
  const add = (n: number, endedAt: number, unrated: string | null, guest: string) => {
    const { game: rules, opponent, winner, by, seconds, points, record } = finishedGame();
    const id = gameId(n);
    game.run(id, rules, opponent, winner, by, endedAt, seconds, unrated, points, record);
    sitting.run(id, 0, 1, "Ada", "ada", endedAt);
    sitting.run(id, 1, 6, guest, guest.toLowerCase(), endedAt);
  };
  add(1, LONG_AGO, null, "Ꮯleo");
  add(2, LONG_AGO + YEAR, "unmoved", "");
}

for (let version = FIRST; version <= LAST; version++) {
  Deno.test(`names of schema ${version} stay their owners', and what looks like them is refused`, async () => {
    using database = new DatabaseSync(":memory:");
    migrate(database, version);
    fill(database);
    const before = Date.now();
    migrate(database);
    assertEquals(schemaVersion(database), SCHEMA_VERSION);
    const { players, archive } = sqlBooks(new SqliteDatabase(database));
    for (const [n, [identity, name]] of OWNERS.entries()) {
      assertEquals(await players.find(identity), { id: n + 1, name });
      assertEquals(await players.callable(identity, "Somebody"), name);
    }
    await archive.keep(finishedGame({ id: gameId(3), endedAt: before }));
    const { seats } = (await archive.find(gameId(3)))!;
    assertEquals(
      seats.map((seat) => seat.is === "person" && seat.player),
      [1, 9],
      "no id is reused",
    );
    for (const name of ["Ada", "Аdа", "ᎪDA", "Иван", "ИВАН", "Иbан"]) {
      assertEquals(await players.claim("Ben's", name, before), "taken", name);
      assertEquals(await players.callable("a newcomer's", name), "", name);
    }
    assertEquals(await players.claim("Ben's", "Ben", before), { id: 9, name: "Ben" });
    const cleos = await archive.list({ name: "Cleo", limit: 9 });
    assertEquals(cleos.games.map(({ id }) => id), [gameId(1)], "guests are found by today's folds");
  });

  Deno.test(`who had a name in schema ${version} keeps it for a year without a game`, async () => {
    using database = new DatabaseSync(":memory:");
    migrate(database, version);
    fill(database);
    const before = Math.floor(Date.now() / SECOND) * SECOND;
    migrate(database);
    const { players, archive } = sqlBooks(new SqliteDatabase(database));
    assertEquals(await players.claim("a guest's", "Cleo", LONG_AGO + YEAR - 1), {
      id: 6,
      name: "Cleo",
    }, "by the game that counted");
    assertEquals(await players.claim("a guest's", "Cleo", LONG_AGO + YEAR), "unplayed");
    assertEquals(await players.claim("a newcomer's", "Dora", before), "unplayed");
    const later = Date.now() + YEAR;
    await archive.keep(finishedGame({ id: gameId(3), endedAt: later }));
    assertEquals(await players.claim("Ben's", "Ivan", later), { id: 9, name: "Ivan" });
    assertEquals(await players.claim("Ben's", "Иван", before + YEAR - 1), "taken");
    assertEquals(await players.claim("Ben's", "Иван", later), { id: 9, name: "Иван" });
    assertEquals(await players.find("Ivan's"), { id: 5, name: null });
    assertEquals(await players.claim("Ben's", "Ada", later), "taken", "she has played since");
  });
}

Deno.test("a database that was brought up to date has the tables of a new one", () => {
  const tables = (version: number) => {
    using database = new DatabaseSync(":memory:");
    migrate(database, version);
    if (version >= FIRST && version <= LAST) fill(database);
    migrate(database);
    return database.prepare("SELECT name, sql FROM sqlite_master ORDER BY name").all();
  };
  for (let version = 1; version < SCHEMA_VERSION; version++) {
    assertEquals(tables(version), tables(SCHEMA_VERSION), `from ${version}`);
  }
});
