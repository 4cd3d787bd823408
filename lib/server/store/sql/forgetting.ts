/** Forgets people in a database: in the books, and in the logs of the rooms that they sit in. */

import type { LoggedEvent } from "../../../rooms/event.ts";
import { type Forgotten, forgottenEvent, redact } from "../../../rooms/forgotten.ts";
import { forgetInHead, type RoomSummary } from "../../../rooms/summary.ts";
import { forgetReported } from "./moderation.ts";
import { erasePlayer } from "./players.ts";
import type { Standing } from "../store.ts";
import { markForgotten } from "./forgotten.ts";
import { all, get, insert, run, together, type Work } from "./work.ts";

/** Puts events in the place of those that are there. */
const OVER = "ON CONFLICT (room, version) DO UPDATE SET body = excluded.body";

/** Notes the head of a room after an event that was added. */
type Note = (head: RoomSummary, event: LoggedEvent) => Work<unknown>;

/**
 * Forgets an identity, and gives the heads of the rooms that changed. Each of those gets an event, so
 * that a command judged by what the room was before, in this process or another, is refused, and its
 * process reads on: nobody writes a name back.
 */
export function* forget(
  identity: string,
  standing: Standing,
  now: number,
  note: Note,
): Work<readonly RoomSummary[]> {
  const { subject = "", isBanned = false } = standing;
  yield* markForgotten(identity, standing, now);
  const heads: RoomSummary[] = [];
  const seats = yield* all(
    "SELECT room, player FROM seated WHERE identity = ? ORDER BY room, player",
    identity,
  );
  for (const { room, player } of seats) {
    heads.push(
      yield* forgetIn(String(room), { player: Number(player), identity, isBanned }, now, note),
    );
  }
  yield* run("DELETE FROM seated WHERE identity = ?", identity);
  yield* erasePlayer(identity);
  yield* forgetReported(identity, subject);
  return heads;
}

function* forgetIn(
  room: string,
  forgotten: Forgotten,
  now: number,
  note: Note,
): Work<RoomSummary> {
  // Locks the room in PostgreSQL, as whoever adds to it does: else each could wait for the other.
  yield* run("UPDATE rooms SET live = live WHERE code = ?", room);
  const rows = yield* all("SELECT body FROM events WHERE room = ? ORDER BY version", room);
  const events: LoggedEvent[] = rows.map(({ body }) => JSON.parse(String(body)));
  const event = forgottenEvent(events, forgotten, now);
  const row = yield* get("SELECT head FROM rooms WHERE code = ?", room);
  const head = forgetInHead(JSON.parse(String(row!.head)), event);
  yield* note(head, event);
  // Many at once: one by one, a long talk would take PostgreSQL longer than it's given.
  const clean = events.flatMap((one) => {
    const redacted = redact(one, forgotten);
    return redacted === one ? [] : [[room, one.v, JSON.stringify(redacted)]];
  });
  yield* together([
    insert("events (room, version, body)", clean, OVER),
    insert("events (room, version, body)", [[room, event.v, JSON.stringify(event)]]),
  ]);
  return head;
}
