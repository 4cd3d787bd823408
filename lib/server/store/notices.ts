/**
 * What processes that share a database must all know for a while: who was here, who asks whom for a
 * game, which bots listen. None of it is missed for long if it's lost.
 */

/** Of each kind, what the id is of. */
export type NoticeKind =
  /** A person who was here, by their identity. */
  | "seen"
  /** A challenge from a person to another, or from a bot, by its room's code. */
  | "challenge"
  | "bot-challenge"
  /** A bot that listens, by its number. */
  | "listening"
  /** A player who has to be told of their turn still, by the room's code. */
  | "reminder"
  /** Up to which ends of turns players were told that theirs is near: there's one. */
  | "time-warnings"
  /** A player who was called otherwise, by what that name looks like: its links lead on. */
  | "former-name"
  /** Somebody who was forgotten, by a hash under the server's own key; whether they were banned then. */
  | "forgotten"
  /** What goes on in the arena: there's one. */
  | "arena"
  /** An admin who is signed in, by a hash of the session's secret under the token. */
  | "admin";

export interface Notice {
  readonly kind: NoticeKind;
  readonly id: string;
  /** The identity that it's from, and the one that it's for; empty for none. Those who are forgotten take it along. */
  readonly author: string;
  readonly about: string;
  /** JSON. */
  readonly body: unknown;
  /** Until when it holds, ms. It's deleted a while later. */
  readonly until: number;
}

export interface Notices {
  /** Puts up notices instead of those of the same kind and id; false if the database failed. */
  post(notices: readonly Notice[]): Promise<boolean>;
  /** Puts up notices again for longer, unless others stand in their place by now; false if the database failed. */
  prolong(notices: readonly Notice[]): Promise<boolean>;
  /** Those of a kind with these ids, whether they still hold or not. */
  find(kind: NoticeKind, ids: readonly string[]): Promise<readonly Notice[]>;
  /** All of a kind, those that end first coming first, whether they still hold or not. */
  all(kind: NoticeKind): Promise<readonly Notice[]>;
  /** All of a kind for an identity, in the same order. */
  about(kind: NoticeKind, identity: string): Promise<readonly Notice[]>;
  /**
   * Takes one down: of several who do it at once one has it. If a body is told, one with another is left.
   * Throws a `StoreFailure` if the database failed.
   */
  take(kind: NoticeKind, id: string, body?: unknown): Promise<Notice | undefined>;
}
