/** Where games by post are kept, and who their players are. */

import type { PostBoard } from "./board.ts";

export interface Boards {
  /** Keeps a new board under the next number. */
  open(board: Omit<PostBoard, "number">): PostBoard;
  find(number: number): PostBoard | undefined;
  /** Puts a board in the place of what it was made of; false where that has changed meanwhile. */
  replace(before: PostBoard, after: PostBoard): boolean;
  /** What a user's password was hashed to. */
  passwordOf(user: string): string | undefined;
  /** Gives a user without a password one, hashed. */
  register(user: string, hash: string): void;
}
