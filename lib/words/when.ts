/** A moment in words. */

/** The day and the time, by the clock of whoever reads it; elsewhere by UTC, which is said then. */
export function whenText(language: string, at: number, isReaders = true): string {
  const zone = isReaders ? {} : { timeZone: "UTC" };
  const text = new Date(at).toLocaleString(isReaders ? localeOf(language) : language, {
    dateStyle: "medium",
    timeStyle: "short",
    ...zone,
  });
  return isReaders ? text : `${text} UTC`;
}

/** A language as its reader writes it, such as `en-GB`; who prefers another keeps the hours of that. */
function localeOf(language: string): string {
  const own = navigator.languages.find((tag) => tag.startsWith(language));
  try {
    const { hourCycle } = Intl.DateTimeFormat(own ?? navigator.language, { hour: "numeric" })
      .resolvedOptions();
    return own ?? `${language}-u-hc-${hourCycle}`;
  } catch {
    // Where the system has no language, WebKit says `C`, which is none.
    return language;
  }
}
