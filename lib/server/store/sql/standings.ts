/** Leaderboards in a database: totals that every game adds to, so that a page is one walk of an index. */

import { BEST, better, bucketOf, PERIODS } from "../../../leaderboard/period.ts";
import {
  type Board,
  type OpponentKind,
  PLACES,
  type Standing,
} from "../../../leaderboard/board.ts";
import type { FinishedGame } from "../../../leaderboard/finished_game.ts";
import type { Standings, StandingsPage } from "../books.ts";
import {
  all,
  type Database,
  get,
  listed,
  type Row,
  rowsOf,
  run,
  together,
  type Value,
  type Work,
} from "./work.ts";

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
const ADD = "INSERT INTO totals (board, player, points, wins, games, best) VALUES";
const ADD_UP = `
  ON CONFLICT (board, player) DO UPDATE SET points = totals.points + excluded.points,
    wins = totals.wins + excluded.wins, games = totals.games + 1, best = excluded.best
  RETURNING board, games`;
const OF_PLAYER = "FROM totals WHERE player = ? AND board IN (SELECT id FROM boards)";

/** A board, and how many of a player's games it adds up. */
interface CountingBoard extends Board {
  readonly best: number;
}

/**
 * The boards that games count on. In PostgreSQL others count on the same boards meanwhile: so they're
 * opened in one order, and at the end, in one order, it's noted how many players came.
 */
export class CountingBoards {
  /** By what stands for a board. */
  readonly #ids = new Map<string, number>();
  /** How many came to each. */
  readonly #newcomers = new Map<number, number>();

  /** Opens the boards of these games; to be done before any is counted. */
  *open(games: readonly FinishedGame[]): Work<void> {
    const wanted = new Map(games.flatMap(boardsOf).map((board) => [nameOf(board), board]));
    if (wanted.size === 0) return;
    yield* this.#find(wanted);
    const missing = [...wanted].filter(([name]) => !this.#ids.has(name))
      .sort(([one], [other]) => one < other ? -1 : 1);
    if (missing.length === 0) return;
    yield* together(
      missing.map(([, board]) =>
        run(
          "INSERT INTO boards (bucket, game, opponent) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
          ...keyOf(board),
        )
      ),
    );
    yield* this.#find(wanted);
  }

  /** Adds a counted game to every board it counts on. */
  *count(game: FinishedGame, players: readonly (number | null)[]): Work<void> {
    const boards = boardsOf(game).map((board) => ({
      id: this.#ids.get(nameOf(board))!,
      most: board.best,
    }));
    const seated = [...players.entries()]
      .flatMap(([seat, player]) => player === null ? [] : [{ seat, player }]);
    if (seated.length === 0) return;
    const before = yield* bestOf(
      boards.map(({ id }) => id),
      seated.map(({ player }) => player),
    );
    const rows = boards.flatMap(({ id, most }) =>
      seated.map(({ seat, player }) => totalOf(game, { id, most, seat, player }, before))
    );
    const added = yield* all(`${ADD} ${rowsOf(rows)} ${ADD_UP}`, ...rows.flat());
    for (const { board, games } of added) {
      if (Number(games) > 1) continue;
      const id = Number(board);
      this.#newcomers.set(id, (this.#newcomers.get(id) ?? 0) + 1);
    }
  }

  /** To be done when all games are counted. */
  *close(): Work<void> {
    const came = [...this.#newcomers].sort(([one], [other]) => one - other);
    yield* together(
      came.map(([id, count]) =>
        run("UPDATE boards SET players = players + ? WHERE id = ?", count, id)
      ),
    );
  }

  *#find(wanted: ReadonlyMap<string, Board>): Work<void> {
    const { marks, values } = listed([...new Set(wanted.values().map(({ bucket }) => bucket))]);
    const rows = yield* all(
      `SELECT id, bucket, game, opponent FROM boards WHERE bucket IN (${marks})`,
      ...values,
    );
    for (const { id, bucket, game, opponent } of rows) {
      this.#ids.set(`${bucket} ${game} ${opponent}`, Number(id));
    }
  }
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

/** The best points of players on boards, as text, by board and player. */
function* bestOf(
  boards: readonly number[],
  players: readonly number[],
): Work<ReadonlyMap<string, string>> {
  const on = listed(boards), of = listed(players);
  const rows = yield* all(
    `SELECT board, player, best FROM totals
     WHERE board IN (${on.marks}) AND player IN (${of.marks})`,
    ...on.values,
    ...of.values,
  );
  return new Map(rows.map(({ board, player, best }) => [`${board} ${player}`, String(best)]));
}

interface Place {
  readonly id: number;
  readonly most: number;
  readonly seat: number;
  readonly player: number;
}

/** What a game adds to a player's row of a board. */
function totalOf(
  { winner, points }: FinishedGame,
  { id, most, seat, player }: Place,
  before: ReadonlyMap<string, string>,
): readonly Value[] {
  const isWin = winner === seat, known = before.get(`${id} ${player}`) ?? "[]";
  const { best, gain } = better(JSON.parse(known), isWin ? points : 0, most);
  return [id, player, gain, Number(isWin), 1, JSON.stringify(best)];
}

function* find(board: Board): Work<{ id: number; players: number } | undefined> {
  const row = yield* get(
    "SELECT id, players FROM boards WHERE bucket = ? AND game = ? AND opponent = ?",
    ...keyOf(board),
  );
  return row && { id: Number(row.id), players: Number(row.players) };
}

/** Stands for a board. */
function nameOf(board: Board): string {
  return keyOf(board).join(" ");
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
