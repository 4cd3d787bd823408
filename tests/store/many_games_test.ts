/** Players of thousands of games: what ends one more, and what forgets them. */

import { assert, assertEquals, assertStringIncludes } from "@std/assert";
import { DatabaseSync } from "node:sqlite";
import { archive } from "../../lib/server/store/sql/archive.ts";
import { repeatsOf } from "../../lib/server/store/sql/pairs.ts";
import { erasePlayer, UNSEATED } from "../../lib/server/store/sql/players.ts";
import { all, type Question, run } from "../../lib/server/store/sql/work.ts";
import { migrate } from "../../lib/server/store/sqlite/schema.ts";
import { finishedGame } from "./finished.ts";
import { storeTest } from "./stores.ts";

Deno.test("to count two players' games of a week goes through no one's games of all time", () => {
  const asked = repeatsOf(finishedGame(), [1, 2]).next().value as readonly Question[];
  using database = new DatabaseSync(":memory:");
  migrate(database);
  const steps = database.prepare(`EXPLAIN QUERY PLAN ${asked[0]!.sql}`).all();
  const [first, ...more] = steps.map(({ detail }) => String(detail))
    .filter((step) => step.startsWith("SEARCH"));
  assertStringIncludes(first!, "sittings_by_player (player=? AND ended>? AND ended<?)");
  assert(more.length > 0 && more.every((step) => !step.includes("player=?")), more.join("\n"));
});

const GAMES = UNSEATED + 1;

storeTest(
  "who has played more than is forgotten at a time is forgotten in all of it",
  async (trial) => {
    const { store, database, kind } = trial, isSqlite = kind.name !== "postgres";
    const counted = isSqlite
      ? `WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ${GAMES})`
      : `WITH n(n) AS (SELECT generate_series(1, ${GAMES}))`;
    const made = await database.write(function* () {
      yield* run(
        `INSERT INTO games (id, game, opponent, winner, ending, ended, seconds, unrated, points, record)
       ${counted} SELECT 'game' || n, 'skirmish', 'online', 0, 'majority', n, 9, NULL, 9, '' FROM n`,
      );
      for (const [seat, name] of ["zeb", "ben"].entries()) {
        yield* run("INSERT INTO players (identity) VALUES (?)", name);
        yield* run(
          `INSERT INTO sittings (game, seat, player, name, folded, ended, bot)
         ${counted} SELECT 'game' || n, ${seat}, ${seat + 1}, '${name}', '${name}', n, 0 FROM n`,
        );
      }
    });
    assert(made !== "failed");
    assert(await store.forget("zeb", GAMES));
    const rows = await database.read(all("SELECT * FROM sittings"));
    const sat = rows.map(({ player, name }) => `${player} ${name}`);
    assertEquals(
      [...Map.groupBy(sat, (one) => one)].map(([one, { length }]) => [one, length]).sort(),
      [["2 ben", GAMES], ["null ", GAMES]],
    );
  },
);

storeTest(
  "a game that ended since others were taken off a player is taken off them, too",
  async ({ database }) => {
    const game = finishedGame();
    await database.write(() => archive(game));
    // Without what takes them off first.
    await database.write(() => erasePlayer("Ada's"));
    const rows = await database.read(
      all("SELECT * FROM sittings WHERE game = ? ORDER BY seat", game.id),
    );
    assertEquals(rows.map(({ player }) => player === null), [true, false]);
    assertEquals([rows[0]!.name, rows[0]!.folded], ["", ""]);
  },
);
