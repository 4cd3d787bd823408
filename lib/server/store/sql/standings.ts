/** Leaderboards in a database: totals that every game adds to, so that a page is one walk of an index. */

import { BEST, better } from "../../../leaderboard/best.ts";
import type { Board, OpponentKind } from "../../../leaderboard/board.ts";
import { bucketOf, PERIODS } from "../../../leaderboard/period.ts";
import { PLACES } from "../../../leaderboard/board_page.ts";
import type { FinishedGame } from "../../../leaderboard/finished_game.ts";
import type { Standing } from "../../../leaderboard/standing.ts";
import type { Standings, StandingsPage } from "../books.ts";
import { all, type Database, get, type Row, run, together, type Work } from "./work.ts";

/** How long a board is kept after its week or month, ms: no page shows it, but clocks may be put back. */
const BOARD_LASTS = 31 * 24 * 60 * 60 * 1000;
/** How many rows of a past board are deleted at a time. */
const TRIMMED = 1_000;

const COLUMNS = "t.player, t.points, t.wins, t.games, p.name, p.rating, p.deviation";
/** What is passed over is passed over in the index only; cross joins keep SQLite to this order. */
const ROWS = `
  SELECT ${COLUMNS} FROM (
    SELECT player FROM totals WHERE board = ?1
    ORDER BY points DESC, games, player LIMIT ?2 OFFSET ?3
  ) shown
  CROSS JOIN totals t CROSS JOIN players p
  WHERE t.board = ?1 AND t.player = shown.player AND p.id = t.player
  ORDER BY t.points DESC, t.games, t.player`;
const ROW = `
  SELECT ${COLUMNS} FROM totals t JOIN players p ON p.id = t.player
  WHERE t.board = ? AND t.player = ?`;
const ABOVE = `
  SELECT count(*) AS n FROM (
    SELECT 1 FROM totals WHERE board = ?1 AND points >= ?2
    AND (points > ?2 OR games < ?3 OR games = ?3 AND player < ?4) LIMIT ${PLACES}
  ) higher`;
const ADD = `
  INSERT INTO totals (board, player, points, wins, games, best) VALUES (?1, ?2, ?3, ?4, 1, ?5)
  ON CONFLICT (board, player) DO UPDATE SET
    points = totals.points + ?3, wins = totals.wins + ?4, games = totals.games + 1, best = ?5
  RETURNING games`;
const OF_PLAYER = "FROM totals WHERE player = ? AND board IN (SELECT id FROM boards)";

/** A board, and how many of a player's games it adds up. */
interface CountingBoard extends Board {
  readonly best: number;
}

export class SqlStandings implements Standings {
  constructor(private readonly database: Database) {}

  page(board: Board, skip: number, limit: number): Promise<StandingsPage> {
    return this.database.read(page(board, skip, limit));
  }

  of(board: Board, player: number): Promise<Standing | undefined> {
    return this.database.read(standingOf(board, player));
  }
}

/** Adds a counted game to every board it counts on. */
export function* countOnBoards(
  game: FinishedGame,
  players: readonly (number | null)[],
): Work<void> {
  const boards = boardsOf(game);
  const ids = yield* together(boards.map(ensureBoard));
  yield* together(
    boards.flatMap((board, n) =>
      players.flatMap((player, seat) =>
        player === null ? [] : [addTo(ids[n]!, board.best, player, game, seat)]
      )
    ),
  );
}

/** Deletes some of the boards of weeks and months long past. */
export function* pruneBoards(now: number): Work<void> {
  const [week, month] = [bucketOf("week", now - BOARD_LASTS), bucketOf("month", now - BOARD_LASTS)];
  const past = yield* get(
    `SELECT id FROM boards
     WHERE CASE WHEN bucket LIKE '%-W%' THEN bucket < ? ELSE bucket < ? END LIMIT 1`,
    week!,
    month!,
  );
  if (!past) return;
  const id = Number(past.id);
  const trimmed = yield* run(
    `DELETE FROM totals WHERE board = ?1 AND player IN
     (SELECT player FROM totals WHERE board = ?1 LIMIT ${TRIMMED})`,
    id,
  );
  if (trimmed === 0) yield* run("DELETE FROM boards WHERE id = ?", id);
}

/** Takes a player off every board. */
export function* leaveBoards(player: number): Work<void> {
  yield* run(
    `UPDATE boards SET players = players - 1 WHERE id IN (SELECT board ${OF_PLAYER})`,
    player,
  );
  yield* run(`DELETE ${OF_PLAYER}`, player);
}

function* page(board: Board, skip: number, limit: number): Work<StandingsPage> {
  const found = yield* find(board);
  if (!found) return { rows: [], players: 0 };
  const rows = yield* all(ROWS, found.id, limit, skip);
  return {
    rows: rows.map((row, index) => readStanding(row, skip + index + 1)),
    players: found.players,
  };
}

function* standingOf(board: Board, player: number): Work<Standing | undefined> {
  const found = yield* find(board);
  const row = found && (yield* get(ROW, found.id, player));
  if (!row) return undefined;
  const above = yield* get(ABOVE, found.id, Number(row.points), Number(row.games), player);
  return readStanding(row, Number(above!.n) + 1);
}

function* addTo(
  id: number,
  most: number,
  player: number,
  { winner, points }: FinishedGame,
  seat: number,
): Work<void> {
  const isWin = winner === seat;
  const row = yield* get("SELECT best FROM totals WHERE board = ? AND player = ?", id, player);
  const { best, gain } = better(JSON.parse(String(row?.best ?? "[]")), isWin ? points : 0, most);
  const added = yield* get(ADD, id, player, gain, Number(isWin), JSON.stringify(best));
  if (Number(added!.games) === 1) {
    yield* run("UPDATE boards SET players = players + 1 WHERE id = ?", id);
  }
}

function* ensureBoard(board: CountingBoard): Work<number> {
  const found = yield* find(board);
  if (found) return found.id;
  // Another game that ends with this one may have made it meanwhile.
  const row = yield* get(
    `INSERT INTO boards (bucket, game, opponent) VALUES (?, ?, ?)
     ON CONFLICT (bucket, game, opponent) DO UPDATE SET bucket = excluded.bucket RETURNING id`,
    ...keyOf(board),
  );
  return Number(row!.id);
}

function* find(board: Board): Work<{ id: number; players: number } | undefined> {
  const row = yield* get(
    "SELECT id, players FROM boards WHERE bucket = ? AND game = ? AND opponent = ?",
    ...keyOf(board),
  );
  return row && { id: Number(row.id), players: Number(row.players) };
}

function keyOf({ bucket, game, opponent }: Board): [string, string, string] {
  return [bucket, game ?? "", opponent ?? ""];
}

function readStanding(row: Row, rank: number): Standing {
  const { player, name, points, games, wins, rating, deviation } = row;
  return {
    rank,
    player,
    name,
    points,
    games,
    wins,
    rating: rating === null ? null : { rating, deviation },
  } as Standing;
}

/**
 * Of each period: its own game's and all games', against its own kind of opponent and any. Bots are
 * on no board with people.
 */
function boardsOf({ game, opponent, endedAt }: FinishedGame): CountingBoard[] {
  const kind: OpponentKind = opponent === "online" || opponent === "bot" ? opponent : "cpu";
  const kinds = kind === "bot" ? [kind] : [kind, null];
  return PERIODS.flatMap((period) => {
    const counting = { bucket: bucketOf(period, endedAt), best: BEST[period] };
    return kinds.flatMap((opponent) => [
      { ...counting, game, opponent },
      { ...counting, game: null, opponent },
    ]);
  });
}
