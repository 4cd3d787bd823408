/** Reminders that haven't been sent: kept with the turn, so that no end of a process loses them. */

import type { Awaited } from "../../rooms/awaited.ts";
import type { Notice } from "./notices.ts";

const SECOND = 1_000, HOUR = 3_600 * SECOND;
/** For how long somebody may still be reminded, ms: a server may come back after a day, and turns take days. */
const HOLDS = { least: HOUR, most: 72 * HOUR };

/** A turn, and since when it's owed, ms; absent where an older program kept it, for the least time. */
type Body = Omit<Awaited, "identity"> & { readonly since?: number };

/** The notice of a turn that has just come. */
export function owedFor({ identity, ...turn }: Awaited, now: number): Notice {
  const body: Body = { ...turn, since: now }, until = now + holdsFor(turn);
  return { kind: "reminder", id: turn.code, author: "", about: identity, body, until };
}

/** Whose turn it's about, and since when, ms. */
export function owedIn({ about, body, until }: Notice): { turn: Awaited; since: number } {
  const { since = until - HOLDS.least, ...turn } = body as Body;
  return { turn: { identity: about, ...turn }, since };
}

/** As long as the turn may take. */
function holdsFor({ clock = 0 }: Pick<Awaited, "clock">): number {
  return Math.min(Math.max(HOLDS.least, (clock ?? Infinity) * SECOND), HOLDS.most);
}
