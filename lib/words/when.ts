/** A moment in words. */

/** The day and the time, by the clock of whoever reads it; elsewhere by UTC, which is said then. */
export function whenText(language: string, at: number, isReaders = true): string {
  const zone = isReaders ? {} : { timeZone: "UTC" };
  const text = new Date(at).toLocaleString(language, {
    dateStyle: "medium",
    timeStyle: "short",
    ...zone,
  });
  return isReaders ? text : `${text} UTC`;
}
