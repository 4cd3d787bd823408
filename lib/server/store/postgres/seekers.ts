/** Those who wait for an opponent, as rows that all processes share: any of them may pair any two. */

import type { Limits } from "../../rooms/limits.ts";
import {
  KEPT,
  type PairingQueue,
  type Place,
  type PlaceState,
  PRESENT,
  TOLD,
} from "../../pairing/queue.ts";
import { all, type Database, get, type Row, run, type Work } from "../sql/work.ts";
import { StoreFailure } from "../failure.ts";

/** Tables of the third schema; nothing in them need outlive the server. */
export const SEEKERS = `
  CREATE UNLOGGED TABLE seekers (
    id TEXT COLLATE "C" PRIMARY KEY,
    identity TEXT COLLATE "C" NOT NULL,
    source TEXT COLLATE "C" NOT NULL,
    pool TEXT NOT NULL,
    place TEXT NOT NULL,
    heard BIGINT NOT NULL,
    away BOOLEAN NOT NULL DEFAULT FALSE,
    state TEXT NOT NULL DEFAULT 'waiting',
    code TEXT,
    taken TIMESTAMPTZ
  );
  CREATE UNIQUE INDEX seekers_by_identity ON seekers (identity)
    WHERE state IN ('waiting', 'taken');
  CREATE INDEX seekers_by_source ON seekers (source) WHERE state IN ('waiting', 'taken');
`;

/** Who still has no room. */
const OPEN = "state IN ('waiting', 'taken')";
/** Those named by a list in JSON. */
const NAMED = "id IN (SELECT json_array_elements_text(?1::text::json))";
/** Both have a room, unless one of them isn't taken any more. */
const SETTLE = `
  WITH ours AS (
    SELECT id FROM seekers WHERE ${NAMED} AND state = 'taken' FOR UPDATE
  ), pair AS (
    SELECT count(*) = 2 AS are_here FROM ours
  ), settled AS (
    UPDATE seekers s SET code = CASE WHEN are_here THEN ?2::text END,
      state = CASE WHEN are_here AND ?2::text IS NOT NULL THEN 'paired' ELSE 'waiting' END
    FROM ours, pair WHERE s.id = ours.id
  )
  SELECT are_here FROM pair`;
/** What a process that died had taken is free again after this long. */
const TAKEN_LASTS = "interval '10 seconds'";

export class PostgresQueue implements PairingQueue {
  constructor(
    private readonly database: Database,
    private readonly limits: Pick<Limits, "seekers" | "seekersPerSource">,
  ) {}

  async enter(place: Place, now: number): Promise<boolean> {
    return await this.#write(() => this.#enter(place, now));
  }

  async states(ids: readonly string[]): Promise<ReadonlyMap<string, PlaceState>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.read(
      all(`SELECT id, pool, state, code FROM seekers WHERE ${NAMED}`, JSON.stringify(ids)),
    );
    return new Map(rows.map((row) => [String(row.id), stateOf(row)]));
  }

  async heard(ids: readonly string[], now: number): Promise<void> {
    if (ids.length === 0) return;
    const heard = `UPDATE seekers SET heard = ?2, away = FALSE WHERE ${NAMED}`;
    await this.database.read(run(heard, JSON.stringify(ids), now));
  }

  async away(id: string): Promise<void> {
    await this.database.read(run("UPDATE seekers SET away = TRUE WHERE id = ?", id));
  }

  async leave(id: string): Promise<void> {
    await this.database.read(run("DELETE FROM seekers WHERE id = ? AND state = 'waiting'", id));
  }

  async waiting(): Promise<readonly Place[]> {
    const rows = await this.database.read(all("SELECT place FROM seekers WHERE state = 'waiting'"));
    return rows.map(({ place }) => readPlace(String(place)));
  }

  async present(now: number): Promise<readonly Place[]> {
    const rows = await this.database.read(
      all(
        "SELECT place FROM seekers WHERE state = 'waiting' AND NOT away AND heard >= ?",
        now - PRESENT,
      ),
    );
    return rows.map(({ place }) => readPlace(String(place)));
  }

  async take(ids: readonly [string, string]): Promise<boolean> {
    return await this.#write(function* () {
      const waiting = `SELECT id FROM seekers WHERE ${NAMED} AND state = 'waiting' FOR UPDATE`;
      const rows = yield* all(waiting, JSON.stringify(ids));
      if (rows.length < ids.length) return false;
      const take = `UPDATE seekers SET state = 'taken', taken = now() WHERE ${NAMED}`;
      yield* run(take, JSON.stringify(ids));
      return true;
    });
  }

  async settle(ids: readonly [string, string], code: string | undefined): Promise<boolean> {
    const row = await this.database.read(get(SETTLE, JSON.stringify(ids), code ?? null));
    return Boolean(row!.are_here);
  }

  async forget(identity: string): Promise<void> {
    await this.database.read(run(
      `UPDATE seekers SET identity = '', place = '', source = '',
         state = CASE WHEN ${OPEN} THEN 'forgotten' ELSE state END
       WHERE identity = ?`,
      identity,
    ));
  }

  async prune(now: number): Promise<void> {
    await this.database.read(run(
      `DELETE FROM seekers WHERE state = 'waiting' AND heard < ?1
        OR state IN ('paired', 'replaced', 'forgotten') AND heard < ?2`,
      now - KEPT,
      now - TOLD,
    ));
    await this.database.read(run(
      `UPDATE seekers SET state = 'waiting'
       WHERE state = 'taken' AND taken < now() - ${TAKEN_LASTS}`,
    ));
  }

  *#enter(place: Place, now: number): Work<boolean> {
    const { id, identity, source, pool } = place;
    const known = yield* all(
      `SELECT id, state FROM seekers
       WHERE identity = ? AND ${OPEN} OR id = ? AND state IN ('taken', 'paired')`,
      identity,
      id,
    );
    const engaged = known.filter(({ state }) => state !== "waiting");
    if (engaged.length > 0) return engaged.some((one) => one.id === id);
    yield* run(
      "UPDATE seekers SET state = 'replaced' WHERE identity = ? AND state = 'waiting'",
      identity,
    );
    const { seekers, seekersPerSource } = this.limits;
    const count = `
      SELECT (SELECT count(*) FROM seekers WHERE ${OPEN}) AS total,
        (SELECT count(*) FROM seekers WHERE source = ? AND ${OPEN}) AS own`;
    const { total, own } = (yield* get(count, source))!;
    if (Number(total) >= seekers || Number(own) >= seekersPerSource) return false;
    yield* run(
      `INSERT INTO seekers (id, identity, source, pool, place, heard)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6)
       ON CONFLICT (id) DO UPDATE SET identity = ?2, source = ?3, pool = ?4, place = ?5, heard = ?6,
         away = FALSE, state = 'waiting', code = NULL`,
      id,
      identity,
      source,
      pool,
      JSON.stringify({ ...place, blocked: [...place.blocked] }),
      now,
    );
    return true;
  }

  async #write<Result>(work: () => Work<Result>): Promise<Result> {
    const done = await this.database.write(work, ["seekers"]);
    if (done === "failed") throw new StoreFailure("Who waits for an opponent can't be written");
    return done;
  }
}

function stateOf({ pool, state, code }: Row): PlaceState {
  switch (state) {
    case "replaced":
    case "forgotten":
      return { t: state };
    case "paired":
      return { t: "paired", code: String(code) };
    default:
      return { t: "waiting", pool: String(pool) };
  }
}

function readPlace(text: string): Place {
  const { blocked, ...place } = JSON.parse(text);
  return { ...place, blocked: new Set(blocked) };
}
