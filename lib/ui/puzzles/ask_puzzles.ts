/** Puzzles as the server keeps them for the player of this browser. */

import { askServer } from "../net/ask_server.ts";
import { openKeep } from "../net/keep.ts";
import { knownIdentity } from "../net/seat_keys.ts";
import type { Kind } from "../../puzzles/kind.ts";
import { type Puzzle, readPuzzle } from "../../puzzles/puzzle.ts";

/** How one stands, and what to try next; null once every puzzle was tried. */
export interface PuzzleStanding {
  readonly rating: number;
  readonly next: Puzzle | null;
}

/** What an attempt was worth. */
export interface PuzzleScored extends PuzzleStanding {
  /** Undefined where the puzzle was tried before. */
  readonly change: number | undefined;
}

/** The player's standing, with a next puzzle of that kind; undefined for a newcomer and without a server. */
export async function askStanding(kind: Kind | undefined): Promise<PuzzleStanding | undefined> {
  const keep = openKeep();
  if (knownIdentity(keep) === undefined) return undefined;
  return readStanding(await askServer(keep, "/api/me/puzzles", { wish: "look", kind }));
}

/** Sends an attempt's turns; undefined where it can't be counted now. */
export async function sendAttempt(
  id: string,
  moves: readonly string[],
  kind?: Kind,
): Promise<PuzzleScored | undefined> {
  const answer = await askServer(openKeep(), "/api/me/puzzles", { wish: "try", id, moves, kind });
  const standing = readStanding(answer);
  const change = answer?.change;
  return standing && { ...standing, change: typeof change === "number" ? change : undefined };
}

function readStanding(
  { rating, next }: Readonly<Record<string, unknown>> = {},
): PuzzleStanding | undefined {
  if (typeof rating !== "number") return undefined;
  return { rating, next: typeof next === "string" ? readPuzzle(next) : null };
}
