/** Giving up, calling off, making offers; and how to go on after the end. */

import type { ComponentChildren } from "preact";
import { objector } from "../../rooms/consent.ts";
import { canAbort } from "../../rooms/ending.ts";
import type { OfferKind } from "../../rooms/event.ts";
import { archiveIdOf, gameIn, phaseOf, playersLeft } from "../../rooms/view.ts";
import { SureButton } from "../parts/sure_button.tsx";
import { actorOf, ask, type RoomPartProps } from "./ask.ts";
import { OfferNotice } from "./room_notices.tsx";

interface RoomActionsProps extends RoomPartProps {
  /** What else the game lets one do on others' turns. */
  readonly children?: ComponentChildren;
}

export function RoomActions({ children, ...part }: RoomActionsProps) {
  const { line, table: { match, myTurn }, words } = part;
  const room = line.room.value;
  const player = actorOf(line);
  const isLeft = player !== null && playersLeft(room).includes(player);
  if (!isLeft || phaseOf(room) !== "playing") return null;
  // A computer would decline whatever is offered.
  const mayOffer = !room.offer && objector(room, "draw") === undefined;
  const last = match.turns.value.at(-1)?.seat;
  const leavesLater = gameIn(room).attrition && !myTurn.value;
  return (
    <div class="room-actions">
      {canAbort(room)
        ? <button type="button" onClick={() => ask(part, { t: "abort" })}>{words.abort}</button>
        : (
          <SureButton
            text={words.resign}
            sure={leavesLater ? words.resignLater : words.resignSure}
            onSure={() => ask(part, { t: "resign" })}
          />
        )}
      {mayOffer && <Offer {...part} what="draw" />}
      {mayOffer && last !== undefined && match.mine.includes(last) && (
        <Offer {...part} what="takeback" />
      )}
      {children}
    </div>
  );
}

interface OfferProps extends RoomPartProps {
  readonly what: OfferKind;
  readonly class?: string;
}

function Offer({ what, class: name, ...part }: OfferProps) {
  return (
    <button type="button" class={name} onClick={() => ask(part, { t: "offer", what })}>
      {part.words.ask[what]}
    </button>
  );
}

/** How to go on once the game is over. */
export function RoomWays({ hasNews, ...part }: RoomPartProps & { readonly hasNews: boolean }) {
  const { line, table, words } = part;
  const room = line.room.value;
  return (
    <>
      <OfferNotice {...part} />
      {actorOf(line) !== null && !room.offer && <Offer {...part} what="rematch" class="primary" />}
      {room.result?.by !== "abort" && (
        <a class="button" href={`/g/${archiveIdOf(room)}`}>{table.words.room.review}</a>
      )}
      <a class="button" href="/">{words.lobby}</a>
      <button type="button" class="more" popovertarget="side" data-news={`${hasNews}`}>
        {hasNews ? words.newTalk : words.chat}
      </button>
    </>
  );
}
