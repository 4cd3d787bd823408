/** What becomes of a reported game against the CPU. */

import type { Points } from "./points.ts";
import type { TicketRefusal } from "./ticket.ts";
import type { ReportRefusal } from "./verify.ts";

/** Why a game against the CPU counts nothing. */
export type Uncounted =
  | TicketRefusal
  | ReportRefusal
  /** A turn is not the one the CPU takes there. */
  | "cpu-differs"
  /** The server could not find out whether it is. */
  | "unchecked"
  /** Too many games are being checked. */
  | "busy"
  /** Another game of the player's is being checked. */
  | "one-at-a-time"
  /** The ticket was used before. */
  | "repeated"
  /** The game is lost already: another was begun instead, or its day is over. */
  | "lost"
  /** Another ranked game is open, which was not given up. */
  | "open"
  /** The last ranked game began a moment ago. */
  | "soon"
  /** The host has paused new games. */
  | "paused"
  /** The disk did not take it. */
  | "storage"
  /** An admin has taken away the right to play. */
  | "banned"
  /** The source asked too often. */
  | "limit"
  /** The server cannot be reached, or could not be when the game began. */
  | "offline"
  /** The player asked the CPU for help. */
  | "helped"
  /** They took a turn back. */
  | "undone"
  | "resigned"
  | "no-ticket";

/** Refusals that a later report may not meet. */
const PASSING: ReadonlySet<Uncounted> = new Set([
  "offline",
  "storage",
  "busy",
  "one-at-a-time",
  "limit",
]);

/** Whether the same report may be taken later. */
export function mayPass(refused: Uncounted): boolean {
  return PASSING.has(refused);
}

/** The game's id in the archive, and what it was worth. */
export type Counted =
  | { readonly id: string; readonly points: Points }
  | { readonly refused: Uncounted };

/** A game is counted once the server has checked it; `checking` others are checked before. */
export type Reported = Counted | { readonly checking: number };
