/** Tickets in SQLite: a row for each player who was given one within the last day. */

import type { DatabaseSync, StatementSync } from "node:sqlite";
import { isSameGame, TICKET_LIFE, TICKETS_APART } from "../../../leaderboard/ticket.ts";
import type { Forfeit } from "../../../leaderboard/finished_game.ts";
import type { SqliteArchive } from "./sqlite_archive.ts";
import type { Entry, Opened, Tickets } from "../tickets.ts";
import { transact } from "./transact.ts";

const SECOND = 1000;
/** How many games are counted as lost at a time: a few milliseconds' work. */
const AT_A_TIME = 25;

/** A player's last ticket; no entry once it has been reported. */
interface Last {
  readonly issued: number;
  readonly entry: Entry | undefined;
}

export class SqliteTickets implements Tickets {
  readonly #find: StatementSync;
  readonly #put: StatementSync;
  readonly #late: StatementSync;
  readonly #drop: StatementSync;

  constructor(
    private readonly database: DatabaseSync,
    private readonly archive: SqliteArchive,
  ) {
    this.#find = database.prepare("SELECT issued, open FROM tickets WHERE identity = ?");
    this.#put = database.prepare("INSERT OR REPLACE INTO tickets VALUES (?, ?, ?, ?)");
    this.#late = database.prepare(
      "SELECT identity, open FROM tickets WHERE issued < ? ORDER BY issued LIMIT ?",
    );
    this.#drop = database.prepare("DELETE FROM tickets WHERE identity = ?");
  }

  open(entry: Entry, now: number, instead?: string): Promise<Opened> {
    let opened: Opened = { refused: "storage" };
    const done = transact(this.database, () => {
      opened = this.#open(entry, now, instead);
    });
    return Promise.resolve(done ? opened : { refused: "storage" });
  }

  isOpen(identity: string, seed: string): Promise<boolean> {
    return Promise.resolve(this.#last(identity)?.entry?.ticket.seed === seed);
  }

  lapse(now: number): Promise<void> {
    const late = this.#late.all(now - TICKET_LIFE, AT_A_TIME);
    if (late.length === 0) return Promise.resolve();
    transact(this.database, () => {
      for (const { identity, open } of late) {
        const entry = readEntry(open);
        if (entry) this.#lose(entry, entry.ticket.issued + TICKET_LIFE, "unreported");
        this.#drop.run(identity!);
      }
    });
    return Promise.resolve();
  }

  #open(entry: Entry, now: number, instead: string | undefined): Opened {
    const last = this.#last(entry.identity);
    const open = last?.entry;
    const isHeld = open && now - last.issued <= TICKET_LIFE;
    if (isHeld && open.ticket.seed !== instead) {
      const { ticket } = open;
      return isSameGame(ticket, entry.ticket) ? { ticket } : { refused: "open", open: ticket };
    }
    const wait = last ? last.issued + TICKETS_APART - now : 0;
    // A clock that was put back keeps nobody waiting.
    if (wait > 0 && wait <= TICKETS_APART) return { refused: "soon", wait };
    if (open && isHeld) this.#lose(open, now, "replaced");
    else if (open) this.#lose(open, last.issued + TICKET_LIFE, "unreported");
    const { identity, ticket } = entry;
    this.#put.run(identity, ticket.seed, ticket.issued, JSON.stringify(entry));
    return { ticket };
  }

  #lose({ ticket, lost }: Entry, endedAt: number, forfeit: Forfeit): void {
    const seconds = Math.round((endedAt - ticket.issued) / SECOND);
    this.archive.write({ ...lost, endedAt, seconds, forfeit });
  }

  #last(identity: string): Last | undefined {
    const row = this.#find.get(identity);
    return row && { issued: Number(row.issued), entry: readEntry(row.open) };
  }
}

function readEntry(open: unknown): Entry | undefined {
  return open === null ? undefined : JSON.parse(String(open));
}
