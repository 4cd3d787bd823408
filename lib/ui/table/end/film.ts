/** A finished game in three seconds, on its own board. */

import type { AnyGame } from "../../../games/known_games.ts";
import type { Table } from "../table.ts";

/** ms */
const LENGTH = 3_000;
const SHORTEST_FRAME = 60;

/** How long the last turn is seen before, ms. */
const PAUSE = 900;

/**
 * Shows every turn, or as many as fit, and ends on the final board; stops where somebody else shows
 * another. Tells when it is over; returns how to stop it. Where motion is unwelcome there is none.
 */
export function playFilm<Kind extends AnyGame>(table: Table<Kind>, onOver: () => void): () => void {
  const { shown, match } = table, count = match.turns.peek().length;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches || count < 2;
  const frames = Math.min(count, LENGTH / SHORTEST_FRAME);
  let frame = 0, last: number | undefined, timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    if (shown.peek() === last) shown.value = undefined;
    onOver();
  };
  const show = () => {
    if (shown.peek() !== last || frame >= frames - 1) return stop();
    last = shown.value = Math.floor(frame++ * count / frames);
    timer = setTimeout(show, LENGTH / frames);
  };
  if (isStill) onOver();
  else timer = setTimeout(show, PAUSE);
  return stop;
}
