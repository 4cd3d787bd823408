/**
 * Rooms' logs in PostgreSQL. What is appended within one turn of the event loop, and while the commit
 * before was on its way, shares one statement: one commit, one notification, however many rooms.
 */

import { setImmediate } from "node:timers";
import type { LoggedEvent } from "../../../rooms/event.ts";
import type { RoomSummary } from "../../../rooms/summary.ts";
import type { Kept } from "../failure.ts";
import { get, type Work } from "../sql/work.ts";
import { refuseNewer } from "./postgres_database.ts";
import { SCHEMA_VERSION } from "./schema.ts";

/** Rooms in one statement: a notification with all their codes stays below PostgreSQL's 8,000 bytes. */
const MOST_ROOMS = 500;

/** The channel on which processes tell each other of rooms they have written to. */
export const CHANNEL = "rooms";
/** Stands there before the code of a room that was retired. */
export const GONE = "-";

/**
 * Adds events to rooms that are at the version before them, and gives the codes of those. Rooms are
 * locked in one order, so that two processes never wait for each other.
 */
const APPEND = `
  WITH wanted AS (
    SELECT * FROM json_to_recordset(?1::text::json)
      AS w(code TEXT, base INTEGER, head JSON, unfinished BOOLEAN, events JSON)
    WHERE (SELECT oldest FROM schema_version) <= ?3::integer
  ), opened AS (
    INSERT INTO rooms (code, version, head, unfinished, writer)
    SELECT code, json_array_length(events), head, unfinished, ?2::text
    FROM wanted WHERE base = 0 ORDER BY code
    ON CONFLICT DO NOTHING RETURNING code
  ), ours AS (
    SELECT r.code FROM rooms r JOIN wanted w ON w.code = r.code AND w.base = r.version
    ORDER BY r.code FOR UPDATE OF r
  ), continued AS (
    UPDATE rooms r SET version = w.base + json_array_length(w.events), head = w.head,
      unfinished = w.unfinished, live = TRUE, until = NULL,
      written = pg_current_xact_id(), writer = ?2::text
    FROM wanted w JOIN ours USING (code) WHERE r.code = w.code RETURNING r.code
  ), won AS (
    SELECT code FROM opened UNION ALL SELECT code FROM continued
  ), added AS (
    SELECT w.code, event FROM wanted w JOIN won USING (code), json_array_elements(w.events) event
  ), logged AS (
    INSERT INTO events (room, version, body)
    SELECT code, (event ->> 'v')::integer, event FROM added
  ), sat AS (
    INSERT INTO seated (identity, room, player)
    SELECT DISTINCT event -> 'secret' ->> 'identity', code, (event ->> 'player')::integer
    FROM added WHERE event -> 'secret' ->> 'identity' <> '' AND event ->> 'player' IS NOT NULL
    ON CONFLICT DO NOTHING
  )
  SELECT coalesce(string_agg(code, ' '), '') AS kept,
    (SELECT oldest FROM schema_version) AS oldest,
    CASE WHEN count(*) > 0 THEN pg_notify('${CHANNEL}', ?2 || ' ' || string_agg(code, ' ')) END
  FROM won`;

export interface Append {
  readonly head: RoomSummary;
  readonly events: readonly LoggedEvent[];
}

/** Which of these rooms took their events; no room is in it twice. */
export function* append(
  appends: readonly Append[],
  writer: string,
): Work<ReadonlySet<string>> {
  const wanted = appends.map(({ head, events }) => ({
    code: head.code,
    base: events[0]!.v - 1,
    head,
    unfinished: head.unfinished,
    events,
  }));
  const row = yield* get(APPEND, JSON.stringify(wanted), writer, SCHEMA_VERSION);
  refuseNewer(Number(row!.oldest));
  return new Set(String(row!.kept).split(" "));
}

interface Waiting extends Append {
  readonly settle: (kept: Kept) => void;
  readonly fail: (error: unknown) => void;
}

/** Writes appends in batches, one after another. */
export class Appends {
  #waiting: Waiting[] = [];
  #isDue = false;
  #written: Promise<void> = Promise.resolve();

  /** `write` gives the codes of rooms that took their events; "failed" if none did. */
  constructor(
    private readonly write: (appends: readonly Append[]) => Promise<ReadonlySet<string> | "failed">,
  ) {}

  add(head: RoomSummary, events: readonly LoggedEvent[]): Promise<Kept> {
    return new Promise((settle, fail) => {
      this.#waiting.push({ head, events, settle, fail });
      this.#writeSoon();
    });
  }

  /** Once all that waits is written. */
  async settled(): Promise<void> {
    while (this.#isDue) await this.#written;
  }

  #writeSoon(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    this.#written = new Promise((resolve) => setImmediate(resolve)).then(() => this.#writeAll());
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) await this.#writeSome(this.#take());
    this.#isDue = false;
  }

  async #writeSome(batch: readonly Waiting[]): Promise<void> {
    try {
      const kept = await this.write(batch);
      for (const { head, settle } of batch) {
        settle(kept === "failed" ? kept : kept.has(head.code) ? "kept" : "taken");
      }
    } catch (error) {
      // Who waits for it reports the bug.
      for (const { fail } of batch) fail(error);
    }
  }

  /** What waits, as far as no room is in it twice. */
  #take(): readonly Waiting[] {
    const batch = new Map<string, Waiting>(), later: Waiting[] = [];
    for (const one of this.#waiting) {
      const { code } = one.head;
      if (batch.has(code) || batch.size === MOST_ROOMS) later.push(one);
      else batch.set(code, one);
    }
    this.#waiting = later;
    return [...batch.values()];
  }
}
