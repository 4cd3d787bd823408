/** The game that lies in an address's hash. */

import { TextError } from "../../automaton/text_error.ts";
import { readLink } from "../../games/notation/link.ts";
import type { GameRecord } from "../../games/notation/notation.ts";

/** A shorter hash in an address names a generation, or nothing. */
const SHORTEST_LINK = 10;

/** Undefined if no game does. */
export function readHash(hash: string): GameRecord | "damaged" | undefined {
  if (hash.length < SHORTEST_LINK) return undefined;
  try {
    return readLink(hash.slice(1));
  } catch (error) {
    if (error instanceof TextError) return "damaged";
    throw error;
  }
}
