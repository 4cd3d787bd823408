/** Which room each board by post is, and who its users are, next to all that the site keeps. */

import { type Database, get, run, type Work } from "./work.ts";

/** A board's room: its code, and what the ids of its games begin with. */
interface Place {
  readonly code: string;
  readonly stem: string;
}

export class PostBoards {
  constructor(private readonly database: Database) {}

  /** Gives a room the next number, from 1; "failed" if the database fails. */
  add(place: Place): Promise<number | "failed"> {
    return this.database.write(() => add(place));
  }

  find(number: number): Promise<Place | undefined> {
    return this.database.read(find(number));
  }

  /** The number of the board that a room is, if it's one. */
  numberOf(code: string): Promise<number | undefined> {
    return this.database.read(numberOf(code));
  }

  /** What a user's password was hashed to. */
  passwordOf(user: string): Promise<string | undefined> {
    return this.database.read(passwordOf(user));
  }

  /** Gives a user without a password one, hashed: the first of two who come at once; what it is then. */
  register(user: string, hash: string): Promise<string | "failed"> {
    return this.database.write(() => register(user, hash));
  }
}

/** Rooms are never taken off: the next number is one more than the last. */
function* add({ code, stem }: Place): Work<number> {
  const row = yield* get(
    "INSERT INTO post_boards (code, stem) VALUES (?, ?) RETURNING number",
    code,
    stem,
  );
  return Number(row!.number);
}

function* find(number: number): Work<Place | undefined> {
  const row = yield* get("SELECT code, stem FROM post_boards WHERE number = ?", number);
  return row && { code: String(row.code), stem: String(row.stem) };
}

function* numberOf(code: string): Work<number | undefined> {
  const row = yield* get("SELECT number FROM post_boards WHERE code = ?", code);
  return row && Number(row.number);
}

function* passwordOf(user: string): Work<string | undefined> {
  return (yield* get("SELECT hash FROM post_users WHERE name = ?", user))?.hash?.toString();
}

function* register(user: string, hash: string): Work<string> {
  yield* run(
    "INSERT INTO post_users (name, hash) VALUES (?, ?) ON CONFLICT DO NOTHING",
    user,
    hash,
  );
  return (yield* passwordOf(user))!;
}
