/**
 * A leaderboard's pages out of SQLite: of 1 000 000 players and 5 000 000 games with `-- --full`,
 * of few without. It tells what each question takes, and fails where that is above 50 ms.
 */

import { DatabaseSync } from "node:sqlite";
import { gameIds } from "../../lib/games/registry.ts";
import { type Board, PAGE } from "../../lib/leaderboard/board.ts";
import { bucketOf } from "../../lib/leaderboard/period.ts";
import { migrate } from "../../lib/server/store/sqlite/schema.ts";
import { sqlBooks } from "../../lib/server/store/sql/books.ts";
import { SqliteDatabase } from "../../lib/server/store/sqlite/sqlite_database.ts";
import { finishedGame, gameId } from "../store/finished.ts";
import { tell } from "./goals.ts";
import { runs } from "../full.ts";

const PLAYERS = runs(2_000, 1_000_000);
const GAMES = 5 * PLAYERS;
/** What a page may take, ms. */
const GATE = 50;
const TIMES = 20;

/** The games lie in the five weeks before this moment. */
const NOW = Date.UTC(2026, 10, 20);
const SPAN = 35 * 86_400_000;

const folder = await Deno.makeTempDir();
const database = new DatabaseSync(`${folder}/books.sqlite`);
migrate(database);
const books = sqlBooks(new SqliteDatabase(database));

/** Fills the tables at a stroke: as totals from before only the best games counted. */
function build(): void {
  database.exec(`
    PRAGMA journal_mode = OFF;
    PRAGMA synchronous = OFF;
    PRAGMA cache_size = -400000;
    PRAGMA temp_store = MEMORY;
    DROP INDEX totals_by_points;
    BEGIN;
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${PLAYERS})
    INSERT INTO players SELECT i, 'identity ' || i, 'Player ' || i, NULL,
      1000 + i % 1000, 60 + i % 200, NULL, ${NOW} FROM n;
    INSERT INTO looks SELECT fold_name(name), id FROM players;
    WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${GAMES - 1})
    INSERT INTO games SELECT printf('%010d', i),
      iif(i * 7 % 10 < 7, '${gameIds()[0]}', '${gameIds()[1]}'),
      iif(i * 3 % 10 < 6, 'hard', 'online'),
      i % 2, 'majority', ${NOW - SPAN} + i * ${Math.floor(SPAN / GAMES)}, 240, NULL,
      i * 7919 % 280, '', 0, NULL FROM n;
    INSERT INTO sittings (game, seat, player, name, folded, ended)
      SELECT id, 0, 1 + (id * 2654435761 % 4294967296) % ${PLAYERS}, '', '',
      ended FROM games;
    INSERT INTO sittings (game, seat, player, name, folded, ended)
      SELECT id, 1, 1 + (id * 40503 + 7) % ${PLAYERS}, '', '', ended
      FROM games WHERE opponent = 'online';
    CREATE TEMP TABLE facts AS SELECT s.player, g.game,
      iif(g.opponent = 'online', 'online', 'cpu') AS kind,
      strftime('%G-W%V', g.ended / 1000, 'unixepoch') AS week,
      strftime('%Y-%m', g.ended / 1000, 'unixepoch') AS month,
      iif(g.winner = s.seat, g.points, 0) AS points, g.winner = s.seat AS won
      FROM sittings s JOIN games g ON g.id = s.game;
  `);
  for (const bucket of ["week", "month", "'all'"]) {
    for (const game of ["f.game", "''"]) {
      for (const kind of ["kind", "''"]) countBoards(bucket, game, kind);
    }
  }
  database.exec(`
    COMMIT;
    DROP TABLE facts;
    UPDATE boards SET players = (SELECT count(*) FROM totals WHERE board = boards.id);
    CREATE INDEX totals_by_points ON totals (board, points DESC, games, player);
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA cache_size = -2000;
  `);
}

/** The totals of all boards of a kind, which three expressions of SQL tell apart. */
function countBoards(bucket: string, game: string, kind: string): void {
  database.exec(`
    INSERT INTO boards (bucket, game, opponent)
      SELECT DISTINCT ${bucket}, ${game}, ${kind} FROM facts f ORDER BY 1, 2, 3;
    INSERT INTO totals
      SELECT b.id, f.player, sum(f.points), sum(f.won), count(*), '[]' FROM facts f
      CROSS JOIN boards b ON b.bucket = ${bucket} AND b.game = ${game} AND b.opponent = ${kind}
      GROUP BY b.id, f.player;
  `);
}

/** The median and the slowest of some times, ms. */
async function time(
  act: (n: number) => Promise<unknown>,
): Promise<{ median: number; most: number }> {
  const times: number[] = [];
  for (let n = 0; n < TIMES; n++) {
    const start = performance.now();
    await act(n);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return { median: times[TIMES / 2]!, most: times.at(-1)! };
}

const all: Board = { bucket: "all", game: null, opponent: null };
const week: Board = { ...all, bucket: bucketOf("week", NOW - 1), opponent: "online" };
const last = (PAGE.most - 1) * PAGE.rows;
const { archive, players, standings } = books;

const QUESTIONS: Readonly<Record<string, (n: number) => Promise<unknown>>> = {
  "the first page of all time": () => standings.page(all, 0, PAGE.rows),
  "the last page of all time": () => standings.page(all, last, PAGE.rows),
  "the first page of a week, online": () => standings.page(week, 0, PAGE.rows),
  "the place of a player in all": (n) => standings.of(all, 1 + n * 997 % PLAYERS),
  "a player's games": (n) => archive.list({ player: 1 + n * 997 % PLAYERS, limit: 20 }),
  "the newest games of one ruleset": () => archive.list({ game: gameIds()[1]!, limit: 20 }),
  "games by name": (n) => archive.list({ name: `Player ${1 + n * 997 % PLAYERS}`, limit: 20 }),
  "one more game": (n) => archive.keep(finishedGame({ id: gameId(2 ** 40 + n), endedAt: NOW })),
  "a claim of a name": (n) => players.claim(`identity ${1 + n}`, `Somebody ${n}`, NOW),
};

/** Asks all of them, and tells what each takes; gives those that take too long. */
async function measure(): Promise<string[]> {
  const slow: string[] = [];
  for (const [name, ask] of Object.entries(QUESTIONS)) {
    const { median, most } = await time(ask);
    tell({ name, value: median, unit: "ms", goal: { sign: "≤", value: GATE } });
    console.log(`  slowest ${most.toFixed(2)} ms`);
    if (median > GATE) slow.push(name);
  }
  return slow;
}

const start = performance.now();
build();
const built = (performance.now() - start) / 1000;
const { size } = await Deno.stat(`${folder}/books.sqlite`);
const rows = database.prepare("SELECT count(*) AS n FROM totals").get()!.n;
console.log(
  `${PLAYERS} players, ${GAMES} games, ${rows} totals: ${(size / 2 ** 20).toFixed(0)} MiB`,
);
console.log(`built in ${built.toFixed(0)} s`);
const slow = await measure();
database.close();
await Deno.remove(folder, { recursive: true });
if (slow.length > 0) throw new Error(`Above ${GATE} ms: ${slow.join(", ")}`);
