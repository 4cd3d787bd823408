/** Serving HTTP for as long as the process lives. */

import { logError } from "../log/log.ts";

/** How long until the server listens again, ms. */
const AGAIN = 250;
/** An outage is reported as often as that, ms: it may end and begin again many times a second. */
const REPORT_EVERY = 60_000;

export interface KeptServer {
  /** Lets nobody else in; done once all requests have been answered. */
  shutdown(): Promise<void>;
}

/**
 * Serves as `Deno.serve` does, and listens again whenever that has ended by an error: it does when the
 * process has too few file descriptors. Whoever is connected stays so. Throws if it can't listen at first.
 */
export function keepServing(
  options: Deno.ServeTcpOptions,
  handler: Deno.ServeHandler<Deno.NetAddr>,
): KeptServer {
  let server = Deno.serve(options, handler);
  let isClosing = false, reportedAt = -Infinity;
  const again = { ...options, port: server.addr.port, onListen() {} };

  function report(error: unknown): void {
    if (performance.now() - reportedAt < REPORT_EVERY) return;
    reportedAt = performance.now();
    logError(error, "The server listens again");
  }

  async function keep(): Promise<void> {
    while (!isClosing) {
      try {
        await server.finished;
        return;
      } catch (error) {
        report(error);
      }
      await new Promise<void>((resolve) => setTimeout(resolve, AGAIN));
      try {
        if (!isClosing) server = Deno.serve(again, handler);
      } catch (error) {
        report(error);
      }
    }
  }

  keep();
  return {
    async shutdown() {
      isClosing = true;
      await server.shutdown();
    },
  };
}
