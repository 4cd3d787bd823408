/** Who is blocked at a table. */

import { signal } from "@preact/signals";
import type { Player } from "../../../rooms/event.ts";
import { browserEnv } from "../../net/browser_env.ts";
import { openKeep } from "../../net/browser_keep.ts";
import type { RoomLine } from "../../net/room_line.ts";
import { knownIdentity } from "../../net/seat_keys.ts";
import { type Keep } from "../../net/keep.ts";

/** Where no answer came, it's asked again after this many ms. */
const AGAIN_AFTER = 10_000;

/** Asks until the server answers or the line has ended. */
export function askBlocked(line: RoomLine, keep = openKeep(), after = browserEnv.after) {
  const players = signal<ReadonlySet<Player>>(new Set());
  /** Undefined while the first answer is awaited, false once it's missed. */
  const isKnown = signal<boolean | undefined>(undefined);
  const ask = async () => {
    if (line.state.peek().status === "ended") return;
    const answer = await look(line, keep);
    if (answer) players.value = new Set(answer);
    else after(AGAIN_AFTER, ask);
    isKnown.value = answer !== undefined;
  };
  ask();
  return { players, isKnown };
}

/** Of those at the table; undefined without an answer. */
async function look(line: RoomLine, keep: Keep): Promise<readonly Player[] | undefined> {
  if (knownIdentity(keep) === undefined) return [];
  const answer = await line.ask("/api/me/blocks", { wish: "look" });
  return Array.isArray(answer?.players) ? answer.players : undefined;
}
