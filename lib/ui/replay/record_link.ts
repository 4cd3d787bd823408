/** A whole game in an address. */

import { LinkError, writeLink } from "../../games/notation/link.ts";
import type { GameRecord } from "../../games/notation/notation.ts";

/** Without anyone's names; none for a game that is too long. */
export function linkOf(record: GameRecord): string | undefined {
  try {
    return `${location.origin}/g#${writeLink({ ...record, tags: {} })}`;
  } catch (error) {
    if (error instanceof LinkError) return undefined;
    throw error;
  }
}
