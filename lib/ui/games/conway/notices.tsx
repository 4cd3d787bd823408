/** What one should know of the line, of who is gone, and of offers. */

import { isAsked } from "../../../rooms/consent.ts";
import { claimableAt } from "../../../rooms/presence.ts";
import { phaseOf, playersLeft, turnOf } from "../../../rooms/view.ts";
import { actorOf, ask } from "../../table/ask.ts";
import { useCountdown } from "../../parts/countdown.ts";
import { speakerOf } from "../../table/room_news.ts";
import type { PostPartProps } from "./parts.ts";
import { droppedSentence } from "./news.ts";

export function PostNotices(part: PostPartProps) {
  return (
    <>
      <p role="status" class="line-status">{statusSentence(part)}</p>
      <Leaving {...part} />
      <Dropped {...part} />
      <Absence {...part} />
      <OfferNotice {...part} />
    </>
  );
}

function statusSentence({ line, table }: PostPartProps): string {
  const { post, words: { room: words } } = table;
  const { status, player, unseated } = line.state.value;
  if (status === "ended") return "";
  if (status !== "online") return words.status[status];
  if (unseated === "blocked") return words.blocked;
  if (unseated) return unseated === "full" ? post.full : post.ownSeat;
  return player === null ? words.watching : "";
}

/** Whoever has given up may watch how it goes on. */
function Leaving({ line, table: { post } }: PostPartProps) {
  const room = line.room.value;
  const player = actorOf(line);
  const isPlaying = player !== null && phaseOf(room) === "playing";
  return isPlaying && room.leaving.includes(player) ? <p>{post.youLeave}</p> : null;
}

/** What one had left in advance and is not played, until the board changes again. */
function Dropped({ line, table }: PostPartProps) {
  const { queue } = line.state.value;
  const isNews = queue.v >= line.room.value.changed;
  return isNews && queue.dropped ? <p>{droppedSentence(table, queue.dropped)}</p> : null;
}

/** The one whose turn it is is gone: how long yet, then pass for them or wait. */
function Absence({ line, table }: PostPartProps) {
  const room = line.room.value;
  const player = actorOf(line);
  const isLeft = player !== null && playersLeft(room).includes(player);
  const from = isLeft ? claimableAt(room, player) : undefined;
  const left = useCountdown(line, from);
  const absent = turnOf(room);
  if (left === undefined || absent === undefined) return null;
  const { post, words } = table;
  const who = speakerOf(words, room, player, { player: absent });
  return (
    <div class="ask absence">
      <p>{left > 0 ? post.awayUntil(who, left) : post.away(who)}</p>
      {left === 0 && (
        <button type="button" onClick={() => ask({ line, table }, { t: "claim" })}>
          {post.passFor(who)}
        </button>
      )}
    </div>
  );
}

/** An offer on the table, and one's answers to it. */
export function OfferNotice({ line, table }: PostPartProps) {
  const room = line.room.value;
  const player = actorOf(line);
  const { offer } = room;
  if (player === null || !offer) return null;
  const { words, post } = table;
  const { what } = offer;
  const isMine = offer.player === player, mayAgree = isAsked(room, player);
  if (!isMine && !mayAgree && !offer.agreed.includes(player)) return null;
  const who = speakerOf(words, room, player, offer);
  const answer = (t: "accept" | "decline") => ask({ line, table }, { t, what });
  return (
    <div class="ask">
      <p>
        {isMine ? post.offered[what] : post.offers[what](who)} {!isMine && !mayAgree && post.agreed}
      </p>
      {mayAgree && (
        <button type="button" class="primary" onClick={() => answer("accept")}>
          {words.room.accept}
        </button>
      )}
      <button type="button" onClick={() => answer("decline")}>
        {isMine ? words.room.takeBack : words.room.decline}
      </button>
    </div>
  );
}
