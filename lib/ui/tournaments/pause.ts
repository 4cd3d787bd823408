/** How long a page of who is in a tournament waits before it asks again. */

/** How often it's looked what is new, ms. */
export const EVERY = 3_000;
/** An answer that took less time wasn't held, ms: the server may be an older one, or away. */
const LEAST_HELD = 2_000;

/**
 * Waits before the next question to the server. The answer to a hidden page was held, and that was the
 * pause, if it was asked for at `began`: timers of hidden pages may come a minute late.
 */
export async function pause(isHidden = false, began = Date.now()): Promise<void> {
  if (isHidden && Date.now() - began >= LEAST_HELD) return;
  await new Promise((resolve) => setTimeout(resolve, EVERY));
}
