/** Games by post in memory. */

import type { PostBoard } from "./board.ts";
import type { Boards } from "./boards.ts";

export class MemoryBoards implements Boards {
  readonly #boards = new Map<number, PostBoard>();
  readonly #passwords = new Map<string, string>();

  open(board: Omit<PostBoard, "number">): PostBoard {
    const opened = { ...board, number: this.#boards.size + 1 };
    this.#boards.set(opened.number, opened);
    return opened;
  }

  find(number: number): PostBoard | undefined {
    return this.#boards.get(number);
  }

  replace(before: PostBoard, after: PostBoard): boolean {
    if (this.#boards.get(before.number) !== before) return false;
    this.#boards.set(before.number, after);
    return true;
  }

  passwordOf(user: string): string | undefined {
    return this.#passwords.get(user);
  }

  register(user: string, hash: string): void {
    this.#passwords.set(user, hash);
  }
}
