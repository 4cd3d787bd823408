/** What one should know of the others at a table: who is gone, and what they offer. */

import { mayAbort } from "../../../rooms/ending.ts";
import { concerned } from "../../../rooms/offers.ts";
import { awaitedBy, claimableAt } from "../../../rooms/presence.ts";
import { gameIn, isCorrespondence, phaseOf } from "../../../rooms/view.ts";
import { useCountdown } from "../../parts/countdown.ts";
import { actorOf, ask, type RoomPartProps } from "./ask.ts";
import { droppedSentence, subjectOf } from "./room_news.ts";
import type { Talk } from "./talk.ts";
import { companyWordsIn } from "../words/company/mod.ts";

interface RoomNoticesProps extends RoomPartProps {
  readonly talk: Talk;
}

export function RoomNotices({ talk, ...part }: RoomNoticesProps) {
  return (
    <>
      <p role="status" class="visually-hidden">{talk.noted.value}</p>
      <Leaving {...part} />
      <Dropped {...part} />
      <Absence {...part} />
      {phaseOf(part.line.room.value) !== "over" && <OfferNotice {...part} />}
    </>
  );
}

/** A player who has given up may watch how it goes on. */
function Leaving({ line, words }: RoomPartProps) {
  const room = line.room.value;
  const player = actorOf(line);
  const isPlaying = player !== null && phaseOf(room) === "playing";
  return isPlaying && room.leaving.includes(player) ? <p>{words.youLeave}</p> : null;
}

/** What one had left in advance and is not played, until the board changes again. */
function Dropped(part: RoomPartProps) {
  const { queue } = part.line.state.value;
  const isNews = queue.v >= part.line.room.value.changed;
  return isNews && queue.dropped ? <p>{droppedSentence(part, queue.dropped)}</p> : null;
}

/**
 * The one who is waited for is gone: how long yet, then claim the game or pass for them, or wait. A game
 * that has hardly begun has no winner, and may be called off at any time.
 */
function Absence(part: RoomPartProps) {
  const { line, table, words } = part, own = companyWordsIn(table.words.language);
  const room = line.room.value;
  const player = actorOf(line);
  // After a restart everybody is gone for a moment.
  const isHere = player !== null && room.players[player]!.here;
  const left = useCountdown(line, isHere ? claimableAt(room, player) : undefined);
  if (left === undefined) return null;
  const act = gameIn(room).attrition ? "pass" : mayAbort(room) ? "abort" : "claim";
  const who = subjectOf(part, room, player, awaitedBy(room, player!));
  return (
    <div class="ask absence">
      <p>{words.gone(who)} {own.mayDo[act](left)}</p>
      {/* Tapped twice, it would pass for the next one, too. */}
      {left === 0 && !line.state.value.isChanging && (
        <button
          type="button"
          onClick={() => ask(part, { t: "claim" })}
        >
          {own[act]}
        </button>
      )}
    </div>
  );
}

/** An offer on the table, and one's answers to it. */
export function OfferNotice(part: RoomPartProps) {
  const { line, table, words } = part, own = companyWordsIn(table.words.language);
  const room = line.room.value;
  const player = actorOf(line);
  const { offer } = room;
  if (player === null || !offer) return null;
  const { what } = offer, all = concerned(room, what);
  if (!all.includes(player)) return null;
  const isMine = offer.player === player, hasAgreed = offer.agreed.includes(player);
  const answer = (t: "accept" | "decline") => ask(part, { t, what });
  // Who is gone from a game that's over is missed nowhere else.
  const isMissed = what === "rematch" && !isCorrespondence(room.settings);
  return (
    <div class="ask">
      <p>
        {isMine
          ? own.offered[what]
          : words.asked[what](subjectOf(part, room, player, offer.player))}
        {isMine && all.length > 2 && ` ${own.everyone}`}
        {hasAgreed && ` ${own.agreed}`}
        {isMissed &&
          all.map((other) => other === player || room.players[other]!.here
            ? ""
            : ` ${words.gone(subjectOf(part, room, player, other))}`
          )}
      </p>
      {!isMine && !hasAgreed && (
        <button
          type="button"
          class="primary"
          onClick={() => answer("accept")}
        >
          {own.accept}
        </button>
      )}
      <button type="button" onClick={() => answer("decline")}>
        {isMine ? own.takeBack : own.decline}
      </button>
    </div>
  );
}
