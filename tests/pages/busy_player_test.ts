/** The page of a player with more games than it looks at. */

import { assert, assertEquals } from "@std/assert";
import { memoryDatabase } from "../../lib/server/store/sqlite/schema.ts";
import { SqliteStore } from "../../lib/server/store/sqlite/sqlite_store.ts";
import { serveApp } from "../serve_app.ts";
import { finishedGame } from "../store/finished.ts";

/** More than are looked at, of one kind. */
const LATER = 2_001;

Deno.test("who has played a lot is shown by the newest games, and all games can be found", async () => {
  const database = memoryDatabase(), store = new SqliteStore(database);
  const [ada] = finishedGame().seats;
  const first = finishedGame({ game: "skirmish", opponent: "hard", seats: [ada!, null] });
  await store.books.archive.keep(first);
  database.exec(`
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${LATER})
    INSERT INTO games SELECT 'later' || i, 'conquerors-v2', opponent, winner, ending, ended + i,
      seconds, unrated, points, record, repeats, forfeit FROM games, n;
    INSERT INTO sittings (game, seat, player, name, folded, ended)
      SELECT id, 0, 1, '', '', ended FROM games WHERE id LIKE 'later%';`);
  await using app = await serveApp({}, { store });
  const look = async (path: string) => (await fetch(app.url + path)).text();
  const page = await look("/player/~1?game=skirmish");
  for (const line of ["Counts the newest 2,000 games.", "2000 won", "None here. Look at older"]) {
    assert(page.includes(line), line);
  }
  assert(!page.includes(`/g/${first.id}`));
  const search = await look("/games?player=1&game=skirmish");
  assert(
    search.includes("None here. Look at older games.") && !search.includes("Try another name"),
  );
  for (const text of [page, search]) {
    const [, next] = /href="([^"]*after=[^"]*)"/.exec(text)!;
    assert((await look(next!.replaceAll("&amp;", "&"))).includes(`/g/${first.id}`));
  }
  const none = await look("/games?player=1&game=conway&after=1.a");
  assertEquals(none.includes("Look at older games."), false);
});
