/**
 * What browsers and server say to each other, over a socket or by polling alike.
 * Only types, and so free for the browser; `parse.ts` reads what came from outside.
 */

import type { Refusal as GameRefusal } from "../games/game.ts";
import type { OfferKind, Player, PublicEvent } from "./event.ts";
import type { Queue, Step } from "./premove.ts";
import type { Snapshot } from "./snapshot.ts";

/** Rises when old clients can no longer be understood; they have to reload the page. */
export const PROTOCOL = 1;

/** Why a room did not do what it was asked, besides a game's own reasons. */
export const ROOM_REFUSALS = [
  /** Made on a version that was over by the time it came. */
  "stale",
  "not-your-turn",
  "unreadable",
  "waiting",
  "not-over",
  /** Too late to abort: both have moved. */
  "moved",
  "no-offer",
  "offered",
  /** The opponent is here, or not gone for long enough. */
  "not-gone",
  /** Only the host closes seats, and only empty ones. */
  "seats",
  /** The turn's time is up. */
  "time",
  "flood",
  "empty",
  /** Watchers see all and do nothing. */
  "watching",
  /** Too many commands wait for the disk already. */
  "busy",
  /** The disk did not take it; nothing has changed. */
  "storage",
  "malformed",
  /** An admin has taken away the right to play, or to chat. */
  "banned",
  "muted",
  /** Who was forgotten at this table says nothing there: it could not be forgotten again. */
  "forgotten",
  /** One of them has blocked the other: they begin no other game. */
  "blocked",
  /** No new games begin now. */
  "paused",
  /** The room has gone on for so long that it takes only what ends its game. */
  "long",
  /** The connection was closed before an answer came. */
  "closed",
] as const;
export type Refusal = GameRefusal | typeof ROOM_REFUSALS[number];

/** What a player can do in a room. A move is a CCN token. */
export type Action =
  | {
    readonly t: "move";
    readonly move: string;
    /** How long requests are on their way now and back, ms. */
    readonly lag?: number;
  }
  /** Leaves moves in advance in the place of those left before. */
  | { readonly t: "queue"; readonly steps: readonly Step[] }
  /** At once where a seat given up ends the game or it is one's turn; else when it comes. */
  | { readonly t: "resign" }
  | { readonly t: "abort" }
  | { readonly t: "claim" }
  | { readonly t: "offer"; readonly what: OfferKind }
  | { readonly t: "accept"; readonly what: OfferKind }
  | { readonly t: "decline"; readonly what: OfferKind }
  | { readonly t: "say"; readonly text: string }
  /** Closes empty seats, so that this many are left. */
  | { readonly t: "narrow"; readonly seats: number }
  /** Gives empty seats to the computer, at these levels; none takes them all back. */
  | { readonly t: "enlist"; readonly levels: readonly string[] }
  /** Makes a one-time key that opens the seat on another device. */
  | { readonly t: "lend"; readonly key: string };

/** An action under an id of the client's choosing, made on the version that its player had seen. */
export type Request = Action & { readonly id: string; readonly on: number };

/** `sit`: a seat if one is free; `back`: the seat held before; `take`: a seat lent from another device. */
export type Wish = "sit" | "back" | "take" | "watch";

/** What a client saw last of a room. */
export interface Seen {
  /** The version; 0 for none. */
  readonly since: number;
  /** When its event was, ms: once a backup is restored, another event may have that version. */
  readonly at?: number;
}

export interface Join extends Seen {
  readonly t: "join";
  readonly protocol: number;
  readonly code: string;
  readonly wish: Wish;
  /** The seat's secret, 128 bits or more, made by the browser so that a join can be repeated. */
  readonly token: string;
  /** The browser's secret identity code: one browser cannot play itself. */
  readonly identity: string;
  readonly name: string;
  /** The one-time key of `take`. */
  readonly key: string;
}

/** Waits for a stranger to play. The same token again keeps the place; it will be the seat's. */
export interface Seek {
  readonly t: "seek";
  readonly protocol: number;
  /** `conquerors-v2.60`: see `pool.ts`. */
  readonly pool: string;
  readonly token: string;
  readonly identity: string;
  readonly name: string;
}

export type ClientMessage =
  | Join
  | Seek
  | Request
  | { readonly t: "ping" }
  /** Asks for what came after a version; 0 asks for everything again. */
  | { readonly t: "sync"; readonly since: number }
  | { readonly t: "leave" };

/** What the server answers to a request. Duplicates get the first answer again. */
export type Answer =
  | { readonly t: "ok"; readonly id: string; readonly v: number; readonly hash: string }
  | {
    readonly t: "refused";
    readonly id: string;
    readonly why: Refusal;
    readonly v: number;
    readonly hash: string;
    /** Until when, ms, where that's known. */
    readonly until?: number;
  };

/** Why a connection ends for good. */
const FATAL = [
  "unknown-room",
  "bad-token",
  "bad-key",
  /** The seat now belongs to another device. */
  "taken-along",
  /** The page is older than the server: load it again. */
  "outdated",
  /** An admin has taken away the right to play. */
  "banned",
] as const;
export type Fatal = typeof FATAL[number];

/**
 * Why one who wished to sit watches instead: all seats are held, somebody there has blocked them or is
 * blocked by them, or no new games begin now.
 */
export type Unseated = "full" | "blocked" | "paused";

export interface Joined {
  readonly t: "joined";
  /** Null for a watcher, and why one who wished to sit is one. */
  readonly player: Player | null;
  readonly why?: Unseated;
  /** The server's clock, ms. */
  readonly now: number;
  /** The seat's secret where the client gave none: with it, and as its identity, it can come back. */
  readonly token?: string;
}

export type ServerMessage =
  | PublicEvent
  | Answer
  | Joined
  | { readonly t: "snapshot"; readonly room: Snapshot; readonly hash: string }
  /** What the seat's own holder has left in advance, and nobody else is told; before what changed it. */
  | { readonly t: "queue"; readonly queue: Queue }
  | { readonly t: "watchers"; readonly n: number }
  /** How many wait with who hears it, themselves too; and whether nobody is paired now. */
  | { readonly t: "seeking"; readonly waiting: number; readonly isPaused?: true }
  /** An opponent is found: the seat in that room is held by the token that was sought with. */
  | { readonly t: "paired"; readonly code: string }
  /** One who plays already is not paired: the room of that game. */
  | { readonly t: "playing"; readonly code: string }
  /** Heard: the answer to a ping, over a room's socket with the server's clock, ms; the end of that to a sync. */
  | { readonly t: "pong"; readonly now?: number }
  /** What came could not be read, and why; nothing has changed. */
  | { readonly t: "malformed"; readonly why: string }
  /** Come back in this many ms: the server is leaving, was asked too much, or cannot write. */
  | {
    readonly t: "bye";
    readonly retry: number;
    readonly why: "leaving" | "limit" | "storage" | "rejoin";
  }
  /** For good; or until a moment, ms. */
  | { readonly t: "fatal"; readonly why: Fatal; readonly until?: number };

/**
 * The body of `POST /api/send`; the first carries a join and no `sid`. The reply brings what came after
 * the version seen last; without one, only answers.
 */
export interface SendBody extends Partial<Seen> {
  readonly sid?: string;
  readonly msg: unknown;
}

export interface SendReply {
  /** Absent where a join was turned down. */
  readonly sid?: string;
  readonly msgs: readonly ServerMessage[];
}

/** The body of `POST /api/poll`: what came after a version. In an address `sid` would stand in logs. */
export interface PollBody extends Seen {
  readonly sid: string;
}

export interface PollReply {
  readonly msgs: readonly ServerMessage[];
}
