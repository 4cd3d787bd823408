/** Several servers of one process of tests, over one PostgreSQL. */

import { type Chosen, serve, type Serving } from "./serving.ts";
import { POSTGRESQL, StoreTrial } from "../store/stores.ts";
import { POSTGRES } from "../store/postgres_server.ts";

/** How long what happens at one server takes to reach the other at most, ms: mostly it's told at once. */
const REACHES = 20_000;

/** Tries something with two servers; nobody has to be at either. */
export function severalTest(
  name: string,
  test: (one: Serving, two: Serving) => Promise<void>,
  chosen: Omit<Chosen, "store"> = {},
): void {
  // Timers of lines that the library was about to make end a little after it has.
  const leaks = { sanitizeOps: false, sanitizeResources: false };
  Deno.test(
    { name: `two processes: ${name}`, ignore: POSTGRES === undefined, ...leaks },
    async () => {
      await using trial = await StoreTrial.of(POSTGRESQL);
      await using one = await serve({ ...chosen, store: trial.store });
      await using two = await serve({ ...chosen, store: await trial.open() });
      await test(one, two);
    },
  );
}

/** Waits until something is so at another server. */
export async function reaches(isSo: () => Promise<boolean> | boolean, what: string): Promise<void> {
  const late = Date.now() + REACHES;
  while (!await isSo()) {
    if (Date.now() > late) throw new Error(`Not in ${REACHES} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
