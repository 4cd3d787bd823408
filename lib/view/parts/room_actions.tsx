/** Giving up, calling off, offering and answering. This module is browser compatible. */

import { useSignal } from "@preact/signals";
import { canAbort } from "../../rooms/ending.ts";
import type { OfferKind } from "../../rooms/event.ts";
import { phaseOf } from "../../rooms/view.ts";
import type { RoomLine } from "../../transport/room_line.ts";
import type { Words } from "../words/mod.ts";

export interface RoomPartProps {
  readonly line: RoomLine;
  readonly words: Words;
}

export function RoomActions({ line, words: { room: words } }: RoomPartProps) {
  const isSure = useSignal(false);
  const room = line.room.value;
  if (line.state.value.player === null || phaseOf(room) !== "playing") return null;
  const resign = () => {
    if (isSure.value) line.send({ t: "resign" });
    isSure.value = !isSure.value;
  };
  return (
    <div class="room-actions">
      {canAbort(room)
        ? <button type="button" onClick={() => line.send({ t: "abort" })}>{words.abort}</button>
        : (
          <button type="button" onClick={resign} onBlur={() => isSure.value = false}>
            {isSure.value ? words.resignSure : words.resign}
          </button>
        )}
      {!room.offer && (
        <button type="button" onClick={() => line.send({ t: "offer", what: "draw" })}>
          {words.offerDraw}
        </button>
      )}
    </div>
  );
}

/** An offer on the table with its answers; for a rematch also the way to make one. */
export function OfferNotice(
  { line, words: { room: words }, what }: RoomPartProps & { readonly what: OfferKind },
) {
  const { player } = line.state.value;
  const { offer } = line.room.value;
  if (player === null) return null;
  if (offer?.what !== what) {
    if (what === "draw") return null;
    return (
      <button type="button" class="primary" onClick={() => line.send({ t: "offer", what })}>
        {words.rematch}
      </button>
    );
  }
  const isMine = offer.player === player;
  return (
    <div class="offer">
      <p>{sentenceOf(words, what, isMine)}</p>
      {!isMine && (
        <button
          type="button"
          class="primary"
          onClick={() => line.send({ t: "accept", what })}
        >
          {words.accept}
        </button>
      )}
      <button type="button" onClick={() => line.send({ t: "decline", what })}>
        {isMine ? words.takeBack : words.decline}
      </button>
    </div>
  );
}

function sentenceOf(words: Words["room"], what: OfferKind, isMine: boolean): string {
  if (what === "draw") return isMine ? words.drawOffered : words.drawAsked;
  return isMine ? words.rematchOffered : words.rematchAsked;
}
