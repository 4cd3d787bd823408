/** The store that several processes share, on one machine or on many: PostgreSQL. */

import type { LoggedEvent } from "../../../rooms/event.ts";
import type { RoomSummary } from "../../../rooms/summary.ts";
import type { FinishedGame } from "../../../leaderboard/finished_game.ts";
import { Batch } from "../../batch.ts";
import { realWorld } from "../../clock.ts";
import type { Books } from "../books.ts";
import type { Notice } from "../notices.ts";
import type { OwnData } from "../own_data.ts";
import type { Peers } from "../peers.ts";
import type { RoomList } from "../room_list.ts";
import type { Listener, Standing, Store } from "../store.ts";
import type { Kept } from "../failure.ts";
import { archiveAll, partsOf } from "../sql/archive.ts";
import { pruneBooks, sqlBooks } from "../sql/books.ts";
import { pruneDumps } from "../sql/dumps.ts";
import { forget } from "../sql/forgetting.ts";
import { unseat, UNSEATED } from "../sql/players.ts";
import { readOwnData } from "../sql/own_data.ts";
import { SqlRoomList } from "../sql/room_list.ts";
import { all, get, run, together, type Work } from "../sql/work.ts";
import { type Append, append, Appends, CHANNEL, GONE } from "./appends.ts";
import { asFailure, FOR_PEERS, openClient } from "./client.ts";
import { aheadOf, checkHearing } from "./connection_checks.ts";
import { Connections } from "./connections.ts";
import { Deadline } from "./deadline.ts";
import { Hints, readMark, retiredOf } from "./hints.ts";
import { PostgresPeers } from "./peers.ts";
import { PostgresDatabase } from "./postgres_database.ts";
import { migrate, SCHEMA_VERSION } from "./schema.ts";

/** How many rooms are deleted at a time: each may have hundreds of events. */
const PRUNED = 50;
/** How many games end in one transaction: nothing else is written about their players meanwhile. */
const MOST_ENDS = 64;

const RETIRE = `
  WITH told AS (SELECT pg_notify('${CHANNEL}', ?1 || ' ${GONE}' || ?2))
  UPDATE rooms SET live = FALSE, until = ?3 FROM told
  WHERE code = ?2 AND (?4::bigint IS NULL OR touched = ?4::bigint) RETURNING unfinished`;
/** Room by room, by the index: a plain join might walk through all events there are. */
const READ = `
  SELECT w.room, w.after, e.body FROM json_to_recordset(?1::text::json) AS w(room TEXT, after INTEGER)
  CROSS JOIN LATERAL (
    SELECT version, body FROM events WHERE room = w.room AND version > w.after ORDER BY version
  ) e`;
const EXPIRED = `SELECT code FROM rooms WHERE until < ? LIMIT ${PRUNED} FOR UPDATE`;
const DELETIONS = [
  "DELETE FROM events WHERE room = ?",
  "DELETE FROM seated WHERE room = ?",
  "DELETE FROM rooms WHERE code = ?",
];
const NOTE = `
  WITH told AS (SELECT pg_notify('${CHANNEL}', ?1 || ' ' || ?2))
  UPDATE rooms SET head = ?3, version = ?4, written = pg_current_xact_id(), writer = ?1
  FROM told WHERE code = ?2`;

/** Writes something that takes no room. */
const BEAT = `
  UPDATE pulse SET beats = beats + 1 WHERE (SELECT oldest FROM schema_version) <= ?::integer`;

