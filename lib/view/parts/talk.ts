/** Whether talk is heard here, and whether some of it was not seen yet. This module is browser compatible. */

import { effect, type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { RoomLine } from "../../transport/room_line.ts";
import { freshLine } from "../room_news.ts";
import { readStored, writeStored } from "../stored.ts";

export interface Talk {
  readonly isMuted: Signal<boolean>;
  /** Something was said while the talk lay out of sight, as it does on a phone. */
  readonly isUnread: Signal<boolean>;
}

/** A room stays muted in this browser. */
export function useTalk({ state, room }: RoomLine): Talk {
  const name = `mute ${room.peek().code}`;
  const isMuted = useSignal(false);
  const isUnread = useSignal(false);
  useEffect(() => {
    isMuted.value = readStored("localStorage", name) !== "";
    return effect(() => writeStored("localStorage", name, isMuted.value ? "1" : ""));
  }, []);
  useEffect(() => {
    let before = room.peek();
    return effect(() => {
      const after = room.value;
      const isFresh = freshLine(before, after, state.peek().player) !== undefined;
      before = after;
      if (isFresh && !isMuted.peek() && !isTalkSeen()) isUnread.value = true;
    });
  }, []);
  useEffect(() => {
    const side = document.getElementById("side")!;
    const seen = () => isUnread.value = false;
    side.addEventListener("toggle", seen);
    return () => side.removeEventListener("toggle", seen);
  }, []);
  return { isMuted, isUnread };
}

function isTalkSeen(): boolean {
  return document.getElementById("chat")!.checkVisibility();
}
