/** Games by post in the file that the site keeps its own in. */

import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { PostBoard } from "./board.ts";
import type { Boards } from "./boards.ts";

export class SqliteBoards implements Boards {
  readonly #insert: StatementSync;
  readonly #find: StatementSync;
  readonly #replace: StatementSync;
  readonly #password: StatementSync;
  readonly #register: StatementSync;

  /** On a database of today's schema. */
  constructor(database: DatabaseSync) {
    this.#insert = database.prepare("INSERT INTO post_boards (body) VALUES (?) RETURNING number");
    this.#find = database.prepare("SELECT body FROM post_boards WHERE number = ?");
    this.#replace = database.prepare(
      "UPDATE post_boards SET body = ? WHERE number = ? AND body = ?",
    );
    this.#password = database.prepare("SELECT hash FROM post_users WHERE name = ?");
    this.#register = database.prepare("INSERT INTO post_users VALUES (?, ?)");
  }

  open(board: Omit<PostBoard, "number">): PostBoard {
    const { number } = this.#insert.get(bodyOf(board))!;
    return { ...board, number: Number(number) };
  }

  find(number: number): PostBoard | undefined {
    const row = this.#find.get(number);
    return row && { ...JSON.parse(String(row.body)), number };
  }

  replace(before: PostBoard, after: PostBoard): boolean {
    const { changes } = this.#replace.run(bodyOf(after), before.number, bodyOf(before));
    return changes === 1;
  }

  passwordOf(user: string): string | undefined {
    return this.#password.get(user)?.hash?.toString();
  }

  register(user: string, hash: string): void {
    this.#register.run(user, hash);
  }
}

/** All but the number, in one order of its parts. */
function bodyOf(
  { id, users, options, seed, moves, leaving, drawing, agreed, openedAt }: Omit<
    PostBoard,
    "number"
  >,
): string {
  return JSON.stringify({ id, users, options, seed, moves, leaving, drawing, agreed, openedAt });
}
