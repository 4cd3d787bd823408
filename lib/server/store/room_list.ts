/** Which rooms there are: asked of the database, as no process knows them all. */

import type { RoomSummary } from "../../rooms/summary.ts";

/** How long rooms may lie untouched, ms. */
export interface Patience {
  /** Those of tournaments, once their game is over. */
  readonly played: number;
  /** Those that nobody has entered. */
  readonly untaken: number;
  /** Those by post without a clock. */
  readonly slow: number;
  /** All others, unless two of their turns may take longer. */
  readonly idle: number;
}

/** A room that has lain untouched for too long. */
export interface Forgotten {
  readonly code: string;
  /** How long two of its turns may take, ms. */
  readonly twoTurns: number;
  /** When it was touched last, ms. */
  readonly touched: number;
}

/** How many rooms count for somebody. */
export interface Held {
  /** Those that an address has opened. */
  readonly ofSource: number;
  /** Those in which an identity sat down first, and whose games aren't over. */
  readonly ofIdentity: number;
}

export interface RoomList {
  /** The last rooms shown to everyone in which somebody waits, of one game or of all. */
  waiting(most: number, game?: string): Promise<readonly RoomSummary[]>;
  /** The last rooms shown to everyone in which a game goes on. */
  running(most: number): Promise<readonly RoomSummary[]>;
  /** The rooms in which one of these sits and whose games aren't over, the last touched first. */
  of(identities: readonly string[]): Promise<readonly RoomSummary[]>;
  /**
   * The games without a clock in which somebody sits and that were retired midway, the last touched first:
   * `due` says until when they're kept.
   */
  left(identity: string): Promise<readonly RoomSummary[]>;
  /** Those of these codes that weren't retired. */
  heads(codes: readonly string[]): Promise<readonly RoomSummary[]>;
  /**
   * Rooms that await no person by then: by post with a turn's time up, or on a computer's turn. Of those
   * by post only the ones whose time isn't up earlier than `from`, ms.
   */
  due(until: number, from?: number): Promise<readonly string[]>;
  /** Rooms to retire. */
  forgotten(now: number, patience: Patience): Promise<readonly Forgotten[]>;
  /** How many there are. */
  size(): Promise<number>;
  /** How many count for an address's mark, and for an identity; none for an empty one. */
  held(opener: string, identity: string): Promise<Held>;
}
