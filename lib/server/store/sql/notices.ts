/** Notices in a database. */

import { StoreFailure } from "../failure.ts";
import type { Notice, NoticeKind, Notices } from "../notices.ts";
import { all, type Database, get, insert, listed, type Row, run, type Work } from "./work.ts";

/** How long a notice is kept that holds no more, ms: somebody may have to say that it ended. */
const KEPT = 60_000;

const REPLACE = `
  ON CONFLICT (kind, id) DO UPDATE SET author = excluded.author, about = excluded.about,
    body = excluded.body, until = excluded.until`;
const PROLONG = `
  ON CONFLICT (kind, id) DO UPDATE SET until = excluded.until WHERE notices.body = excluded.body`;

export class SqlNotices implements Notices {
  constructor(private readonly database: Database) {}

  async post(notices: readonly Notice[]): Promise<boolean> {
    return await this.database.write(() => post(notices), ["notices"]) !== "failed";
  }

  async prolong(notices: readonly Notice[]): Promise<boolean> {
    return await this.database.write(() => post(notices, PROLONG), ["notices"]) !== "failed";
  }

  find(kind: NoticeKind, ids: readonly string[]): Promise<readonly Notice[]> {
    return this.database.read(find(kind, ids));
  }

  all(kind: NoticeKind): Promise<readonly Notice[]> {
    return this.database.read(noticesIn("kind = ?", kind));
  }

  about(kind: NoticeKind, identity: string): Promise<readonly Notice[]> {
    return this.database.read(noticesIn("kind = ? AND about = ?", kind, identity));
  }

  async take(kind: NoticeKind, id: string, body?: unknown): Promise<Notice | undefined> {
    const taken = await this.database.write(() => take(kind, id, body), ["notices"]);
    if (taken === "failed") throw new StoreFailure("A notice could not be taken down");
    return taken;
  }
}

/** Notes a reminder of somebody who has asked for them. */
export function* owe(owed: Notice): Work<void> {
  const wants = yield* get("SELECT 1 AS one FROM subscriptions WHERE identity = ?", owed.about);
  if (wants) yield* post([owed]);
}

/** Deletes some of what has ended, ms. */
export function* pruneNotices(now: number): Work<void> {
  yield* run("DELETE FROM notices WHERE until < ?", now - KEPT);
}

/** Forgets what is from, for or about an identity. */
export function* forgetNotices(identity: string): Work<void> {
  yield* run("DELETE FROM notices WHERE author = ?1 OR about = ?1", identity);
}

/** Puts up notices; of several with one id the last holds. */
export function* post(notices: readonly Notice[], otherwise = REPLACE): Work<void> {
  const last = new Map(notices.map((notice) => [`${notice.kind} ${notice.id}`, notice]));
  const rows = [...last.values()].map(({ kind, id, author, about, body, until }) =>
    [kind, id, author, about, JSON.stringify(body), until] as const
  );
  yield* insert("notices (kind, id, author, about, body, until)", rows, otherwise);
}

/** Those of a kind with these ids. */
export function* find(kind: NoticeKind, ids: readonly string[]): Work<readonly Notice[]> {
  if (ids.length === 0) return [];
  const { marks, values } = listed(ids);
  const rows = yield* all(
    `SELECT * FROM notices WHERE kind = ? AND id IN (${marks})`,
    kind,
    ...values,
  );
  const found = new Map(rows.map((row) => [String(row.id), noticeOf(row)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

function* noticesIn(which: string, ...values: readonly string[]): Work<readonly Notice[]> {
  const rows = yield* all(`SELECT * FROM notices WHERE ${which} ORDER BY until, id`, ...values);
  return rows.map(noticeOf);
}

function* take(kind: NoticeKind, id: string, body: unknown): Work<Notice | undefined> {
  const [which, ...values] = body === undefined ? [""] : ["AND body = ?", JSON.stringify(body)];
  const taken = `DELETE FROM notices WHERE kind = ? AND id = ? ${which} RETURNING *`;
  const row = yield* get(taken, kind, id, ...values);
  return row && noticeOf(row);
}

function noticeOf({ kind, id, author, about, body, until }: Row): Notice {
  return {
    kind: kind as NoticeKind,
    id: String(id),
    author: String(author),
    about: String(about),
    body: JSON.parse(String(body)),
    until: Number(until),
  };
}
