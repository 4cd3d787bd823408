/** What is still to come of a request when its answer is known. */

import type { IncomingMessage } from "node:http";

/** As much as our samples for proxies let pass, bytes. */
const MOST = 64 * 1024;

/**
 * Reads what nobody wanted of a body, unless that's long. Where a connection ends while somebody sends on
 * it, the answer is lost with it; nginx then leaves the server out for everybody for ten seconds.
 */
export async function readAway(incoming: IncomingMessage): Promise<void> {
  const { complete, destroyed, headers } = incoming;
  if (complete || destroyed || Number(headers["content-length"] ?? 0) > MOST) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  let length = 0;
  const take = ({ length: more }: Uint8Array) => {
    length += more;
    if (length > MOST) return resolve();
    // A request that's made of it stops it whenever its body isn't read.
    incoming.resume();
  };
  const ends = ["end", "error", "close"];
  for (const end of ends) incoming.once(end, resolve);
  incoming.on("data", take).resume();
  await promise;
  for (const end of ends) incoming.off(end, resolve);
  incoming.off("data", take);
}
