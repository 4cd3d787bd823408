/** Whose talk is heard here, and whether some of it was not seen yet. */

import { effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Player } from "../../../rooms/event.ts";
import type { Said } from "../../../rooms/view.ts";
import { browserEnv } from "../../net/env.ts";
import { type Keep, openKeep } from "../../net/keep.ts";
import type { RoomLine } from "../../net/room_line.ts";
import { knownIdentity } from "../../net/seat_keys.ts";
import { readStored, writeStored } from "../../parts/stored.ts";

export interface Talk {
  readonly isMuted: Signal<boolean>;
  /** Something was said while the talk lay out of sight, as it does on a phone. */
  readonly isUnread: Signal<boolean>;
  /** The last news that stand next to the board anyway, for who can't see them there. */
  readonly noted: Signal<string>;
  /** Those at the table who are blocked. */
  readonly blocked: ReadonlySignal<ReadonlySet<Player>>;
  /** Whether it's known who is blocked: before that only one's own lines are shown. */
  readonly isKnown: ReadonlySignal<boolean | undefined>;
  /** Hears nothing more of somebody, or hears them again. */
  setBlocked(player: Player, isBlocked: boolean): void;
  /** Whether a line is neither shown nor told; undefined as long as it's not known who is blocked. */
  hides(said: Said): boolean | undefined;
  /** Listens no more. */
  end(): void;
}

/** Through a rematch, too. */
const isUnread = signal(false);

/** A room stays muted in this browser. */
export function openTalk(line: RoomLine): Talk {
  const { state, room } = line;
  const name = `mute ${room.peek().code}`;
  const isMuted = signal(readStored("localStorage", name) !== "");
  const noted = signal("");
  const { players: blocked, isKnown } = askBlocked(line);
  const hides = ({ player }: Said) =>
    isMuted.peek() || (isKnown.value ? blocked.peek().has(player) : undefined);
  // The time of the newest line that was seen here: what was said while one was away waits, too.
  const seenName = `talk ${room.peek().code}`;
  const seen = () => {
    isUnread.value = false;
    writeStored("localStorage", seenName, `${room.peek().chat.at(-1)?.at ?? 0}`);
  };
  const stops = [
    effect(() => void writeStored("localStorage", name, isMuted.value ? "1" : "")),
    effect(() => {
      const { chat } = room.value, me = state.peek().player;
      const seenAt = readStored("localStorage", seenName);
      // To who has just come to watch nothing is new.
      if (isTalkSeen() || me === null && !seenAt) return seen();
      const isNew = (said: Said) =>
        said.at > +seenAt && said.player !== me && said.text && hides(said) === false;
      if (chat.some(isNew)) isUnread.value = true;
    }),
  ];
  const side = document.getElementById("side")!;
  side.addEventListener("toggle", seen);
  const end = () => {
    stops.forEach((stop) => stop());
    side.removeEventListener("toggle", seen);
  };
  const setBlocked = (player: Player, isBlocked: boolean) => {
    const others = [...blocked.peek()].filter((other) => other !== player);
    blocked.value = new Set(isBlocked ? [...others, player] : others);
  };
  return { isMuted, isUnread, noted, blocked, isKnown, setBlocked, hides, end };
}

function isTalkSeen(): boolean {
  return document.getElementById("chat")?.checkVisibility() ?? false;
}

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
