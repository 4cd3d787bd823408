/** Reports, restraints, blocks and acts in a database. */

import { foldName, foldsOf } from "../../../leaderboard/fold_name.ts";
import type {
  Act,
  ActName,
  Change,
  Filed,
  FiledReport,
  ModerationBook,
  Report,
  Restraint,
  RestraintKind,
  Share,
} from "../moderation.ts";
import type { Offense } from "../../../rooms/offense.ts";
import { HOUSE } from "../bots.ts";
import { carryOut } from "./acts.ts";
import { ownerOf } from "./looks.ts";
import { all, type Database, get, type Row, run, together, type Work } from "./work.ts";

export class SqlModeration implements ModerationBook {
  constructor(private readonly database: Database) {}

  async restraints(now: number): Promise<readonly Restraint[]> {
    const every = await this.database.read(restraints());
    const lasting = every.filter(({ until }) => until > now);
    if (lasting.length < every.length) await this.database.write(() => expire(now));
    return lasting;
  }

  async reasoned(now: number) {
    const rows = await this.database.read(all(REASONED, now));
    return rows.map((row) => ({ ...restraintOf(row), reason: String(row.reason) }));
  }

  isPaused(): Promise<boolean> {
    return this.database.read(isThere("SELECT 1 FROM pause"));
  }

  isBarred(name: string): Promise<boolean> {
    return this.database.read(isBarred(name));
  }

  async reports(limit: number): Promise<readonly FiledReport[]> {
    const rows = await this.database.read(all(`${REPORTS} ORDER BY r.id LIMIT ?`, limit));
    return rows.map(reportOf);
  }

  async report(id: number): Promise<FiledReport | undefined> {
    const row = await this.database.read(get(`${REPORTS} WHERE r.id = ?`, id));
    return row && reportOf(row);
  }

  async countReports(): Promise<number> {
    return Number((await this.database.read(get("SELECT count(*) AS n FROM reports")))!.n);
  }

  hasTournament(id: string): Promise<boolean> {
    return this.database.read(isThere("SELECT 1 FROM tournaments WHERE id = ?", id));
  }

  file(report: Report, at: number, reporter: string, share: Share): Promise<Filed> {
    return this.database.write(() => file(report, at, reporter, share));
  }

  async player(which: number | string): Promise<{ identity: string; name: string } | undefined> {
    const row = await this.database.read(player(which));
    return row && { identity: String(row.identity), name: String(row.name) };
  }

  async acts(limit: number): Promise<readonly Act[]> {
    const rows = await this.database.read(
      all("SELECT * FROM acts ORDER BY id DESC LIMIT ?", limit),
    );
    return rows.map(actOf);
  }

  async act(act: Act, changes: readonly Change[]): Promise<boolean> {
    return await this.database.write(() => carryOut(act, changes)) !== "failed";
  }

  async blockedBy(identity: string): Promise<readonly string[]> {
    const rows = await this.database.read(
      all("SELECT blocked FROM blocks WHERE identity = ? ORDER BY blocked", identity),
    );
    return rows.map(({ blocked }) => String(blocked));
  }

  isBlocked(one: string, other: string): Promise<boolean> {
    return this.database.read(isThere(
      `SELECT 1 FROM blocks
       WHERE (identity = ?1 AND blocked = ?2) OR (identity = ?2 AND blocked = ?1)`,
      one,
      other,
    ));
  }

  async blocksAmong(identities: readonly string[]) {
    const rows = await this.database.read(blocksBy(identities)), known = new Set(identities);
    return rows.map(({ identity, blocked }) => [String(identity), String(blocked)] as const)
      .filter(([, blocked]) => known.has(blocked));
  }

  block(identity: string, blocked: string, source: string, share: Share): Promise<Filed> {
    return this.database.write(() => block(identity, blocked, source, share));
  }

  async unblock(identity: string, blocked: string): Promise<boolean> {
    const done = await this.database.write(() =>
      run("DELETE FROM blocks WHERE identity = ? AND blocked = ?", identity, blocked)
    );
    return done !== "failed";
  }
}

/** With the owners of bots; the server's own are nobody's. */
const REPORTS = `
  SELECT r.*, b.owner FROM reports r
  LEFT JOIN bots b ON b.identity = r.identity AND b.source <> '${HOUSE}'`;

