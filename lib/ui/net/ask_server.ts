/** Asks the server as the player whose code this browser keeps. */

import { identityOf, type Keep } from "./seat_keys.ts";

/** The JSON of the answer to a POST; undefined when the server cannot be reached or talks nonsense. */
export async function askServer(keep: Keep, path: string, body: object): Promise<unknown> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...body, identity: identityOf(keep) }),
    });
    return await response.json();
  } catch {
    return undefined;
  }
}
