/** Giving up, offering a draw, asking for a turn back; and going on after the end. */

import { useMemo } from "preact/hooks";
import type { OfferKind } from "../../../rooms/event.ts";
import { objector } from "../../../rooms/consent.ts";
import { archiveIdOf, lastMover, phaseOf, playersLeft } from "../../../rooms/view.ts";
import { actorOf, ask } from "../../table/ask.ts";
import type { PostPartProps } from "./parts.ts";
import { OfferNotice } from "./notices.tsx";
import { PostQueue } from "./queue.tsx";
import { SureButton } from "../../parts/sure_button.tsx";

export function PostRoomActions({ line, table }: PostPartProps) {
  const { words: { room: words }, post } = table;
  const room = line.room.value;
  const player = actorOf(line);
  // Found by playing the game again: once a turn.
  const mover = useMemo(() => lastMover(room), [room.changed]);
  const isLeft = player !== null && playersLeft(room).includes(player);
  if (!isLeft || phaseOf(room) !== "playing") return null;
  // A computer would decline whatever is offered.
  const mayOffer = !room.offer && objector(room, "draw") === undefined;
  const offer = (what: OfferKind) => ask({ line, table }, { t: "offer", what });
  return (
    <div class="room-actions">
      <SureButton
        text={words.resign}
        sure={table.myTurn.value ? post.resignSure : post.resignLater}
        onSure={() => ask({ line, table }, { t: "resign" })}
      />
      {mayOffer && <button type="button" onClick={() => offer("draw")}>{words.offerDraw}</button>}
      {mayOffer && mover === player && (
        <button
          type="button"
          onClick={() => offer("takeback")}
        >
          {post.takeback}
        </button>
      )}
      <PostQueue line={line} table={table} />
    </div>
  );
}

/** How to go on once the game is over. */
export function PostRoomWays({ line, table }: PostPartProps) {
  const { words: { room: words }, post } = table;
  const room = line.room.value;
  const mayAsk = actorOf(line) !== null && !room.offer;
  return (
    <>
      <OfferNotice line={line} table={table} />
      {mayAsk && (
        <button
          type="button"
          class="primary"
          onClick={() => ask({ line, table }, { t: "offer", what: "rematch" })}
        >
          {post.rematch}
        </button>
      )}
      <a class="button" href={`/g/${archiveIdOf(room)}`}>{words.review}</a>
      <a class="button" href="/">{words.lobby}</a>
      <button type="button" class="more" popovertarget="side">{words.chat}</button>
    </>
  );
}
