/**
 * What rooms need of a disk: event logs that never lose what they took. Several processes may share
 * one store: a process that appends a version that's taken is refused, reads what the other wrote, and
 * judges again.
 */

import type { LoggedEvent } from "../../rooms/event.ts";
import type { RoomSummary } from "../../rooms/summary.ts";
import type { FinishedGame } from "../../leaderboard/finished_game.ts";
import type { Books } from "./books.ts";
import type { Kept } from "./failure.ts";
import type { Notice } from "./notices.ts";
import type { OwnData } from "./own_data.ts";
import type { Peers } from "./peers.ts";
import type { RoomList } from "./room_list.ts";

/** What a process makes of what others write: hints, which may be late, repeated, or about nothing new. */
export interface Listener {
  /** Reads on in a room that was written to, if it's loaded here. The events may come along. */
  catchUp(code: string, news?: () => readonly LoggedEvent[]): void;
  /** Lets go of a room that was retired. */
  retired(code: string): void;
}

/** How restraints and acts know somebody who is forgotten, and whether a ban takes their seats. */
export interface Standing {
  readonly subject?: string;
  readonly isBanned?: boolean;
}

export interface Store {
  /**
   * Adds the consecutive events of one command, all or none, the room's head with them, and in the
   * archive the game that they finish: a game whose end is kept is archived, exactly once. Who has to
   * be reminded of their turn is noted with it, if they have asked to be.
   */
  append(
    head: RoomSummary,
    events: readonly LoggedEvent[],
    finished?: FinishedGame,
    owed?: Notice,
  ): Promise<Kept>;
  /** A room's events after a version, in order; none for a room that is not there. */
  read(code: string, after: number): Promise<readonly LoggedEvent[]>;
  /** The heads of all rooms that were not retired: for commands, as a server may have too many. */
  live(): Promise<readonly RoomSummary[]>;
  /**
   * Takes a room out of `live`, and deletes it unless a game in it is unfinished: a log holds who
   * played, and finished games are in the archive. One that is unfinished is kept until a moment, ms. Not if
   * it was touched at another moment than is told; false then, and where the disk failed.
   */
  retire(code: string, until: number, touched?: number): Promise<boolean>;
  /** Deletes some of what is kept no longer, ms; called now and then, it deletes all. */
  prune(now: number): Promise<void>;
  /**
   * Forgets an identity: the player with name, points and rating, what the rooms' logs have of them,
   * and what was reported of them; not even the bytes of it are left in an SQLite file. Games keep a
   * deleted player, and rooms go on with a nameless one: gives the heads of those, or undefined if the
   * disk failed and nothing is done.
   */
  forget(
    identity: string,
    now: number,
    standing?: Standing,
  ): Promise<readonly RoomSummary[] | undefined>;
  /** Deletes the pieces of dumps that are gone, some at a time: others are served in between. */
  pruneDumps(): Promise<void>;
  /** What is kept about an identity. */
  ownData(identity: string): Promise<OwnData>;
  /** Tells of rooms that other processes write to, until the answer is called. */
  subscribe(listener: Listener): () => void;
  /** Which of these rooms are not live any more: a process that couldn't listen missed it. */
  retired(codes: readonly string[]): Promise<readonly string[]>;
  /** Whether it can write: tries a small write that doesn't grow it. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
  /** Finds rooms. */
  readonly rooms: RoomList;
  /** Finished games and their players, next to the rooms. */
  readonly books: Books;
  /** What the processes on this database say of themselves. */
  readonly peers: Peers;
}
