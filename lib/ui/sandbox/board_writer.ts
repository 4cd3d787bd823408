/** Writes down the board when the page is left. */

import { writeCanvasLink } from "./canvas.ts";
import type { Studio } from "./studio.ts";

/** Gives the board, as a link has it, to `keep`: now, and whenever the page is left until it's stopped. */
export function keepWritten(
  { moment }: Studio,
  keep: (board: string) => void,
  signal: AbortSignal,
): void {
  const write = () => keep(writeCanvasLink(moment.peek()));
  write();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible") write();
  }, { signal });
}
