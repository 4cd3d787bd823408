/** What attacks are known to find, and what isn't looked for until it's mended. Best empty. */

export const KNOWN_FAILURES: ReadonlySet<"traces of the forgotten"> = new Set();
