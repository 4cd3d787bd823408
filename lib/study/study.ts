/** A study as it is published: what was found, when, and how to find it again. */

import type { PlayedGame } from "./match.ts";
import { type Rating, ratingsOf } from "./ratings.ts";
import type { Settings } from "./settings.ts";
import { type Row, tallyRows } from "./tally.ts";

export interface Study {
  /** The day of the last game, `2026-11-21`. */
  readonly date: string;
  readonly command: string;
  readonly seed: string;
  readonly rows: readonly Row[];
  readonly ratings: readonly Rating[];
}

/** Sums up the games of a study; `played` holds every one at its place. */
export function studyOf(
  settings: Settings,
  played: readonly PlayedGame[],
  { date, command }: Pick<Study, "date" | "command">,
): Study {
  const rows = tallyRows(settings, played);
  return { date, command, seed: settings.seed, rows, ratings: ratingsOf(rows) };
}
