/** Acting in a room beside playing turns. */

import type { Player } from "../../rooms/event.ts";
import type { Action, Answer, Refusal } from "../../rooms/protocol.ts";
import type { RoomLine } from "../net/room_line.ts";
import type { Words } from "../../words/mod.ts";
import { whenText } from "../../words/when.ts";

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
  table.say(reasonOf(answer, table));
  return false;
}

function reasonOf({ why, until }: Extract<Answer, { t: "refused" }>, table: Speaker): string {
  if (until === undefined) return table.reason(why);
  const { language, room } = table.words;
  const when = whenText(language, until);
  return why === "muted" ? room.mutedUntil(when) : room.bannedUntil(when);
}
