/** Days by UTC, which are the same for everybody. */

const DAY = 24 * 60 * 60 * 1000;

/** The day, counted from 1970 by UTC, of a moment (ms). */
export function dayOf(at: number): number {
  return Math.floor(at / DAY);
}

/** How long a moment (ms) is before the next day, ms. */
export function untilNextDay(at: number): number {
  return (dayOf(at) + 1) * DAY - at;
}

/** The day as YYYY-MM-DD. */
export function dateOf(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

const DATE = /^\d{4}-\d\d-\d\d$/;

/** The day of a date; undefined for what is none. */
export function readDate(text: string): number | undefined {
  const at = DATE.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(at) ? undefined : dayOf(at);
}
