/** Asks the server as the player whose code this browser keeps. */

import { identityOf } from "./seat_keys.ts";
import { type Keep } from "./keep.ts";

/** A game would be said to be checked for as long as a network is silent, ms. */
const PATIENCE = 15_000;

/**
 * The JSON of the answer to a POST; undefined when the server cannot be reached, doesn't answer in time
 * or talks nonsense.
 *
 * @param patience for the whole answer, ms
 */
export async function askServer(
  keep: Keep,
  path: string,
  body: object,
  patience = PATIENCE,
): Promise<unknown> {
  try {
    const response = await fetch(path, {
      method: "POST",
      signal: AbortSignal.timeout(patience),
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...body, identity: identityOf(keep) }),
    });
    return await response.json();
  } catch {
    return undefined;
  }
}
