/** Whose talk is heard here, and whether some of it was not seen yet. */

import { effect, type ReadonlySignal, type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Player } from "../../rooms/event.ts";
import type { RoomView, Said } from "../../rooms/view.ts";
import type { RoomLine } from "../net/room_line.ts";
import { freshLine } from "./room_news.ts";
import { readStored, writeStored } from "../parts/stored.ts";

export interface Talk {
  readonly isMuted: Signal<boolean>;
  /** Something was said while the talk lay out of sight, as it does on a phone. */
  readonly isUnread: Signal<boolean>;
  /** Those at the table who are blocked. */
  readonly blocked: ReadonlySignal<ReadonlySet<Player>>;
  /** Whether it's known who is blocked: before that nobody's lines are shown. */
  readonly isKnown: ReadonlySignal<boolean>;
  /** Blocks somebody, or no longer; false if it couldn't be saved. */
  block(player: Player, isBlocked: boolean): Promise<boolean>;
  /** Whether a line is neither shown nor told. */
  hides(said: Said): boolean;
}

/** The people at a table, but for oneself. */
export function othersAt({ players }: RoomView, me: Player | null): Player[] {
  return [...players.keys()].filter((player) =>
    player !== me && players[player]!.level === null &&
    !players[player]!.isDeleted
  );
}

/** A room stays muted in this browser. */
export function useTalk({ state, room, people }: RoomLine): Talk {
  const name = `mute ${room.peek().code}`;
  const isMuted = useSignal(false);
  const isUnread = useSignal(false);
  const blocked = useSignal<ReadonlySet<Player>>(new Set());
  const isKnown = useSignal(false);
  const hides = ({ player }: Said) => isMuted.peek() || blocked.peek().has(player);
  useEffect(() => {
    people.blocked().then((players) => {
      blocked.value = new Set(players);
      isKnown.value = true;
    });
  }, []);
  useEffect(() => {
    isMuted.value = readStored("localStorage", name) !== "";
    return effect(() => writeStored("localStorage", name, isMuted.value ? "1" : ""));
  }, []);
  useEffect(() => {
    let before = room.peek();
    return effect(() => {
      const after = room.value;
      const fresh = freshLine(before, after, state.peek().player);
      before = after;
      if (fresh && !hides(fresh) && !isTalkSeen()) isUnread.value = true;
    });
  }, []);
  useEffect(() => {
    const side = document.getElementById("side")!;
    const seen = () => isUnread.value = false;
    side.addEventListener("toggle", seen);
    return () => side.removeEventListener("toggle", seen);
  }, []);
  const block = async (player: Player, isBlocked: boolean) => {
    if (!await people.block(player, isBlocked)) return false;
    const others = [...blocked.peek()].filter((other) => other !== player);
    blocked.value = new Set(isBlocked ? [...others, player] : others);
    return true;
  };
  return { isMuted, isUnread, blocked, isKnown, block, hides };
}

function isTalkSeen(): boolean {
  return document.getElementById("chat")!.checkVisibility();
}
