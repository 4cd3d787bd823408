/** Tickets in a database: a row for each player who was given one within the last day. */

import { isSameKind } from "../../../leaderboard/cpu_record.ts";
import { TICKET_LIFE, TICKETS_APART } from "../../../leaderboard/ticket.ts";
import type { Forfeit } from "../../../leaderboard/finished_game.ts";
import type { Entry, Opened, Tickets, TicketShare } from "../tickets.ts";
import { nextTurn } from "../../clock.ts";
import { archive } from "./archive.ts";
import { known } from "./players.ts";
import { all, type Database, get, type Row, run, type Work } from "./work.ts";

const SECOND = 1000;
/** How many games are counted as lost at a time, before others have their turn: a few milliseconds' work. */
const AT_A_TIME = 25;

/** All that there are, open or not, are counted at once; those that are open SQLite looks up one by one. */
const COUNT = `
  SELECT (SELECT count(*) FROM tickets) AS there, (SELECT count(*) FROM tickets
     WHERE open IS NOT NULL AND source = ?2 AND identity <> ?1) AS near`;
const COUNT_OPEN = "SELECT count(*) AS every FROM tickets WHERE open IS NOT NULL AND identity <> ?";

/** A player's last ticket; no entry once it has been reported. */
interface Last {
  readonly issued: number;
  readonly entry: Entry | undefined;
}

export class SqlTickets implements Tickets {
  constructor(private readonly database: Database) {}

  async open(entry: Entry, now: number, share: TicketShare, instead?: string): Promise<Opened> {
    const work = () => open(entry, now, share, instead);
    const parts = [`player ${entry.identity}`, "tickets"] as const;
    const opened = await this.database.write(work, parts);
    return opened === "failed" ? { refused: "storage" } : opened;
  }

  isOpen(identity: string, seed: string): Promise<boolean> {
    return this.database.read(isOpen(identity, seed));
  }

  async lapse(now: number): Promise<void> {
    const before = now - TICKET_LIFE;
    while ((await this.database.read(late(before))).length > 0) {
      if (await this.database.write(() => lapse(before)) === "failed") return;
      await nextTurn();
    }
  }
}

function* open(
  entry: Entry,
  now: number,
  share: TicketShare,
  instead: string | undefined,
): Work<Opened> {
  const { identity, ticket } = entry;
  const last = yield* lastOf(identity);
  const held = last?.entry;
  const isHeld = held && now - last.issued <= TICKET_LIFE;
  if (isHeld && held.ticket.seed !== instead) {
    return isSameKind(held.ticket, ticket)
      ? { ticket: held.ticket }
      : { refused: "open", open: held.ticket };
  }
  const wait = last ? last.issued + TICKETS_APART - now : 0;
  // A clock that was put back keeps nobody waiting.
  if (wait > 0 && wait <= TICKETS_APART) return { refused: "soon", wait };
  if (yield* isFull(identity, share)) return { refused: "limit" };
  if (held && isHeld) yield* lose(held, now, "replaced");
  else if (held) yield* lose(held, last.issued + TICKET_LIFE, "unreported");
  yield* note(entry, share.source);
  return { ticket };
}

/** Whether others have as many open as there may be. */
function* isFull(identity: string, { source, all, ofSource }: TicketShare): Work<boolean> {
  const { there, near } = (yield* get(COUNT, identity, source))!;
  if (Number(near) >= ofSource) return true;
  if (Number(there) < all) return false;
  return Number((yield* get(COUNT_OPEN, identity))!.every) >= all;
}

function* note(entry: Entry, source: string): Work<void> {
  const { identity, ticket: { seed, issued } } = entry;
  yield* run(
    `INSERT INTO tickets (identity, seed, issued, open, source) VALUES (?1, ?2, ?3, ?4, ?5)
     ON CONFLICT (identity) DO UPDATE SET seed = ?2, issued = ?3, open = ?4, source = ?5`,
    ...[identity, seed, issued, JSON.stringify(entry), source],
  );
}

/** Whether a player's ticket is open, to be reported. */
export function* isOpen(identity: string, seed: string): Work<boolean> {
  return (yield* lastOf(identity))?.entry?.ticket.seed === seed;
}

function* lapse(before: number): Work<void> {
  for (const { identity, open } of yield* late(before)) {
    const entry = readEntry(open);
    if (entry) yield* lose(entry, entry.ticket.issued + TICKET_LIFE, "unreported");
    yield* run("DELETE FROM tickets WHERE identity = ?", String(identity));
  }
}

function* late(before: number): Work<readonly Row[]> {
  return yield* all(
    "SELECT identity, open FROM tickets WHERE issued < ? ORDER BY issued LIMIT ?",
    before,
    AT_A_TIME,
  );
}

/**
 * A game that isn't played to its end is lost, unless its player has never ended one: then nothing is
 * kept, for anyone can be as many such players as they like.
 */
function* lose(
  { identity, ticket, lost }: Entry,
  endedAt: number,
  forfeit: Forfeit,
): Work<void> {
  if (!(yield* known(identity))) return;
  const seconds = Math.round((endedAt - ticket.issued) / SECOND);
  yield* archive({ ...lost, endedAt, seconds, forfeit });
}

function* lastOf(identity: string): Work<Last | undefined> {
  const row = yield* get("SELECT issued, open FROM tickets WHERE identity = ?", identity);
  return row && { issued: Number(row.issued), entry: readEntry(row.open) };
}

function readEntry(open: unknown): Entry | undefined {
  return open === null ? undefined : JSON.parse(String(open));
}
