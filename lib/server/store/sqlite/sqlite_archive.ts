/** Finished games in SQLite. */

import type { DatabaseSync, SQLOutputValue, StatementSync } from "node:sqlite";
import { foldName } from "../../../leaderboard/fold_name.ts";
import type { LevelId } from "../../../search/levels.ts";
import type { Archive, GamesPage, GamesQuery } from "../archive.ts";
import type {
  ArchivedGame,
  FinishedGame,
  Sat,
  Sitter,
} from "../../../leaderboard/finished_game.ts";
import { listSql } from "../games_list.ts";
import { readAfter, writeAfter } from "../games_mark.ts";
import type { SqlitePairs } from "./sqlite_pairs.ts";
import type { SqlitePlayers } from "./sqlite_players.ts";
import type { SqliteRatings } from "./sqlite_ratings.ts";
import type { SqliteStandings } from "./sqlite_standings.ts";
import type { Kept } from "../store.ts";
import { transact } from "./transact.ts";

type Row = Record<string, SQLOutputValue>;

/** How many play a game at least: the CPU, which leaves no sitting, plays one other. */
const SEATS = 2;

export class SqliteArchive implements Archive {
  readonly #insertGame: StatementSync;
  readonly #insertSitting: StatementSync;
  readonly #game: StatementSync;
  readonly #sittings: StatementSync;
  readonly #insertComputer: StatementSync;
  readonly #computers: StatementSync;

  constructor(
    private readonly database: DatabaseSync,
    private readonly players: SqlitePlayers,
    private readonly standings: SqliteStandings,
    private readonly ratings: SqliteRatings,
    private readonly pairs: SqlitePairs,
  ) {
    this.#insertGame = database.prepare(
      "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?) ON CONFLICT DO NOTHING",
    );
    this.#insertSitting = database.prepare("INSERT INTO sittings VALUES (?, ?, ?, ?, ?, ?)");
    this.#game = database.prepare("SELECT * FROM games WHERE id = ?");
    // A name that was claimed since is its owner's alone.
    this.#sittings = database.prepare(
      `SELECT s.seat, s.player, CASE
         WHEN p.name IS NOT NULL THEN p.name
         WHEN EXISTS (SELECT 1 FROM looks l WHERE l.fold = s.folded) THEN ''
         ELSE s.name END AS name
       FROM sittings s LEFT JOIN players p ON p.id = s.player WHERE s.game = ?`,
    );
    this.#insertComputer = database.prepare("INSERT INTO computers VALUES (?, ?, ?)");
    this.#computers = database.prepare("SELECT seat, level FROM computers WHERE game = ?");
  }

  keep(game: FinishedGame): Promise<Kept> {
    let isNew = false;
    const done = transact(this.database, () => {
      isNew = this.write(game);
    });
    return Promise.resolve(!done ? "failed" : isNew ? "kept" : "taken");
  }

  /** Writes within a transaction of the caller's; false if the game was there before. */
  write(game: FinishedGame): boolean {
    const { id, opponent, winner, by, endedAt, seconds, unrated, points, record } = game;
    const facts = [id, game.game, opponent, winner, by, endedAt, seconds, unrated, points, record];
    if (this.#insertGame.run(...facts, game.forfeit ?? null).changes === 0) return false;
    const players = game.seats.map((sitter, seat) => sitter && this.#seat(game, seat, sitter));
    for (const [seat, level] of game.levels?.entries() ?? []) {
      if (level !== null) this.#insertComputer.run(id, seat, level);
    }
    if (unrated === null) this.#count(game, players);
    return true;
  }

  find(id: string): Promise<ArchivedGame | undefined> {
    const row = this.#game.get(id);
    return Promise.resolve(row && this.#read(row));
  }

  list(query: GamesQuery): Promise<GamesPage> {
    const { sql, values } = listSql(
      query,
      readAfter(query.after),
      (folded) => this.players.named(folded),
    );
    const rows = this.database.prepare(sql).all(...values, query.limit + 1);
    const games = rows.slice(0, query.limit).map((row) => this.#read(row));
    const last = rows.length > query.limit ? games.at(-1) : undefined;
    return Promise.resolve(last ? { games, next: writeAfter(last) } : { games });
  }

  #count(game: FinishedGame, players: readonly (number | null)[]): void {
    const pair = players.filter((player) => player !== null);
    const repeats = pair.length < players.length ? 0 : this.pairs.repeats(game, pair);
    const shared = this.pairs.share(game, repeats);
    if (shared === undefined) return;
    this.standings.count(shared, players);
    this.players.count(players, game.endedAt);
    if (pair.length === players.length && repeats === 0) this.ratings.count(game, pair);
  }

  /** The number of the player at the seat; null for a deleted one. */
  #seat({ id, endedAt }: FinishedGame, seat: number, { identity, name }: Sitter): number | null {
    const player = identity === "" ? null : this.players.ensure(identity);
    this.#insertSitting.run(id, seat, player, name, foldName(name), endedAt);
    return player;
  }

  #read(row: Row): ArchivedGame {
    const sittings = this.#sittings.all(row.id!);
    const computers = this.#computers.all(row.id!);
    const count = Math.max(SEATS, sittings.length + computers.length);
    const seats = Array<Sat>(count).fill({ is: "cpu" });
    for (const { seat, level } of computers) {
      seats[Number(seat)] = { is: "cpu", level: level as LevelId };
    }
    for (const { seat, player, name } of sittings) {
      seats[Number(seat)] = player === null
        ? { is: "deleted" }
        : { is: "person", player: Number(player), name: String(name) };
    }
    const { id, game, opponent, winner, ending, ended, seconds, unrated, points, record } = row;
    const { repeats, forfeit } = row;
    return {
      id,
      game,
      opponent,
      winner,
      by: ending,
      endedAt: ended,
      seconds,
      unrated,
      points,
      record,
      seats,
      ...repeats && { repeats },
      ...forfeit && { forfeit },
    } as ArchivedGame;
  }
}
