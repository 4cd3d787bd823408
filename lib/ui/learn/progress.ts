/** How far this browser has come with the lessons. */

import { readStored, writeStored } from "../parts/stored.ts";

/** Kept in `localStorage`: the ids of lessons passed, and of the one opened last. */
const PASSED = "lessons";
const LAST = "lesson";

export function readPassed(): readonly string[] {
  return readStored("localStorage", PASSED).split(" ").filter((id) => id !== "");
}

export function markPassed(id: string): void {
  const passed = new Set([...readPassed(), id]);
  writeStored("localStorage", PASSED, [...passed].join(" "));
}

/** The lesson opened last; empty before any was. */
export function readOpened(): string {
  return readStored("localStorage", LAST);
}

export function markOpened(id: string): void {
  writeStored("localStorage", LAST, id);
}

/** Where to go on: the lesson opened last, or if it is passed the first after it that is not; undefined when all are. */
export function resumeAt(
  ids: readonly string[],
  opened: string,
  passed: readonly string[],
): string | undefined {
  const at = Math.max(0, ids.indexOf(opened));
  return [...ids.slice(at), ...ids.slice(0, at)].find((id) => !passed.includes(id));
}
