/**
 * Appends to rooms, many in a commit: all that come within one turn of the event loop, within some ms
 * of the commit before, or while that isn't on the disk yet, share one, which is 18 times as fast as
 * one each. Who appended hears of it only after the commit is on the disk.
 */

import type { DatabaseSync } from "node:sqlite";
import type { FinishedGame } from "../../../leaderboard/finished_game.ts";
import type { LoggedEvent } from "../../../rooms/event.ts";
import type { RoomSummary } from "../../../rooms/summary.ts";
import type { Kept } from "../failure.ts";
import type { Notice } from "../notices.ts";
import { archive } from "../sql/archive.ts";
import { owe } from "../sql/notices.ts";
import { marksOf } from "../sql/room_list.ts";
import type { LogSync } from "./log_sync.ts";
import type { Pace } from "./pace.ts";
import type { SqliteDatabase } from "./sqlite_database.ts";
import { countCommit, deleteRoom, type Statements } from "./statements.ts";
import { transact } from "./transact.ts";

/** The events of one command, and what's written with them. */
interface Append {
  readonly head: RoomSummary;
  readonly events: readonly LoggedEvent[];
  readonly finished: FinishedGame | undefined;
  readonly owed: Notice | undefined;
}

interface Waiting extends Append {
  readonly settle: (kept: Kept) => void;
  readonly fail: (error: unknown) => void;
}

export class GroupCommit {
  #waiting: Waiting[] = [];
  #asking: ((isReady: boolean) => void)[] = [];
  /** Calls the next write off, once one is due. */
  #due: (() => void) | undefined;
  /** How many commits are not on the disk yet. */
  #syncing = 0;
  /** How much was ever appended. */
  appended = 0;

  /** `work`: does other work on the same database. */
  constructor(
    private readonly database: DatabaseSync,
    private readonly sql: Statements,
    private readonly work: SqliteDatabase,
    private readonly pace: Pace,
    private readonly log: LogSync,
  ) {}

  append(append: Append): Promise<Kept> {
    return new Promise((settle, fail) => {
      this.#waiting.push({ ...append, settle, fail });
      this.#flushSoon();
    });
  }

  /** Whether the disk takes the next commit; if nothing else is in it, that's only its number. */
  ready(): Promise<boolean> {
    return new Promise((answer) => {
      this.#asking.push(answer);
      this.#flushSoon();
    });
  }

  /** Writes all that waits, at once. */
  flush(): void {
    this.#due?.();
    this.#due = undefined;
    const batch = this.#waiting, asking = this.#asking;
    this.#waiting = [];
    this.#asking = [];
    if (batch.length === 0 && asking.length === 0) return;
    this.#syncing++;
    this.#keep(batch).then((kept) => {
      batch.forEach(({ settle }, index) => settle(kept?.[index] ?? "failed"));
      for (const answer of asking) answer(kept !== undefined);
    }, (error) => {
      // Who waits for it reports the bug.
      for (const { fail } of batch) fail(error);
      for (const answer of asking) answer(false);
    }).finally(() => {
      this.#syncing--;
      if (this.#waiting.length > 0 || this.#asking.length > 0) this.#flushSoon();
    });
  }

  #flushSoon(): void {
    if (this.#syncing > 0) return;
    this.#due ??= this.pace.soon(() => this.flush());
  }

  /** Writes it at once; gives what became of each when that's on the disk, or undefined if it failed. */
  async #keep(batch: readonly Append[]): Promise<Kept[] | undefined> {
    const kept = this.#write(batch);
    return kept && await this.log.done() ? kept : undefined;
  }

  /** What became of each, in one commit; undefined if it failed. */
  #write(batch: readonly Append[]): Kept[] | undefined {
    this.appended += batch.length;
    const kept: Kept[] = [];
    const done = transact(this.database, () => {
      const commit = countCommit(this.sql);
      for (const append of batch) kept.push(this.#insert(append, commit));
    });
    return done ? kept : undefined;
  }

  /** Versions are consecutive, so if the first is free they all are. */
  #insert({ head, events, finished, owed }: Append, commit: number): Kept {
    for (const event of events) {
      const { changes } = this.sql.event.run(head.code, event.v, JSON.stringify(event));
      if (changes === 0) return "taken";
    }
    if (!this.#note(head, events, commit)) return "taken";
    if (finished) this.work.do(archive(finished));
    if (owed) this.work.do(owe(owed));
    return "kept";
  }

  /** False for a room that has been deleted. */
  #note(head: RoomSummary, events: readonly LoggedEvent[], commit: number): boolean {
    const { newRoom, room, seat } = this.sql;
    const isNew = events[0]?.v === 1;
    const { opener, game, phase, listing, touched, stay, twoTurns, due } = marksOf(head);
    const marks = [opener, game, phase, listing, touched, stay, twoTurns, due];
    const noted = (isNew ? newRoom : room)
      .run(head.code, JSON.stringify(head), Number(head.unfinished), commit, ...marks);
    if (noted.changes === 0) deleteRoom(this.sql, head.code);
    else {
      for (const event of events) {
        const { identity } = event.secret ?? {};
        if (identity && "player" in event) seat.run(identity, head.code, event.player);
      }
    }
    return noted.changes > 0;
  }
}
