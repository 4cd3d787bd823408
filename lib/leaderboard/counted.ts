/** What becomes of a reported game against the CPU. This module is browser compatible. */

import type { Points } from "./points.ts";
import type { TicketRefusal } from "./ticket.ts";
import type { ReportRefusal } from "./verify.ts";

/** Why a game against the CPU counts nothing. */
export type Uncounted =
  | TicketRefusal
  | ReportRefusal
  /** The ticket was used before. */
  | "repeated"
  /** The disk did not take it. */
  | "storage"
  /** The source asked too often. */
  | "limit"
  /** The server cannot be reached, or could not be when the game began. */
  | "offline"
  /** Games against the level do not count. */
  | "level"
  | "no-ticket";

/** The game's id in the archive, and what it was worth. */
export type Counted =
  | { readonly id: string; readonly points: Points }
  | { readonly refused: Uncounted };
