/**
 * The processes that share a database: which players are connected to each, and what work each has
 * claimed. A process that gives no sign of life for a while counts as ended, with all it had.
 */

import type { Player } from "../../rooms/event.ts";

/** A player of a room. */
export interface Present {
  readonly room: string;
  readonly player: Player;
}

/** Who is connected to a process now, and who is not any more. */
export interface Noted {
  readonly came: readonly Present[];
  readonly left: readonly Present[];
}

/** The longest text that one process tells another; with whom it's from it's a notification. */
export const LONGEST_TOLD = 7_800;

/** Who is connected to other processes. */
export interface Elsewhere {
  readonly present: readonly Present[];
  /** How long ago the one of them that lives gave its last sign of life that did so first, ms; 0 for none. */
  readonly age: number;
}

/** What a process learns when it gives a sign of life. */
export interface Beat {
  /** Whether it counted as living until now. */
  readonly lived: boolean;
  /** The other processes that live. */
  readonly others: readonly string[];
}

/** Each process has an id, `me`. All of it throws what `isStoreFailure` knows if the database fails. */
export interface Peers {
  /** Whether there can be only one process. */
  readonly isPrivate: boolean;
  /**
   * A sign of life, which holds for `lasts`, ms, and notes who came and who left. It may forget what those
   * had that ended a minute ago.
   */
  beat(me: string, lasts: number, mayForget: boolean, noted?: Noted): Promise<Beat>;
  /** Notes who is connected to this process now, and who is not any more. */
  note(me: string, noted: Noted): Promise<void>;
  /** Who of these rooms is connected to other processes that live, whose signs hold for `lasts`, ms. */
  elsewhere(me: string, rooms: readonly string[], lasts: number): Promise<Elsewhere>;
  /** Whether this process has that work now; from one that has ended it may be taken over. */
  claim(me: string, work: string, mayTakeOver: boolean): Promise<boolean>;
  /**
   * Tells another process something, or all others if none is named: texts of up to `LONGEST_TOLD`
   * characters of ASCII, which may get lost, but not out of order.
   */
  tell(me: string, texts: readonly string[], to?: string): Promise<void>;
  /** Calls back with what this process is told, and by which. */
  hear(me: string, told: (text: string, by: string) => void): void;
  /** Gives work back. */
  release(me: string, work: string): Promise<void>;
}
