/** Forgets people in SQLite: in the books, and in the logs of the rooms that they sit in. */

import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { LoggedEvent } from "../../../rooms/event.ts";
import { forgetInHead, type Forgotten, forgottenEvent, redact } from "../../../rooms/forgotten.ts";
import type { RoomSummary } from "../../../rooms/summary.ts";
import type { SqlitePlayers } from "./sqlite_players.ts";

export class SqliteForgetting {
  readonly #changes: StatementSync;
  readonly #seats: StatementSync;
  readonly #drop: StatementSync;
  readonly #head: StatementSync;
  readonly #events: StatementSync;
  readonly #rewrite: StatementSync;
  readonly #append: StatementSync;
  readonly #note: StatementSync;

  constructor(database: DatabaseSync, private readonly players: SqlitePlayers) {
    this.#changes = database.prepare("SELECT total_changes() AS n");
    this.#seats = database.prepare("SELECT room, player FROM seated WHERE identity = ?");
    this.#drop = database.prepare("DELETE FROM seated WHERE identity = ?");
    this.#head = database.prepare("SELECT head FROM rooms WHERE code = ?");
    this.#events = database.prepare("SELECT body FROM events WHERE room = ? ORDER BY version");
    this.#rewrite = database.prepare("UPDATE events SET body = ? WHERE room = ? AND version = ?");
    this.#append = database.prepare("INSERT INTO events VALUES (?, ?, ?)");
    this.#note = database.prepare("UPDATE rooms SET head = ?, written = ? WHERE code = ?");
  }

  /**
   * Within a transaction of the caller's: forgets an identity, and gives the heads of the rooms that
   * changed, if anything did. Each of those gets an event, so that whoever judged a command by what the
   * room was before, in this process or another, is refused and reads on: nobody writes a name back.
   */
  forget(
    identity: string,
    now: number,
    commit: () => number,
    also: () => void,
  ): readonly RoomSummary[] | undefined {
    const before = this.#count();
    const heads = this.#seats.all(identity).map(({ room, player }) =>
      this.#forgetIn(String(room), { player: Number(player), identity }, now, commit())
    );
    this.#drop.run(identity);
    this.players.erase(identity);
    also();
    return this.#count() > before ? heads : undefined;
  }

  #forgetIn(room: string, forgotten: Forgotten, now: number, commit: number): RoomSummary {
    const events: LoggedEvent[] = this.#events.all(room)
      .map(({ body }) => JSON.parse(String(body)));
    for (const event of events) {
      const clean = redact(event, forgotten);
      if (clean !== event) this.#rewrite.run(JSON.stringify(clean), room, event.v);
    }
    const event = forgottenEvent(events, forgotten, now);
    this.#append.run(room, event.v, JSON.stringify(event));
    const head = forgetInHead(JSON.parse(String(this.#head.get(room)!.head)), event);
    this.#note.run(JSON.stringify(head), commit, room);
    return head;
  }

  #count(): number {
    return Number(this.#changes.get()!.n);
  }
}
