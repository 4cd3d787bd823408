/** Asks the server as the player whose code this browser keeps. */

import { identityOf } from "./seat_keys.ts";
import type { Keep } from "./keep.ts";

/** A game would be said to be checked for as long as a network is silent, ms. */
const PATIENCE = 15_000;

/**
 * The answer to a POST, an object in JSON; undefined when the server cannot be reached, doesn't answer in
 * time or talks nonsense.
 *
 * @param patience for the whole answer, ms
 */
export async function askServer<Answer extends object = Readonly<Record<string, unknown>>>(
  keep: Keep,
  path: string,
  body: object,
  patience = PATIENCE,
): Promise<Answer | undefined> {
  try {
    const response = await fetch(path, {
      method: "POST",
      signal: AbortSignal.timeout(patience),
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...body, identity: identityOf(keep) }),
    });
    const answer = await response.json();
    return typeof answer === "object" && answer !== null ? answer : undefined;
  } catch {
    return undefined;
  }
}
