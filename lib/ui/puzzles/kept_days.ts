/** What this browser keeps of daily puzzles: which it has solved, in how many tries, and those to come. */

import { readPuzzle } from "../../puzzles/puzzle.ts";
import { readStored, writeStored } from "../parts/stored.ts";

/** Kept in `localStorage`: `DAY:TRIES` with a `+` once solved, days counted from 1970 by UTC. */
const NAME = "daily-puzzles";
/** Days that are kept: a longer streak than this is a long one. */
const MOST_DAYS = 400;

export interface DailyResult {
  readonly day: number;
  readonly tries: number;
  readonly isSolved: boolean;
}

const ENTRY = /^(\d{1,6}):(\d{1,4})(\+?)$/;

export function readDaily(): readonly DailyResult[] {
  return readStored("localStorage", NAME).split(" ").flatMap((text) => {
    const [, day, tries, solved] = ENTRY.exec(text) ?? [];
    return day ? [{ day: Number(day), tries: Number(tries), isSolved: solved === "+" }] : [];
  });
}

/** Notes an attempt; once a day is solved nothing changes it. */
export function noteDaily(day: number, isSolved: boolean): DailyResult {
  const all = readDaily(), before = all.find((one) => one.day === day);
  if (before?.isSolved) return before;
  const result = { day, tries: (before?.tries ?? 0) + 1, isSolved };
  const kept = [...all.filter((one) => one.day !== day), result]
    .sort((a, b) => a.day - b.day).slice(-MOST_DAYS);
  const texts = kept.map(({ day, tries, isSolved }) => `${day}:${tries}${isSolved ? "+" : ""}`);
  writeStored("localStorage", NAME, texts.join(" "));
  return result;
}

/** How many days in a row up to today, or yesterday, are solved. */
export function streakOf(results: readonly DailyResult[], today: number): number {
  const solved = new Set(results.filter(({ isSolved }) => isSolved).map(({ day }) => day));
  let day = solved.has(today) ? today : today - 1, count = 0;
  while (solved.has(day--)) count++;
  return count;
}

/** A day, counted from 1970 by UTC, with the line of its puzzle. */
export interface Day {
  readonly day: number;
  readonly line: string;
}

/** Kept in `localStorage`: the days of the newest page that this browser was sent. */
const DAYS = "daily-days";

/**
 * The days of a page, and those that a newer one has left; the newest page's stay. They are for a visit
 * without a network: the page that stands in then is as old as the build, and has only the week after it.
 */
export function withKept(days: readonly Day[]): readonly Day[] {
  const kept = readDays();
  if ((kept.at(-1)?.day ?? 0) < days.at(-1)!.day) {
    writeStored("localStorage", DAYS, JSON.stringify(days));
  }
  return [...days, ...kept.filter(({ day }) => days.every((own) => own.day !== day))];
}

/** What was kept; nothing where another version wrote what can't be read. */
function readDays(): readonly Day[] {
  try {
    const days: readonly Day[] = JSON.parse(readStored("localStorage", DAYS));
    return days.filter(({ day, line }) => Number.isInteger(day) && readPuzzle(line));
  } catch {
    return [];
  }
}