export class PostgresStore implements Store {
  readonly rooms: RoomList;
  readonly books: Books;
  readonly peers: Peers;
  /** What others keep in the same database is done by this. */
  readonly database: PostgresDatabase;
  /** How this process signs what it writes. */
  readonly #me = crypto.randomUUID();
  readonly #deadline = new Deadline();
  readonly #appends: Appends;
  /** Of those that end a game, some share a transaction. */
  readonly #ends: Appends;
  /** By code and version. */
  readonly #reads = new Batch<string, ReadonlyMap<string, readonly LoggedEvent[]>>((wanted) =>
    this.#read(wanted)
  );
  readonly #hints: Hints;

  private constructor(
    private readonly connections: Connections,
    private readonly forPeers: Connections,
    database: PostgresDatabase,
    mark: string,
    /** By how many ms the database's clock is ahead of this process's. */
    readonly ahead: number,
  ) {
    this.database = database;
    this.rooms = new SqlRoomList(database);
    this.books = sqlBooks(database);
    this.peers = new PostgresPeers(new PostgresDatabase(forPeers), connections);
    this.#hints = new Hints(connections, database, this.#me, mark);
    this.#appends = new Appends((appends) =>
      database.writeOne(append(appends, this.#me, this.#deadline))
    );
    const write = (ends: readonly Append[]) =>
      database.write(() => this.#finish(ends), partsOf(ends.map(({ finished }) => finished!)));
    this.#ends = new Appends(write, { most: MOST_ENDS, apart: true });
  }

  /**
   * Opens the database that a URL names, and brings its tables up to date; throws a `StoreFailure` or
   * `NewerSchema` where that can't be.
   */
  static async open(url: string, now: () => number = realWorld.now): Promise<PostgresStore> {
    const client = openClient(url);
    let ahead: number;
    try {
      await migrate(client);
      ahead = await aheadOf(client, now);
      await checkHearing(client);
    } catch (error) {
      throw asFailure(error);
    } finally {
      await client.end({ timeout: 1 });
    }
    const connections = new Connections(url), database = new PostgresDatabase(connections);
    const forPeers = new Connections(url, FOR_PEERS);
    const mark = await database.read(readMark());
    return new PostgresStore(connections, forPeers, database, mark, ahead);
  }

  async append(
    head: RoomSummary,
    events: readonly LoggedEvent[],
    finished?: FinishedGame,
    owed?: Notice,
  ): Promise<Kept> {
    const one = { head, events, ...owed && { owed }, ...finished && { finished } };
    const kept = await (finished ? this.#ends : this.#appends).add(one);
    if (kept === "failed") this.#hints.doubt(head.code);
    return kept;
  }

  async read(code: string, after: number): Promise<readonly LoggedEvent[]> {
    const found = await this.#reads.ask(`${code} ${after}`);
    return found.get(`${code} ${after}`) ?? [];
  }

  async live(): Promise<readonly RoomSummary[]> {
    const rows = await this.database.read(all("SELECT head FROM rooms WHERE live"));
    return rows.map(({ head }) => JSON.parse(String(head)));
  }

  async retire(code: string, until: number, touched?: number): Promise<boolean> {
    const me = this.#me;
    return await this.database.write(function* () {
      const retired = yield* get(RETIRE, me, code, until, touched ?? null);
      if (retired?.unfinished === false) yield* deleteRoom(code);
      return retired !== undefined;
    }) === true;
  }

  async prune(now: number): Promise<void> {
    await this.database.write(function* () {
      const expired = yield* all(EXPIRED, now);
      yield* together(expired.map(({ code }) => deleteRoom(String(code))));
      yield* pruneBooks(now);
    });
    await this.pruneDumps();
  }

  /** What waits to be written comes first: it may hold the name. */
  async forget(
    identity: string,
    now: number,
    standing: Standing = {},
  ): Promise<readonly RoomSummary[] | undefined> {
    for (let count: number | "failed" = UNSEATED; count === UNSEATED;) {
      count = await this.database.write(() => unseat(identity));
    }
    await this.#settled();
    const note = (head: RoomSummary, { v }: LoggedEvent) =>
      run(NOTE, this.#me, head.code, JSON.stringify(head), v);
    const heads = await this.database.write(() => forget(identity, standing, now, note));
    return heads === "failed" ? undefined : heads;
  }

  async pruneDumps(): Promise<void> {
    for (let pruned: number | "failed" = 1; pruned !== "failed" && pruned > 0;) {
      pruned = await this.database.write(pruneDumps);
    }
  }

  ownData(identity: string): Promise<OwnData> {
    return this.database.read(readOwnData(identity));
  }

  subscribe(listener: Listener): () => void {
    return this.#hints.subscribe(listener);
  }

  retired(codes: readonly string[]): Promise<readonly string[]> {
    return this.database.read(retiredOf(codes));
  }

  async ready(): Promise<boolean> {
    return await this.database.writeOne(run(BEAT, SCHEMA_VERSION)) === 1;
  }

  async close(): Promise<void> {
    await this.#settled();
    this.#hints.stop();
    await Promise.all([this.connections.close(), this.forPeers.close()]);
  }

  /** What is asked for together is read together: news of many rooms come at once. */
  async #read(wanted: ReadonlySet<string>): Promise<ReadonlyMap<string, readonly LoggedEvent[]>> {
    const places = Array.from(wanted, (place) => place.split(" "))
      .map(([room, after]) => ({ room, after: Number(after) }));
    const rows = await this.database.read(all(READ, JSON.stringify(places)));
    const found = new Map<string, LoggedEvent[]>();
    for (const { room, after, body } of rows) {
      const place = `${room} ${after}`, events = found.get(place) ?? [];
      events.push(JSON.parse(String(body)));
      found.set(place, events);
    }
    return found;
  }

  /** Ends and their archive entries commit together. */
  *#finish(ends: readonly Append[]): Work<ReadonlySet<string>> {
    const kept = yield* append(ends, this.#me, this.#deadline);
    const won = ends.filter(({ head }) => kept.has(head.code));
    yield* archiveAll(won.map(({ finished }) => finished!));
    return kept;
  }

  async #settled(): Promise<void> {
    await Promise.all([this.#appends.settled(), this.#ends.settled()]);
  }
}

/** The room's row is locked: nobody adds to it meanwhile. */
function* deleteRoom(code: string): Work<void> {
  yield* together(DELETIONS.map((sql) => run(sql, code)));
}
