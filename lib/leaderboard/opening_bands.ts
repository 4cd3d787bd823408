/** Who played a game, for counts of openings: people by their ratings, computers, programs. */

import type { OpponentKind } from "./board.ts";

/** As they are kept, by their places in this list. Never change one; add another. */
const BANDS = ["new", "low", "middle", "high", "cpu", "bot"] as const;
export type Band = typeof BANDS[number];

/** The least mean rating of both in the middle band, and in the high one. */
const MIDDLE = 1400, HIGH = 1700;

/** Whose games one may look at. */
export const CROWDS = {
  all: BANDS,
  people: ["new", "low", "middle", "high"],
  low: ["low"],
  middle: ["middle"],
  high: ["high"],
  cpu: ["cpu"],
  bot: ["bot"],
} as const satisfies Readonly<Record<string, readonly Band[]>>;
export type Crowd = keyof typeof CROWDS;

export const CROWD_IDS = Object.keys(CROWDS) as Crowd[];

/** The number by which a band is kept. */
export function bandNumber(band: Band): number {
  return BANDS.indexOf(band);
}

/** The band of a game; `rating` is the mean of both, undefined where not both have one. */
export function bandOf(opponent: OpponentKind, rating: number | undefined): Band {
  if (opponent !== "online") return opponent;
  if (rating === undefined) return "new";
  return rating < MIDDLE ? "low" : rating < HIGH ? "middle" : "high";
}
