/** A player's time that has nearly run out: the board shows it, and who can't see it there is told. */

import { effect } from "@preact/signals";
import { deadlineOf, LOW_CLOCK } from "../../../rooms/clock.ts";
import { turnOf } from "../../../rooms/view.ts";
import { actorOf, type RoomPartProps } from "./ask.ts";

/** Says once in each of one's turns that its time has nearly run out; returns how to stop. */
export function tellLowClock(
  { line, words }: Pick<RoomPartProps, "line" | "words">,
  note: (sentence: string) => void,
): () => void {
  return effect(() => {
    const room = line.room.value, isMine = turnOf(room) === actorOf(line);
    const left = (isMine && deadlineOf(room) || 0) - LOW_CLOCK * 1_000 - line.now();
    if (left <= 0) return;
    const timer = setTimeout(() => note(words.clock(LOW_CLOCK)), left);
    return () => clearTimeout(timer);
  });
}
