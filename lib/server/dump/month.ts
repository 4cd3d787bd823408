/** Months by UTC: what finished games are dumped by. */

/** `2026-10` */
export type Month = string;

/** A month's first moment, and the next one's, ms. */
export interface Span {
  readonly starts: number;
  readonly ends: number;
}

export function isMonth(text: string): text is Month {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text);
}

export function spanOf(month: Month): Span {
  const [year, number] = month.split("-").map(Number);
  return { starts: Date.UTC(year!, number! - 1), ends: Date.UTC(year!, number!) };
}

export function monthOf(time: number): Month {
  return new Date(time).toISOString().slice(0, "2026-10".length);
}

/** The whole months from a moment's on that are over by another, the oldest first. */
export function monthsOver(from: number, now: number): Month[] {
  const months: Month[] = [];
  for (let month = monthOf(from); spanOf(month).ends <= now;) {
    months.push(month);
    month = monthOf(spanOf(month).ends);
  }
  return months;
}
