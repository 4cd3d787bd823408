/** What a connection tells of itself. */

import type { Player } from "../../rooms/event.ts";
import type { Fatal, Join, Seen, Unseated } from "../../rooms/protocol.ts";
import { NO_QUEUE, type Queue } from "../../rooms/premove.ts";
import type { RoomView } from "../../rooms/view.ts";
import type { LinkKind } from "./link.ts";

/** Who comes to which room, and how; a watcher's secrets are empty strings. */
export interface Visit extends Omit<Join, "t" | "protocol" | keyof Seen> {
  /** `?net=poll`: never try a socket. */
  readonly pollOnly: boolean;
}

/** `offline` is what the browser says of itself; `ended` is for good. */
type Status = "connecting" | "online" | "reconnecting" | "offline" | "ended";

/** What ends a line for good, or keeps who comes from a crowded network waiting for one. */
export type Rejected = Fatal | "crowded";

export interface ConnectionState {
  readonly status: Status;
  /** What carries it now. */
  readonly transport: LinkKind | null;
  /** As of the last thing heard; null until the first. */
  readonly room: RoomView | null;
  /** Null for a watcher; `unseated` says why when a seat was wished for. */
  readonly player: Player | null;
  readonly unseated: Unseated | null;
  /** The player's own premoves. */
  readonly queue: Queue;
  readonly watchers: number;
  /** Commands sent and not answered yet. */
  readonly pending: number;
  /** Whether one of them changes the game, as a turn does: nobody plays on before it's answered. */
  readonly isChanging: boolean;
  /** Why there is no line, if not because that was asked for. */
  readonly barred: Rejected | null;
  /** Until when that holds, ms; null where it's for good. */
  readonly until: number | null;
}

/** Before anything was heard. */
export const CONNECTING: ConnectionState = {
  status: "connecting",
  transport: null,
  room: null,
  player: null,
  unseated: null,
  queue: NO_QUEUE,
  watchers: 0,
  pending: 0,
  isChanging: false,
  barred: null,
  until: null,
};
