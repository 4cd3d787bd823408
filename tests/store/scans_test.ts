/** That a question which goes through a long table is noticed: all tests of stores rest on it. */

import { assertEquals } from "@std/assert";
import { migrate } from "../../lib/server/store/sqlite/schema.ts";
import { WatchedDatabase } from "./scans.ts";

/** Questions, and what they go through. */
const QUESTIONS: readonly (readonly [string, readonly string[]])[] = [
  ["SELECT name FROM sittings WHERE name = ?", ["SCAN sittings"]],
  ["SELECT e.rank FROM entrants AS e WHERE e.rank = 3", ["SCAN e"]],
  ["SELECT rank FROM entrants WHERE identity = ?", ["SCAN entrants"]],
  ["SELECT rank FROM entrants WHERE identity = ? AND identity <> ''", []],
  ["DELETE FROM games WHERE seconds = 7", ["SCAN games"]],
  [
    "SELECT points FROM boards JOIN totals ON board = id WHERE player = ?",
    ["SCAN totals USING COVERING INDEX totals_by_points"],
  ],
  ["SELECT id FROM games ORDER BY ended, id LIMIT 7", []],
  ["SELECT record FROM games WHERE id = ?", []],
  ["SELECT round FROM pairings WHERE outcome IS NULL", []],
  ["SELECT * FROM games", []],
  ["SELECT id FROM boards", []],
];

for (const [sql, scans] of QUESTIONS) {
  Deno.test(`${sql}: ${scans.join() || "none"}`, () => {
    using database = new WatchedDatabase(":memory:");
    migrate(database);
    database.scans.length = 0;
    database.prepare(sql);
    assertEquals(database.scans, scans.map((scan) => `${scan}: ${sql}`));
  });
}
