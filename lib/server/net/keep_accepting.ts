/** Notices when a server lets nobody in any more, and mends that. */

import { connect, Server } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/**
 * How many connections may wait to be taken in: when there are more, the next to come tries again after a
 * whole second. The system may allow fewer.
 */
export const BACKLOG = 4096;

/** How long nobody has come when the server is tried, ms, how often, and how often at other times. */
const QUIET = 50;
const TRIES = 3;
const AT_LEAST_EVERY = 2_000;
/** One descriptor may be left for a call and none for its answer, so two calls show a shortage. */
const CALLS = 2;
/**
 * How long a call to itself may take, ms, and a second one where the first failed without an error,
 * for a busy machine may be to blame; and how often to look whether it was heard.
 */
const HEARD_WITHIN = 250, SURELY_WITHIN = 1_000, LOOKS = 10;
/** An outage is reported as often as that, ms: it may end and begin again many times a second. */
const REPORT_EVERY = 60_000;

/**
 * When a process has run out of file descriptors, its server stops accepting, says nothing about it, and
 * never begins again. So after somebody came it calls itself, and listens again if it can't hear that.
 *
 * @param onShortage has to free descriptors
 * @param closing ends it
 */
export async function keepAccepting(
  server: Server,
  { hostname, port }: { readonly hostname: string; readonly port: number },
  onShortage: () => void,
  report: (error: unknown) => void,
  closing: AbortSignal,
): Promise<void> {
  let came = 0, reportedAt = -Infinity;
  server.on("connection", () => came++);
  server.on("error", report);

  /** Calls the server; the error, if it can't. */
  async function call(patience: number): Promise<unknown> {
    let failure: unknown;
    const lines = Array.from(
      { length: CALLS },
      () => connect(port, localTo(hostname)).on("error", (error) => failure = error),
    );
    try {
      // Step by step: after a standstill of the process, what came meanwhile is heard between two looks.
      for (let look = 0; look < LOOKS && came < CALLS && !isShortage(failure); look++) {
        await rest(patience / LOOKS);
      }
    } finally {
      for (const line of lines) line.resetAndDestroy();
    }
    return failure;
  }

  function listenAnew(failure: unknown): void {
    if (performance.now() - reportedAt > REPORT_EVERY) {
      reportedAt = performance.now();
      report(new Error("The server let nobody in, and listens again", { cause: failure }));
    }
    if (isShortage(failure)) onShortage();
    // HTTP's own would forget about slow clients.
    Server.prototype.close.call(server);
    server.listen({ port, host: hostname, backlog: BACKLOG });
  }

  function rest(ms: number): Promise<void> {
    return pause(ms, undefined, { signal: closing });
  }

  try {
    let tries = 0, triedAt = 0;
    for (;;) {
      came = 0;
      await rest(QUIET);
      if (came > 0) tries = 0;
      if (came > 0 || tries === TRIES && performance.now() - triedAt < AT_LEAST_EVERY) continue;
      let failure = await call(HEARD_WITHIN);
      if (came < CALLS && failure === undefined) {
        came = 0;
        failure = await call(SURELY_WITHIN);
      }
      // While others come too, one of them may be the first to find no descriptor left.
      tries = came === CALLS ? Math.min(tries + 1, TRIES) : 0;
      triedAt = performance.now();
      if (came < CALLS) listenAnew(failure);
    }
  } catch (error) {
    if (!closing.aborted) throw error;
  }
}

function localTo(hostname: string): string {
  return { "0.0.0.0": "127.0.0.1", "::": "::1" }[hostname] ?? hostname;
}

function isShortage(error: unknown): boolean {
  return error instanceof Error && "code" in error &&
    ["EMFILE", "ENFILE"].includes(`${error.code}`);
}
