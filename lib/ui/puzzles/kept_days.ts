/**
 * The puzzles of days to come, kept for a visit without a network: the page that stands in then is as
 * old as the build, and has only the week after that.
 */

import { readPuzzle } from "../../puzzles/puzzle.ts";
import { readStored, writeStored } from "../parts/stored.ts";

/** A day, counted from 1970 by UTC, with the line of its puzzle. */
export interface Day {
  readonly day: number;
  readonly line: string;
}

/** Kept in `localStorage`: the days of the newest page that this browser was sent. */
const NAME = "daily-days";

/** The days of a page, and those that a newer one has left; the newest page's stay. */
export function withKept(days: readonly Day[]): readonly Day[] {
  const kept = readDays();
  if ((kept.at(-1)?.day ?? 0) < days.at(-1)!.day) {
    writeStored("localStorage", NAME, JSON.stringify(days));
  }
  return [...days, ...kept.filter(({ day }) => days.every((own) => own.day !== day))];
}

/** What was kept; nothing where another version wrote what can't be read. */
function readDays(): readonly Day[] {
  try {
    const days: readonly Day[] = JSON.parse(readStored("localStorage", NAME));
    return days.filter(({ day, line }) => Number.isInteger(day) && readPuzzle(line));
  } catch {
    return [];
  }
}
