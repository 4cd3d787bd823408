/** Ranked games against the computer that have begun: one at a time for each player. */

import type { Ticket } from "../../leaderboard/ticket.ts";
import type { FinishedGame } from "../../leaderboard/finished_game.ts";

/** A ticket for a player. */
export interface Entry {
  /** SHA-256 of the browser's identity. */
  readonly identity: string;
  readonly ticket: Ticket;
  /** What the archive keeps if the game is never reported, but for when and why it ended. */
  readonly lost: FinishedGame;
}

/** A ticket, which is the one that is open if it's for the same game; or why there is none. */
export type Opened =
  | { readonly ticket: Ticket }
  | { readonly refused: "open"; readonly open: Ticket }
  /** `wait` is how long, ms. */
  | { readonly refused: "soon"; readonly wait: number }
  | { readonly refused: "limit" | "storage" };

/** The mark of the address that asks, and how many tickets may be open: in all, and from one address. */
export interface TicketShare {
  readonly source: string;
  readonly all: number;
  readonly ofSource: number;
}

export interface Tickets {
  /** Opens a ticket at a moment, ms; one that is open is lost if `instead` is its seed. */
  open(entry: Entry, now: number, share: TicketShare, instead?: string): Promise<Opened>;
  /** Whether a player's ticket is open, to be reported. */
  isOpen(identity: string, seed: string): Promise<boolean>;
  /** Counts games as lost that can't be reported any more, some at a time. */
  lapse(now: number): Promise<void>;
}
