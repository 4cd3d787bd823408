/** Leaderboards in SQLite: totals that every game adds to, so that a page is one walk of an index. */

import type { DatabaseSync, SQLOutputValue, StatementSync } from "node:sqlite";
import { better } from "../../../leaderboard/best.ts";
import type { Board } from "../../../leaderboard/board.ts";
import { bucketOf } from "../../../leaderboard/period.ts";
import { PLACES } from "../../../leaderboard/board_page.ts";
import type { FinishedGame } from "../../../leaderboard/finished_game.ts";
import { boardsOf, type CountingBoard } from "../boards_of.ts";
import type { Standings, StandingsPage } from "../standings.ts";
import type { Standing } from "../../../leaderboard/standing.ts";

/** How long a board is kept after its week or month, ms: no page shows it, but clocks may be put back. */
const BOARD_LASTS = 31 * 24 * 60 * 60 * 1000;
/** How many rows of a past board are deleted at a time. */
const TRIMMED = 1_000;

export class SqliteStandings implements Standings {
  readonly #board: StatementSync;
  readonly #newBoard: StatementSync;
  readonly #best: StatementSync;
  readonly #add: StatementSync;
  readonly #more: StatementSync;
  readonly #rows: StatementSync;
  readonly #row: StatementSync;
  readonly #above: StatementSync;
  readonly #fewer: StatementSync;
  readonly #forget: StatementSync;
  readonly #past: StatementSync;
  readonly #trim: StatementSync;
  readonly #dropBoard: StatementSync;

  constructor(database: DatabaseSync) {
    this.#board = database.prepare(
      "SELECT id, players FROM boards WHERE bucket = ? AND game = ? AND opponent = ?",
    );
    this.#newBoard = database.prepare(
      "INSERT INTO boards (bucket, game, opponent) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
    );
    this.#best = database.prepare("SELECT best FROM totals WHERE board = ? AND player = ?");
    this.#add = database.prepare(
      `INSERT INTO totals VALUES (?1, ?2, ?3, ?4, 1, ?5) ON CONFLICT DO UPDATE
       SET points = points + ?3, wins = wins + ?4, games = games + 1, best = ?5
       RETURNING games`,
    );
    this.#more = database.prepare("UPDATE boards SET players = players + 1 WHERE id = ?");
    const columns = "t.player, t.points, t.wins, t.games, p.name, p.rating, p.deviation";
    // What is passed over is passed over in the index alone; cross joins keep SQLite to this order.
    this.#rows = database.prepare(
      `SELECT ${columns} FROM (
         SELECT player FROM totals WHERE board = ?1
         ORDER BY points DESC, games, player LIMIT ?2 OFFSET ?3
       ) shown
       CROSS JOIN totals t ON t.board = ?1 AND t.player = shown.player
       CROSS JOIN players p ON p.id = t.player
       ORDER BY t.points DESC, t.games, t.player`,
    );
    this.#row = database.prepare(
      `SELECT ${columns} FROM totals t JOIN players p ON p.id = t.player
       WHERE t.board = ? AND t.player = ?`,
    );
    this.#above = database.prepare(
      `SELECT count(*) AS n FROM (
         SELECT 1 FROM totals WHERE board = ?1 AND points >= ?2
         AND (points > ?2 OR games < ?3 OR games = ?3 AND player < ?4) LIMIT ${PLACES}
       )`,
    );
    const all = "FROM totals WHERE player = ? AND board IN (SELECT id FROM boards)";
    this.#fewer = database.prepare(
      `UPDATE boards SET players = players - 1 WHERE id IN (SELECT board ${all})`,
    );
    this.#forget = database.prepare(`DELETE ${all}`);
    this.#past = database.prepare(
      `SELECT id FROM boards WHERE iif(bucket LIKE '%-W%', bucket < ?, bucket < ?) LIMIT 1`,
    );
    this.#trim = database.prepare(
      `DELETE FROM totals WHERE board = ?1 AND player IN
       (SELECT player FROM totals WHERE board = ?1 LIMIT ${TRIMMED})`,
    );
    this.#dropBoard = database.prepare("DELETE FROM boards WHERE id = ?");
  }

  /** Adds a counted game to every board it counts on; within a transaction of the caller's. */
  count(game: FinishedGame, players: readonly (number | null)[]): void {
    for (const board of boardsOf(game)) {
      for (const [seat, player] of players.entries()) {
        if (player !== null) this.#addTo(board, player, game, seat);
      }
    }
  }

  page(board: Board, skip: number, limit: number): Promise<StandingsPage> {
    const known = this.#known(board);
    if (!known) return Promise.resolve({ rows: [], players: 0 });
    const rows = this.#rows.all(known.id, limit, skip);
    return Promise.resolve({
      rows: rows.map((row, index) => readStanding(row, skip + index + 1)),
      players: known.players,
    });
  }

  of(board: Board, player: number): Promise<Standing | undefined> {
    const known = this.#known(board);
    const row = known && this.#row.get(known.id, player);
    if (!row) return Promise.resolve(undefined);
    const above = this.#above.get(known.id, row.points!, row.games!, player)!;
    return Promise.resolve(readStanding(row, Number(above.n) + 1));
  }

  /** Within a transaction of the caller's, deletes some of the boards of weeks and months long past. */
  prune(now: number): void {
    const [week, month] = [
      bucketOf("week", now - BOARD_LASTS),
      bucketOf("month", now - BOARD_LASTS),
    ];
    for (const { id } of this.#past.all(week!, month!)) {
      const { changes } = this.#trim.run(id!);
      if (changes === 0) this.#dropBoard.run(id!);
    }
  }

  /** Takes a player off every board; within a transaction of the caller's. */
  forget(player: number): void {
    this.#fewer.run(player);
    this.#forget.run(player);
  }

  #addTo(
    board: CountingBoard,
    player: number,
    { winner, points }: FinishedGame,
    seat: number,
  ): void {
    const id = this.#ensure(board);
    const isWin = winner === seat;
    const before: number[] = JSON.parse(String(this.#best.get(id, player)?.best ?? "[]"));
    const { best, gain } = better(before, isWin ? points : 0, board.best);
    const { games } = this.#add.get(id, player, gain, Number(isWin), JSON.stringify(best))!;
    if (games === 1) this.#more.run(id);
  }

  #known(board: Board): { id: number; players: number } | undefined {
    const row = this.#board.get(...keyOf(board));
    return row && { id: Number(row.id), players: Number(row.players) };
  }

  #ensure(board: Board): number {
    this.#newBoard.run(...keyOf(board));
    return this.#known(board)!.id;
  }
}

function keyOf({ bucket, game, opponent }: Board): [string, string, string] {
  return [bucket, game ?? "", opponent ?? ""];
}

function readStanding(row: Record<string, SQLOutputValue>, rank: number): Standing {
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
