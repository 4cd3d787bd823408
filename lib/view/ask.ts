/** Acting in a room beside playing turns. This module is browser compatible. */

import type { Player } from "../rooms/event.ts";
import type { Action } from "../rooms/protocol.ts";
import type { RoomLine } from "../transport/room_line.ts";
import type { Table } from "./table.ts";

/** A table and the line to its room. */
export interface RoomPartProps {
  readonly line: RoomLine;
  readonly table: Table;
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
  table.say(table.words.refusals[answer.why](table.match.game.rules));
  return false;
}