const REASONED = `
  SELECT r.*, coalesce((
    SELECT a.reason FROM acts a WHERE a.subject = r.subject AND a.until = r.until
    ORDER BY a.id DESC LIMIT 1
  ), '') AS reason FROM restraints r WHERE r.until > ? ORDER BY r.until`;

/** Forgets a person; acts on `subject`, which is how they know the person, keep no reason. */
export function* forgetReported(identity: string, subject: string): Work<void> {
  yield* run("DELETE FROM reports WHERE identity = ?", identity);
  yield* run("DELETE FROM blocks WHERE identity = ?1 OR blocked = ?1", identity);
  yield* run("UPDATE acts SET reason = '' WHERE subject = ?", subject);
}

/** Whether a name was taken away, or one that looks like it. */
export function* isBarred(name: string): Work<boolean> {
  const barred = foldsOf(name).map((fold) =>
    isThere("SELECT 1 FROM barred_names WHERE fold = ?", fold)
  );
  return (yield* together(barred)).includes(true);
}

function* isThere(sql: string, ...values: readonly string[]): Work<boolean> {
  return (yield* get(sql, ...values)) !== undefined;
}

function* restraints(): Work<Restraint[]> {
  return (yield* all("SELECT * FROM restraints ORDER BY until")).map(restraintOf);
}

function* expire(now: number): Work<void> {
  yield* run("DELETE FROM restraints WHERE until <= ?", now);
}

function* player(which: number | string): Work<Row | undefined> {
  const id = typeof which === "number" ? which : yield* ownerOf(foldName(which));
  if (id === undefined) return undefined;
  return yield* get("SELECT identity, coalesce(name, '') AS name FROM players WHERE id = ?", id);
}

function* file(report: Report, at: number, reporter: string, share: Share): Work<Filed> {
  const { kind, identity, source, name, room, lines } = report;
  yield* run(
    "DELETE FROM reports WHERE identity = ? AND kind = ? AND reporter = ?",
    identity,
    kind,
    reporter,
  );
  const counts = yield* get(
    `SELECT count(*) AS every, count(*) FILTER (WHERE reporter = ?) AS own FROM reports`,
    reporter,
  );
  if (isFull(counts!, share)) return "limit";
  yield* run(
    `INSERT INTO reports (at, kind, identity, source, name, room, lines, reporter)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    at,
    kind,
    identity,
    source,
    name,
    room,
    JSON.stringify(lines),
    reporter,
  );
  return "kept";
}

/** How many identities one statement names. */
const AT_ONCE = 25;

/** The same statement for any of them: the empty name stands for those it has no more of. */
function* blocksBy(identities: readonly string[]): Work<readonly Row[]> {
  const marks = Array(AT_ONCE).fill("?").join(", ");
  const sql = `SELECT identity, blocked FROM blocks WHERE identity IN (${marks})`;
  const rows: Row[] = [];
  for (let from = 0; from < identities.length; from += AT_ONCE) {
    const some = identities.slice(from, from + AT_ONCE);
    rows.push(...yield* all(sql, ...some, ...Array<string>(AT_ONCE - some.length).fill("")));
  }
  return rows;
}

function* block(identity: string, blocked: string, source: string, share: Share): Work<Filed> {
  const counts = yield* get(
    "SELECT count(*) AS every, count(*) FILTER (WHERE source = ?) AS own FROM blocks",
    source,
  );
  if (isFull(counts!, share)) return "limit";
  yield* run(
    "INSERT INTO blocks (identity, blocked, source) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
    identity,
    blocked,
    source,
  );
  return "kept";
}

function isFull({ every, own }: Row, share: Share): boolean {
  return Number(every) >= share.all || Number(own) >= share.each;
}

function restraintOf({ subject, kind, until }: Row): Restraint {
  return { subject: String(subject), kind: kind as RestraintKind, until: Number(until) };
}

function reportOf(
  { id, at, kind, identity, source, name, room, lines, owner }: Row,
): FiledReport {
  return {
    id: Number(id),
    at: Number(at),
    kind: kind as Offense,
    identity: String(identity),
    source: source === null ? null : String(source),
    name: String(name),
    room: room === null ? null : String(room),
    lines: JSON.parse(String(lines)),
    ...owner !== null && { owner: String(owner) },
  };
}

function actOf({ at, act, subject, until, reason }: Row): Act {
  return {
    at: Number(at),
    act: act as ActName,
    subject: String(subject),
    until: until === null ? null : Number(until),
    reason: String(reason),
  };
}
