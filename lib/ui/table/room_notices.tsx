/** What one should know of the line and of the opponent. */

import { claimableAt } from "../../rooms/presence.ts";
import type { Unseated } from "../../rooms/protocol.ts";
import { phaseOf } from "../../rooms/view.ts";
import type { RoomLine } from "../net/room_line.ts";
import { actorOf, ask, type RoomPartProps } from "./ask.ts";
import type { Words } from "../../words/mod.ts";
import { OfferNotice } from "./offer_notice.tsx";
import { useCountdown } from "../parts/countdown.ts";

export function RoomNotices(part: RoomPartProps) {
  return (
    <>
      <p role="status" class="line-status">{statusSentence(part.line, part.table.words)}</p>
      <Absence {...part} />
      <OfferNotice {...part} what="draw" />
    </>
  );
}

function statusSentence({ state }: RoomLine, { room: words }: Words): string {
  const { status, player, unseated } = state.value;
  if (status === "ended") return "";
  if (status !== "online") return words.status[status];
  if (unseated) return unseatedSentence(words, unseated);
  return player === null ? words.watching : "";
}

function unseatedSentence(words: Words["room"], unseated: Unseated): string {
  const sentences = { full: words.full, "own-seat": words.ownSeat, blocked: words.blocked };
  return sentences[unseated];
}

/** The opponent is gone: how long yet, then claim or wait. */
function Absence(part: RoomPartProps) {
  const { line, table: { words: { room: words } } } = part;
  const room = line.room.value;
  const player = actorOf(line);
  const from = player === null || phaseOf(room) !== "playing"
    ? undefined
    : claimableAt(room, player);
  const left = useCountdown(line, from);
  if (left === undefined) return null;
  return (
    <div class="ask absence">
      <p>{words.gone} {left > 0 ? words.goneUntil(left) : words.goneNow}</p>
      {left === 0 && (
        <button type="button" onClick={() => ask(part, { t: "claim" })}>{words.claim}</button>
      )}
    </div>
  );
}
