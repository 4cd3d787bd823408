/** Rooms that begin. */

import { makeRoomCode, makeStem } from "../../rooms/code.ts";
import type { LoggedEvent, Settings } from "../../rooms/event.ts";
import { headOf, type RoomSummary } from "../../rooms/summary.ts";
import { openRoom, receive, type Received } from "../../rooms/room.ts";
import type { Store } from "../store/store.ts";
import type { World } from "../clock.ts";

/** Codes to try: with 8.9·10⁸ of them, one of a full house's 20 000 comes up once in 44 000 times. */
const TRIES = 5;

interface Opened {
  readonly head: RoomSummary;
  readonly events: readonly LoggedEvent[];
}

/** One who sits down as a room is opened; secrets come hashed. */
export interface Sitter {
  readonly name: string;
  readonly token: string;
  readonly identity: string;
  /** The hash of the identity of a bot's owner; absent for a person. */
  readonly owner?: string;
}

/** Opens a room under a code that is free, for `opener`, with these at it; undefined when the store fails. */
export async function openRoomIn(
  store: Store,
  { now, random }: Pick<World, "now" | "random">,
  settings: Settings,
  opener = "",
  sitters: readonly Sitter[] = [],
): Promise<Opened | undefined> {
  for (let tries = 0; tries < TRIES; tries++) {
    const code = makeRoomCode(random), stem = makeStem(random);
    const at = now();
    const { room, events } = sitDown(openRoom(code, stem, settings, at, opener), sitters, at);
    const head = headOf(room);
    const kept = await store.append(head, events);
    if (kept !== "taken") return kept === "kept" ? { head, events } : undefined;
  }
  return undefined;
}

/** The room with them at it, and all that happened so far. */
function sitDown(opened: Received, sitters: readonly Sitter[], now: number): Received {
  return sitters.reduce((before, sitter) => {
    const sat = receive(before.room, { system: { t: "sit", ...sitter } }, now);
    return { ...sat, events: [...before.events, ...sat.events] };
  }, opened);
}
