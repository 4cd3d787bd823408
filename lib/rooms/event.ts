/**
 * What happens in a room. A room is the fold of its events, on the server and in every browser:
 * the log is the truth, all else is read off it.
 */

import type { Options, Seat } from "../games/game.ts";
import type { GameId } from "../games/registry.ts";
import type { LevelId } from "../search/levels.ts";
import type { Queue } from "./premove.ts";

/** Who of them, in the order they sat down, from 0. The *seat* (the side played) changes with every rematch. */
export type Player = number;

/** What all must agree to. */
export const OFFERS = ["draw", "rematch", "takeback"] as const;
export type OfferKind = typeof OFFERS[number];

/** How a room's game ended: by the game's own outcome, or by what people did or did not do. */
export type Ending =
  | "extinction"
  | "majority"
  | "stall"
  | "blocked"
  | "resignation"
  | "agreement"
  | "abort"
  | "time"
  | "abandonment";

/** Time for a whole game, s: what a player begins with, and what every turn adds. */
export interface Bank {
  readonly base: number;
  readonly increment: number;
}

/** How a room is set when it is opened. */
export interface Settings {
  readonly game: GameId;
  readonly options: Options;
  /** Where its games start, as text; absent for the usual start. */
  readonly position?: string;
  /** The side of the first to sit down, in the first game. */
  readonly side: Seat;
  /** Seconds a turn may take; null for as long as it takes. */
  readonly clock: number | null;
  /** Time for the whole game instead; absent without. */
  readonly bank?: Bank;
  /** Whether the lobby shows it to everyone. */
  readonly listed: boolean;
  /** The tournament that its one game is of; absent for all others. */
  readonly tournament?: string;
}

/** What all may see of an event. */
export type RoomEvent =
  /** The games' ids begin with `stem`; it has nothing to do with the code, which is a secret. */
  | {
    readonly t: "opened";
    readonly code: string;
    readonly stem: string;
    readonly settings: Settings;
  }
  /** A person sat down, or at the beginning the computer at a level, which has no name. */
  | {
    readonly t: "sat";
    readonly player: Player;
    readonly name: string;
    readonly level?: LevelId;
    /** Set where a program plays there, over the bot API. */
    readonly isBot?: true;
  }
  /** Who sat down without a name has one since. */
  | { readonly t: "named"; readonly player: Player; readonly name: string }
  /** The computer is to play this many of the empty seats, at these levels. */
  | { readonly t: "enlisted"; readonly levels: readonly LevelId[] }
  /** Empty seats were closed, and this many are left. */
  | { readonly t: "narrowed"; readonly seats: number }
  | { readonly t: "began" }
  /** `lag`: how much of its time was the network's and isn't counted, ms; absent for none. */
  | { readonly t: "turn"; readonly move: string; readonly hash: string; readonly lag?: number }
  /** Gave up out of turn, and resigns as soon as the turn comes. */
  | { readonly t: "leaving"; readonly player: Player }
  /** Moves were left in advance, or dropped, or the server took note of something; what is secret. */
  | { readonly t: "noted" }
  /** The last turn was taken back. */
  | { readonly t: "undone" }
  | { readonly t: "ended"; readonly winner: Seat | null; readonly by: Ending }
  | { readonly t: "offered"; readonly player: Player; readonly what: OfferKind }
  /** Agreed to the offer, which awaits others yet. */
  | { readonly t: "agreed"; readonly player: Player; readonly what: OfferKind }
  | { readonly t: "declined"; readonly player: Player; readonly what: OfferKind }
  | { readonly t: "said"; readonly player: Player; readonly text: string }
  | { readonly t: "here"; readonly player: Player }
  | { readonly t: "gone"; readonly player: Player }
  /** The player made a key for another device, or used it there. */
  | { readonly t: "lent"; readonly player: Player }
  | { readonly t: "taken"; readonly player: Player }
  /** The player's data was deleted; what the log had of it is gone from it, too. */
  | { readonly t: "forgotten"; readonly player: Player }
  /** The server came back: nobody is here yet, and a turn's clock starts over. */
  | { readonly t: "woke" };

/** What not everyone may see: hashes of secrets, moves left in advance, which command an event answers. */
export interface Secret {
  /** The mark of the address that opened the room. */
  readonly opener?: string;
  /** SHA-256 of a seat's token. */
  readonly token?: string;
  /** SHA-256 of the browser's identity code; empty once that is deleted. */
  readonly identity?: string;
  /** SHA-256 of the one-time key that takes a seat along, and until when it opens (ms). */
  readonly key?: string;
  readonly until?: number;
  /** Set where the one who takes the seat plays there from then on, and not its holder elsewhere. */
  readonly isGift?: true;
  /** What a player has left in advance from now on. */
  readonly queue?: Omit<Queue, "v"> & { readonly player: Player };
  /** Whose first move left in advance it was: the others wait on. */
  readonly used?: Player;
  /** Whose bot sat down: the hash of its owner's identity. */
  readonly owner?: string;
  /** Set where two who play came from one network. */
  readonly isNear?: true;
  /** Who asked for it, and under which command id. */
  readonly by?: Player;
  readonly id?: string;
}

/** Its place in the log, from 1, and the server's time in ms since 1970; time never runs back in a log. */
interface Stamp {
  readonly v: number;
  readonly at: number;
}

/** An event as everyone gets it. */
export type PublicEvent = RoomEvent & Stamp;

/** An event as it is stored. */
export type LoggedEvent = PublicEvent & { readonly secret?: Secret };

/** The event without what is secret. */
export function publicEvent({ secret: _, ...event }: LoggedEvent): PublicEvent {
  return event;
}
