/** What one should know of the line and of the opponent. This module is browser compatible. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { deadlineOf } from "../../rooms/clock.ts";
import { claimableAt } from "../../rooms/presence.ts";
import { phaseOf } from "../../rooms/view.ts";
import type { RoomLine } from "../../transport/room_line.ts";
import type { Words } from "../words/mod.ts";
import { OfferNotice, type RoomPartProps } from "./room_actions.tsx";

export function RoomNotices({ line, words }: RoomPartProps) {
  const state = line.state.value;
  return (
    <>
      <p role="status" class="line-status">{statusSentence(line, words)}</p>
      {state.watchers > 0 && <p class="watchers">{words.room.watchers(state.watchers)}</p>}
      <TurnClock line={line} words={words} />
      <Absence line={line} words={words} />
      <OfferNotice line={line} words={words} what="draw" />
    </>
  );
}

function statusSentence({ state }: RoomLine, { room: words }: Words): string {
  const { status, transport, player, unseated } = state.value;
  if (status !== "online" && status !== "ended") return words.status[status];
  if (unseated) return unseated === "full" ? words.full : words.ownSeat;
  if (player === null) return words.watching;
  return transport === "poll" ? words.polling : "";
}

/** The opponent is gone: how long yet, then claim or wait. */
function Absence({ line, words: { room: words } }: RoomPartProps) {
  const room = line.room.value;
  const { player } = line.state.value;
  const from = player === null || phaseOf(room) !== "playing"
    ? undefined
    : claimableAt(room, player);
  const left = useCountdown(line, from);
  if (left === undefined) return null;
  return (
    <div class="absence">
      <p>{words.gone} {left > 0 ? words.goneUntil(left) : words.goneNow}</p>
      {left === 0 && (
        <button type="button" onClick={() => line.send({ t: "claim" })}>{words.claim}</button>
      )}
    </div>
  );
}

function TurnClock({ line, words }: RoomPartProps) {
  const left = useCountdown(line, deadlineOf(line.room.value));
  return left === undefined ? null : <p class="clock">{words.room.clock(left)}</p>;
}

/** Whole seconds until a moment of the server's clock, not below 0; undefined without one. */
function useCountdown(line: RoomLine, until: number | undefined): number | undefined {
  const now = useSignal(0);
  useEffect(() => {
    if (until === undefined) return;
    const tick = () => now.value = line.now();
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until]);
  if (until === undefined) return undefined;
  return Math.max(0, Math.ceil((until - (now.value || line.now())) / 1000));
}
