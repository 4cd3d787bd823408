/** Reports, restraints, blocks and acts in SQLite. */

import type { DatabaseSync, SQLOutputValue, StatementSync } from "node:sqlite";
import { foldsOf } from "../../../leaderboard/fold_name.ts";
import type {
  Act,
  ActName,
  Change,
  FiledReport,
  ModerationBook,
  Report,
  Restraint,
  RestraintKind,
  Share,
} from "../moderation.ts";
import type { Offense } from "../../../rooms/offense.ts";
import { attempt, transact } from "./transact.ts";

type Row = Record<string, SQLOutputValue>;

const STATEMENTS = {
  expire: "DELETE FROM restraints WHERE until <= ?",
  restraints: "SELECT * FROM restraints ORDER BY until",
  paused: "SELECT 1 FROM pause",
  barred: "SELECT 1 FROM barred_names WHERE fold = ?",
  reports: "SELECT * FROM reports ORDER BY id LIMIT ?",
  report: "SELECT * FROM reports WHERE id = ?",
  sameReport: "DELETE FROM reports WHERE identity = ? AND kind = ? AND reporter = ?",
  countReports:
    `SELECT count(*) AS every, count(*) FILTER (WHERE reporter = ?) AS own FROM reports`,
  file: `INSERT INTO reports (at, kind, identity, source, name, room, lines, reporter)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  player: "SELECT identity, coalesce(name, '') AS name FROM players WHERE id = ?",
  acts: "SELECT * FROM acts ORDER BY id DESC LIMIT ?",
  act: "INSERT INTO acts (at, act, subject, until, reason) VALUES (?, ?, ?, ?, ?)",
  restrain: "INSERT OR REPLACE INTO restraints VALUES (?, ?, ?)",
  lift: "DELETE FROM restraints WHERE subject = ? AND kind = ?",
  bar: "INSERT OR IGNORE INTO barred_names VALUES (?)",
  unname: "UPDATE players SET name = NULL WHERE identity = ?",
  unlook: "DELETE FROM looks WHERE player = (SELECT id FROM players WHERE identity = ?)",
  unsign: `UPDATE sittings SET name = '', folded = ''
    WHERE player = (SELECT id FROM players WHERE identity = ?)`,
  close: "DELETE FROM reports WHERE id = ?",
  pause: "INSERT INTO pause VALUES (?)",
  resume: "DELETE FROM pause",
  blockedBy: "SELECT blocked FROM blocks WHERE identity = ? ORDER BY blocked",
  isBlocked: `SELECT 1 FROM blocks
    WHERE (identity = ?1 AND blocked = ?2) OR (identity = ?2 AND blocked = ?1)`,
  countBlocks: "SELECT count(*) AS every, count(*) FILTER (WHERE source = ?) AS own FROM blocks",
  block: "INSERT OR IGNORE INTO blocks VALUES (?, ?, ?)",
  unblock: "DELETE FROM blocks WHERE identity = ? AND blocked = ?",
  forgetReports: "DELETE FROM reports WHERE identity = ?",
  forgetBlocks: "DELETE FROM blocks WHERE identity = ?1 OR blocked = ?1",
  forgetReasons: "UPDATE acts SET reason = '' WHERE subject = ?",
} as const;

export class SqliteModeration implements ModerationBook {
  readonly #sql: Record<keyof typeof STATEMENTS, StatementSync>;

  constructor(private readonly database: DatabaseSync) {
    const prepared = Object.entries(STATEMENTS).map(([name, sql]) => [name, database.prepare(sql)]);
    this.#sql = Object.fromEntries(prepared);
  }

  restraints(now: number): readonly Restraint[] {
    attempt(() => this.#sql.expire.run(now));
    return this.#sql.restraints.all().map(restraintOf);
  }

  isPaused(): boolean {
    return this.#sql.paused.get() !== undefined;
  }

  isBarred(name: string): boolean {
    return foldsOf(name).some((fold) => this.#sql.barred.get(fold) !== undefined);
  }

  reports(limit: number): readonly FiledReport[] {
    return this.#sql.reports.all(limit).map(reportOf);
  }

  report(id: number): FiledReport | undefined {
    const row = this.#sql.report.get(id);
    return row && reportOf(row);
  }

  file(report: Report, at: number, reporter: string, share: Share): "kept" | "limit" | "failed" {
    const { kind, identity, source, name, room, lines } = report;
    return this.#within(share, this.#sql.countReports, reporter, () => {
      this.#sql.sameReport.run(identity, kind, reporter);
    }, () => {
      const said = JSON.stringify(lines);
      this.#sql.file.run(at, kind, identity, source, name, room, said, reporter);
    });
  }

  player(id: number): { identity: string; name: string } | undefined {
    const row = this.#sql.player.get(id);
    return row && { identity: String(row.identity), name: String(row.name) };
  }

  acts(limit: number): readonly Act[] {
    return this.#sql.acts.all(limit).map(actOf);
  }

  act({ at, act, subject, until, reason }: Act, changes: readonly Change[]): boolean {
    return transact(this.database, () => {
      this.#sql.act.run(at, act, subject, until, reason);
      for (const change of changes) this.#change(change, at);
    });
  }

  blockedBy(identity: string): readonly string[] {
    return this.#sql.blockedBy.all(identity).map(({ blocked }) => String(blocked));
  }

  isBlocked(one: string, other: string): boolean {
    return this.#sql.isBlocked.get(one, other) !== undefined;
  }

  block(
    identity: string,
    blocked: string,
    source: string,
    share: Share,
  ): "kept" | "limit" | "failed" {
    return this.#within(share, this.#sql.countBlocks, source, () => {}, () => {
      this.#sql.block.run(identity, blocked, source);
    });
  }

  unblock(identity: string, blocked: string): boolean {
    return attempt(() => this.#sql.unblock.run(identity, blocked));
  }

  forget(identity: string, subject: string): void {
    this.#sql.forgetReports.run(identity);
    this.#sql.forgetBlocks.run(identity);
    this.#sql.forgetReasons.run(subject);
  }

  /** Writes unless there are enough of them, once what would be replaced is gone. */
  #within(
    { all, each }: Share,
    count: StatementSync,
    source: string,
    clear: () => void,
    write: () => void,
  ): "kept" | "limit" | "failed" {
    let isFull = false;
    const done = transact(this.database, () => {
      clear();
      const { every, own } = count.get(source)!;
      isFull = Number(every) >= all || Number(own) >= each;
      if (!isFull) write();
    });
    return !done ? "failed" : isFull ? "limit" : "kept";
  }

  #change(change: Change, at: number): void {
    switch (change.t) {
      case "restrain": {
        const { subject, kind, until } = change.restraint;
        this.#sql.restrain.run(subject, kind, until);
        break;
      }
      case "lift":
        this.#sql.lift.run(change.subject, change.kind);
        break;
      case "take-name":
        this.#takeName(change.identity, change.name);
        break;
      case "close":
        this.#sql.close.run(change.report);
        break;
      case "pause":
        this.#sql.pause.run(at);
        break;
      case "resume":
        this.#sql.resume.run();
    }
  }

  /** Of games they played, too: what somebody called themselves there is the same name. */
  #takeName(identity: string, name: string): void {
    for (const fold of foldsOf(name)) this.#sql.bar.run(fold);
    this.#sql.unlook.run(identity);
    this.#sql.unsign.run(identity);
    this.#sql.unname.run(identity);
  }
}

function restraintOf({ subject, kind, until }: Row): Restraint {
  return { subject: String(subject), kind: kind as RestraintKind, until: Number(until) };
}

function reportOf({ id, at, kind, identity, source, name, room, lines }: Row): FiledReport {
  return {
    id: Number(id),
    at: Number(at),
    kind: kind as Offense,
    identity: String(identity),
    source: source === null ? null : String(source),
    name: String(name),
    room: room === null ? null : String(room),
    lines: JSON.parse(String(lines)),
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
