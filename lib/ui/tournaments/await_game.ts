/** How a page awaits one's next game of a tournament: it asks now and then, and goes there. */

import type { Tournaments } from "../net/tournaments.ts";
import { soundUnseenTurn } from "../parts/sound.ts";
import { readInTab, writeInTab } from "../parts/tab_stored.ts";

/** The room that this tab went to by itself. */
const WENT = "tournament-room";

/** Once by itself: anyone who comes back from there wanted to, also where storage is forbidden. */
export function goToGame(tournaments: Tournaments, code: string): void {
  tournaments.hold(code);
  if (readInTab(WENT) === code) return;
  writeInTab(WENT, code);
  soundUnseenTurn();
  location.assign(`/r/${code}`);
}

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

/**
 * Calls back when the page is seen again: the answer to what it asked while it was hidden is still held.
 * Returns how to stop.
 */
export function onSeen(call: () => void): () => void {
  const end = new AbortController();
  const look = () => document.visibilityState === "visible" && call();
  document.addEventListener("visibilitychange", look, end);
  return () => end.abort();
}
