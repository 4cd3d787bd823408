/** Forgets people in a database: in the books, and in the logs of the rooms that they sit in. */

import type { LoggedEvent } from "../../../rooms/event.ts";
import { type Forgotten, forgottenEvent, redact } from "../../../rooms/forgotten.ts";
import { forgetInHead, type RoomSummary } from "../../../rooms/summary.ts";
import { forgetReported } from "./moderation.ts";
import { erasePlayer } from "./players.ts";
import type { Standing } from "../store.ts";
import { all, get, run, type Work } from "./work.ts";

/** Notes the head of a room after an event that was added. */
type Note = (head: RoomSummary, event: LoggedEvent) => Work<unknown>;

/**
 * Forgets an identity, and gives the heads of the rooms that changed. Each of those gets an event, so
 * that a command judged by what the room was before, in this process or another, is refused, and its
 * process reads on: nobody writes a name back.
 */
export function* forget(
  identity: string,
  { subject = "", isBanned = false }: Standing,
  now: number,
  note: Note,
): Work<readonly RoomSummary[]> {
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
  const rows = yield* all("SELECT body FROM events WHERE room = ? ORDER BY version", room);
  const events: LoggedEvent[] = rows.map(({ body }) => JSON.parse(String(body)));
  for (const event of events) {
    const clean = redact(event, forgotten);
    if (clean === event) continue;
    yield* run(
      "UPDATE events SET body = ? WHERE room = ? AND version = ?",
      JSON.stringify(clean),
      room,
      event.v,
    );
  }
  const event = forgottenEvent(events, forgotten, now);
  yield* run(
    "INSERT INTO events (room, version, body) VALUES (?, ?, ?)",
    room,
    event.v,
    JSON.stringify(event),
  );
  const row = yield* get("SELECT head FROM rooms WHERE code = ?", room);
  const head = forgetInHead(JSON.parse(String(row!.head)), event);
  yield* note(head, event);
  return head;
}
