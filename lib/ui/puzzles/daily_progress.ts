/** Which daily puzzles this browser has solved, in how many tries, and how long its streak is. */

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
