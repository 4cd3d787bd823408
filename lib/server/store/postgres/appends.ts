/**
 * Rooms' logs in PostgreSQL. What is appended within one turn of the event loop, and while the commit
 * before was on its way, shares one statement: one commit, one notification, however many rooms.
 */

import { setImmediate } from "node:timers";
import type { LoggedEvent } from "../../../rooms/event.ts";
import type { RoomSummary } from "../../../rooms/summary.ts";
import type { FinishedGame } from "../../../leaderboard/finished_game.ts";
import type { Notice } from "../notices.ts";
import { marksOf } from "../sql/room_list.ts";
import { get, type Work } from "../sql/work.ts";
import { type Kept, StoreFailure } from "../failure.ts";
import type { Deadline } from "./deadline.ts";
import { refuseNewer } from "./postgres_database.ts";
import { SCHEMA_VERSION } from "./schema.ts";

/** How often one is sent: an answer that is heard says by how much the deadline was wrong. */
const TRIES = 3;
/** Rooms in one statement. */
const MOST_ROOMS = 500;
/**
 * Bytes of notifications, which PostgreSQL wants below 8,000: the longest events that come along with
 * their room's code, and what several rooms share.
 */
const LONGEST_LINE = 3_500, SHARED = 4_000;

/**
 * The channel on which processes tell each other of rooms they have written to: who has, the rooms'
 * codes, and in a line for each the events, if they fit. Programs that know of no events read the codes.
 */
export const CHANNEL = "rooms";
/** Stands there before the code of a room that was retired. */
export const GONE = "-";

/**
 * Adds events to rooms that are at the version before them, and gives the codes of those. Rooms are
 * locked in one order, so that two processes never wait for each other.
 */
const APPEND = `
  WITH start AS (
    SELECT coalesce(at >= ?4::double precision, FALSE) AS late, at
    FROM (SELECT (1000 * extract(epoch FROM statement_timestamp()))::double precision AS at)
      AS statement
  ), wanted AS (
    SELECT * FROM json_to_recordset(?1::text::json)
      AS w(code TEXT, base INTEGER, head JSON, unfinished BOOLEAN, events JSON, owed JSON,
        opener TEXT, game TEXT, phase TEXT, listing TEXT, touched BIGINT, stay TEXT,
        "twoTurns" BIGINT, due BIGINT)
    WHERE (SELECT oldest FROM schema_version) <= ?3::integer AND NOT (SELECT late FROM start)
  ), opened AS (
    INSERT INTO rooms (code, version, head, unfinished, writer, noted,
      opener, game, phase, listing, touched, stay, two_turns, due)
    SELECT code, json_array_length(events), head, unfinished, ?2::text, json_array_length(events),
      opener, game, phase, listing, touched, stay, "twoTurns", due
    FROM wanted WHERE base = 0 ORDER BY code
    ON CONFLICT DO NOTHING RETURNING code
  ), ours AS (
    SELECT r.code FROM rooms r JOIN wanted w ON w.code = r.code AND w.base = r.version
    ORDER BY r.code FOR UPDATE OF r
  ), continued AS (
    UPDATE rooms r SET version = w.base + json_array_length(w.events), head = w.head,
      unfinished = w.unfinished, live = TRUE, until = NULL,
      written = pg_current_xact_id(), writer = ?2::text,
      noted = w.base + json_array_length(w.events), opener = w.opener, game = w.game,
      phase = w.phase, listing = w.listing, touched = w.touched, stay = w.stay,
      two_turns = w."twoTurns", due = w.due
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
  ), owing AS (
    INSERT INTO notices (kind, id, author, about, body, until)
    SELECT 'reminder', code, '', owed ->> 'about', owed ->> 'body', (owed ->> 'until')::bigint
    FROM wanted JOIN won USING (code)
    WHERE EXISTS (SELECT 1 FROM subscriptions WHERE identity = owed ->> 'about')
    ON CONFLICT (kind, id) DO UPDATE
    SET about = excluded.about, body = excluded.body, until = excluded.until
  ), news AS (
    SELECT code, CASE WHEN octet_length(events::text) < ${LONGEST_LINE} THEN events::text ELSE '' END
      AS line
    FROM wanted JOIN won USING (code)
  ), shared AS (
    SELECT code, line,
      sum(length(code) + octet_length(line) + 2) OVER (ROWS UNBOUNDED PRECEDING) / ${SHARED} AS share
    FROM news
  ), told AS (
    SELECT pg_notify('${CHANNEL}', ?2 || ' ' || string_agg(code, ' ') || E' \\n' ||
      string_agg(line, E'\\n')) AS done
    FROM shared GROUP BY share
  )
  SELECT coalesce(string_agg(code, ' '), '') AS kept,
    (SELECT oldest FROM schema_version) AS oldest,
    (SELECT count(done) FROM told) AS told,
    (SELECT late FROM start) AS late, (SELECT at FROM start) AS at
  FROM won`;

export interface Append {
  readonly head: RoomSummary;
  readonly events: readonly LoggedEvent[];
  readonly owed?: Notice;
  /** What the events finish. */
  readonly finished?: FinishedGame;
}

/** Which of these rooms took their events; no room is in it twice. */
export function* append(
  appends: readonly Append[],
  writer: string,
  deadline: Deadline,
): Work<ReadonlySet<string>> {
  const wanted = appends.map(({ head, events, owed }) => ({
    code: head.code,
    base: events[0]!.v - 1,
    head,
    unfinished: head.unfinished,
    events,
    ...owed && { owed },
    ...marksOf(head),
  }));
  for (let tries = 0; tries < TRIES; tries++) {
    const values = [JSON.stringify(wanted), writer, SCHEMA_VERSION, deadline.next];
    const row = yield* get(APPEND, ...values);
    deadline.heard(Number(row!.at));
    refuseNewer(Number(row!.oldest));
    if (!row!.late) return new Set(String(row!.kept).split(" "));
  }
  throw new StoreFailure("PostgreSQL begins too late");
}

interface Waiting extends Append {
  readonly settle: (kept: Kept) => void;
  readonly fail: (error: unknown) => void;
}

interface AppendsOptions {
  /** How many rooms share a batch. */
  readonly most: number;
  /** Whether a bug that one meets is kept from the others. */
  readonly apart?: boolean;
}

/** Writes appends in batches, one after another. */
export class Appends {
  #waiting: Waiting[] = [];
  #isDue = false;
  #written: Promise<void> = Promise.resolve();

  /** `write` gives the codes of rooms that took their events; "failed" if none did. */
  constructor(
    private readonly write: (appends: readonly Append[]) => Promise<ReadonlySet<string> | "failed">,
    private readonly options: AppendsOptions = { most: MOST_ROOMS },
  ) {}

  add(append: Append): Promise<Kept> {
    return new Promise((settle, fail) => {
      this.#waiting.push({ ...append, settle, fail });
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
      if (this.options.apart && batch.length > 1) {
        for (const one of batch) await this.#writeSome([one]);
        return;
      }
      // Who waits for it reports the bug.
      for (const { fail } of batch) fail(error);
    }
  }

  /** What waits, as far as no room is in it twice. */
  #take(): readonly Waiting[] {
    const batch = new Map<string, Waiting>(), later: Waiting[] = [];
    for (const one of this.#waiting) {
      const { code } = one.head;
      if (batch.has(code) || batch.size === this.options.most) later.push(one);
      else batch.set(code, one);
    }
    this.#waiting = later;
    return [...batch.values()];
  }
}
