/** How to go on once a room's game is over. */

import { archiveIdOf } from "../../rooms/view.ts";
import { actorOf, ask, type RoomPartProps } from "./ask.ts";
import { OfferNotice } from "./offer_notice.tsx";

export function RoomWays(part: RoomPartProps & { readonly hasNews: boolean }) {
  const { line, table: { words: { room: words } }, hasNews } = part;
  const isOffered = line.room.value.offer?.what === "rematch";
  return (
    <>
      {isOffered ? <OfferNotice {...part} what="rematch" /> : actorOf(line) !== null && (
        <button
          type="button"
          class="primary"
          onClick={() => ask(part, { t: "offer", what: "rematch" })}
        >
          {words.rematch}
        </button>
      )}
      {line.room.value.result?.by !== "abort" && (
        <a class="button" href={`/g/${archiveIdOf(line.room.value)}`}>{words.review}</a>
      )}
      <a class="button" href="/">{words.lobby}</a>
      <button type="button" class="more" popovertarget="side" data-news={`${hasNews}`}>
        {hasNews ? words.newTalk : words.chat}
      </button>
    </>
  );
}
