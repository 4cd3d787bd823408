/** An offer on the table with its answers. */

import type { OfferKind } from "../../rooms/event.ts";
import { actorOf, ask, type RoomPartProps } from "./ask.ts";
import type { Words } from "../../words/mod.ts";

export function OfferNotice(part: RoomPartProps & { readonly what: OfferKind }) {
  const { line, table: { words: { room: words } }, what } = part;
  const player = actorOf(line);
  const { offer } = line.room.value;
  if (player === null || offer?.what !== what) return null;
  const isMine = offer.player === player;
  return (
    <div class="ask">
      <p>{sentenceOf(words, what, isMine)}</p>
      {!isMine && (
        <button
          type="button"
          class="primary"
          onClick={() => ask(part, { t: "accept", what })}
        >
          {words.accept}
        </button>
      )}
      <button type="button" onClick={() => ask(part, { t: "decline", what })}>
        {isMine ? words.takeBack : words.decline}
      </button>
    </div>
  );
}

function sentenceOf(words: Words["room"], what: OfferKind, isMine: boolean): string {
  if (what === "draw") return isMine ? words.drawOffered : words.drawAsked;
  return isMine ? words.rematchOffered : words.rematchAsked;
}
