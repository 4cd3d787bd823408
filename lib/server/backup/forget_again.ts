/** Who deleted their data after a backup was made is deleted from what is restored from it. */

import { DatabaseSync } from "node:sqlite";
import { isDeserted } from "../../rooms/summary.ts";
import { readSubjects, type Subjects } from "../moderation/subject.ts";
import type { Notice } from "../store/notices.ts";
import { sqlBooks } from "../store/sql/books.ts";
import { people } from "../store/sql/forgotten.ts";
import { SqliteDatabase } from "../store/sqlite/sqlite_database.ts";
import { SqliteStore } from "../store/sqlite/sqlite_store.ts";
import { isStoreFailure, StoreFailure } from "../store/failure.ts";
import { isDamage } from "../start/lock_database.ts";
import { StartError } from "../start/start_error.ts";
import { has } from "./copy.ts";

/**
 * Forgets in a copy whom the old database has forgotten since, and tells how many. Somebody who was
 * forgotten before the copy was made has come back with the same code: they stay.
 */
export async function forgetAgain(path: string, old: DatabaseSync): Promise<number> {
  const known = await knownBy(old);
  if (!known) return 0;
  const marks = await newMarks(path, known.marks);
  if (marks.length === 0) return 0;
  try {
    const count = await forgetIn(path, marks, known.subjects);
    leaveLog(path);
    return count;
  } catch (error) {
    if (!isStoreFailure(error)) throw error;
    throw new StartError(`Nobody can be deleted from ${path}: ${error.message}`);
  }
}

async function forgetIn(path: string, marks: readonly Notice[], subjects: Subjects) {
  const database = new DatabaseSync(path), store = new SqliteStore(database);
  try {
    const identities = await new SqliteDatabase(database).read(people());
    const count = await forgetAll(store, identities, marks, subjects);
    await store.pruneDumps();
    // As they were: by these the next restore knows whom to forget.
    if (!await store.books.notices.post(marks)) throw new StoreFailure("no mark is kept");
    return count;
  } finally {
    await store.close();
  }
}

/** Makes one file of it again, which is moved alone. */
function leaveLog(path: string): void {
  using database = new DatabaseSync(path);
  database.exec("PRAGMA journal_mode = DELETE");
}

/** Undefined if nobody was forgotten, or the database is damaged: it's replaced all the same. */
async function knownBy(old: DatabaseSync) {
  try {
    const marks = await marksIn(old);
    return marks.length === 0
      ? undefined
      : { marks, subjects: await readSubjects(booksOf(old).keys) };
  } catch (error) {
    if (error instanceof Error && isDamage(error)) return;
    throw error;
  }
}

async function newMarks(path: string, marks: readonly Notice[]): Promise<readonly Notice[]> {
  using copy = new DatabaseSync(path, { readOnly: true });
  const known = new Map((await marksIn(copy)).map(({ id, until }) => [id, until]));
  return marks.filter(({ id, until }) => known.get(id) !== until);
}

/** A database that is new, or from before there were any, has none. */
async function marksIn(database: DatabaseSync): Promise<readonly Notice[]> {
  return has(database, "notices") ? await booksOf(database).notices.all("forgotten") : [];
}

function booksOf(database: DatabaseSync) {
  return sqlBooks(new SqliteDatabase(database));
}

async function forgetAll(
  store: SqliteStore,
  identities: readonly string[],
  marks: readonly Notice[],
  subjects: Subjects,
): Promise<number> {
  const marked = new Map(marks.map((mark) => [mark.id, mark]));
  // A server that began anew has a key of its own, and so have its marks.
  const own = await readSubjects(store.books.keys);
  let count = 0;
  for (const identity of identities) {
    const mark = marked.get(subjects.identity(identity));
    if (!mark) continue;
    const standing = { subject: own.identity(identity), isBanned: mark.body === true };
    const heads = await store.forget(identity, Date.now(), standing);
    if (!heads) throw new StoreFailure("nothing is kept");
    for (const { code, touched } of heads.filter(isDeserted)) await store.retire(code, 0, touched);
    count++;
  }
  return count;
}
