/** What becomes of errors that nothing else has handled. */

import { logError } from "../log/log.ts";
import { isLostLine } from "../store/postgres/client.ts";

/** The other end of a line went away: that ends the line, and is nobody's bug. */
const BROKEN_LINES = [
  Deno.errors.BrokenPipe,
  Deno.errors.ConnectionAborted,
  Deno.errors.ConnectionReset,
  Deno.errors.NotConnected,
  Deno.errors.UnexpectedEof,
];

/**
 * Logs errors that nothing has handled, instead of ending the process at once. After one of an unknown
 * kind nobody can tell what still works, so `end` is called: it should save what there is, tell clients
 * to come back, and exit with an error, so that the host starts the program again.
 */
export function installLastResort(end: () => void): void {
  const handle = (kind: string, error: unknown, event: Event) => {
    event.preventDefault();
    const isHarmless = BROKEN_LINES.some((Kind) => error instanceof Kind) || isLostLine(error);
    const verdict = isHarmless ? "a line broke; the server goes on" : "the server stops in order";
    logError(error, `${kind}: ${verdict}`);
    if (!isHarmless) end();
  };
  addEventListener("unhandledrejection", (event) => {
    handle("Unhandled rejection", event.reason, event);
  });
  addEventListener("error", (event) => handle("Uncaught error", event.error, event));
}
