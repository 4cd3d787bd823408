/** Reminders that haven't been sent: kept with the turn, so that no end of a process loses them. */

import type { Awaited } from "../../rooms/awaited.ts";
import type { Notice } from "./notices.ts";

/** For how long somebody may still be reminded, ms. */
const HOLDS = 60 * 60_000;

/** The notice of a turn that has just come. */
export function owedFor({ identity, ...turn }: Awaited, now: number): Notice {
  const until = now + HOLDS;
  return { kind: "reminder", id: turn.code, author: "", about: identity, body: turn, until };
}

/** Whose turn it's about, and since when, ms. */
export function owedIn({ about, body, until }: Notice): { turn: Awaited; since: number } {
  return { turn: { identity: about, ...body as Omit<Awaited, "identity"> }, since: until - HOLDS };
}
