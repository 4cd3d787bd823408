/** Acting in a room beside playing turns. This module is browser compatible. */

import type { Player } from "../rooms/event.ts";
import type { Action, Refusal } from "../rooms/protocol.ts";
import type { RoomLine } from "../transport/room_line.ts";
import type { Words } from "./words/mod.ts";

/** What tells a person something at a table of any game. */
export interface Speaker {
  readonly words: Words;
  say(sentence: string): void;
  /** Why not, in words. */
  reason(refusal: Refusal): string;
}

/** A table and the line to its room. */
export interface RoomPartProps {
  readonly line: RoomLine;
  readonly table: Speaker;
}

/** Who may act here; null for a watcher, and once the line has ended. */
export function actorOf({ state }: RoomLine): Player | null {
  const { player, status } = state.value;
  return status === "ended" ? null : player;
}

/** Asks the room for something, and tells why if it is not done. Resolves with whether it was. */
export async function ask({ line, table }: RoomPartProps, action: Action): Promise<boolean> {
  const answer = await line.send(action);
  if (answer.t === "ok") return true;
  table.say(table.reason(answer.why));
  return false;
}
