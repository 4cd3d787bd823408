/** Reported games whose CPU has yet to be checked: they outlive the server, and each counts once. */

import type { Counted } from "../../leaderboard/counted.ts";
import type { Points } from "../../leaderboard/points.ts";
import type { Recheck } from "../../leaderboard/recheck.ts";
import type { FinishedGame } from "../../leaderboard/finished_game.ts";
import type { Kept } from "./failure.ts";

/** Why a check did not end well. */
export type Unproven = "cpu-differs" | "unchecked";

/** A game that counts if the recomputed turns hold. */
export interface Check {
  readonly game: FinishedGame;
  /** What the archive keeps instead if the computer did not play so. */
  readonly lost: FinishedGame;
  /** What the game is worth, in parts. */
  readonly points: Points;
  readonly recheck: Recheck;
  /** Whose game it is: SHA-256 of the browser's identity. */
  readonly identity: string;
  /** The mark of the address that reported it. */
  readonly source?: string;
}

export interface Checks {
  /**
   * Keeps a check to be done, which uses its ticket up; `taken` if that isn't open, as for a player who
   * is forgotten, or another of the same player's is still to be done.
   */
  file(check: Check): Promise<Kept>;
  /** What came of the check of that game; undefined if none was filed, or its player is forgotten. */
  find(id: string): Promise<Counted | "pending" | undefined>;
  /** All checks to be done, the oldest first. */
  pending(): Promise<readonly Check[]>;
  /**
   * Ends a check, once: the game is archived and counted, as played if it is true and as lost if it
   * is not, and the rest forgotten but for what came of it, or none of this happens. `taken` if it was ended before, or its player is
   * forgotten.
   */
  settle(check: Check, refused?: Unproven): Promise<Kept>;
}

/** What a settled check comes to; `isNew` is whether the archive took the game. */
export function countedFor(
  { game, points }: Check,
  refused: Unproven | undefined,
  isNew: boolean,
): Counted {
  if (refused) return { refused };
  return isNew ? { id: game.id, points } : { refused: "repeated" };
}

/** The game as the archive keeps it then: who made the computer's turns up has lost. */
export function archivedFor({ game, lost }: Check, refused: Unproven | undefined): FinishedGame {
  const { endedAt, seconds } = game;
  switch (refused) {
    case undefined:
      return game;
    case "cpu-differs":
      return { ...lost, endedAt, seconds, forfeit: refused };
    case "unchecked":
      return { ...game, unrated: refused, points: 0 };
  }
}
