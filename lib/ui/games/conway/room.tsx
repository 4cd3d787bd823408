/** What stands around a board by post in a room: who is out, and whose turn passed as time was up, too. */

import type { ConwayGame } from "../../../games/conway/conway.ts";
import { playerAt, type RoomView } from "../../../rooms/view.ts";
import { TableLayout } from "../../table/layout.tsx";
import type { Turn } from "../../table/match.ts";
import type { RoomLayoutProps } from "../../table/room/room_table.tsx";
import { OutNotice } from "./out_notice.tsx";
import { postWordsIn } from "./words/mod.ts";

type PostLayoutProps = RoomLayoutProps<ConwayGame>;

export function PostLayout(props: PostLayoutProps) {
  const notices = (
    <>
      {props.notices}
      <p role="status" class="line-status">{lateSentence(props)}</p>
      <OutNotice table={props.table} />
    </>
  );
  return <TableLayout {...props} notices={notices} />;
}

/**
 * Who comes back is told of their own turn until it would be theirs again; of others' only the last, or
 * the last before those that came by themselves.
 */
export function lateSentence({ room, table: { match, ui, words } }: PostLayoutProps): string {
  const turns = match.turns.value, view = room?.line.room.value;
  if (!view || match.result.value) return "";
  const post = postWordsIn(words.language);
  const own = turns.findLastIndex(({ seat }) => match.mine.includes(seat));
  const isRecent = turns.length - own <= ui.seats.length;
  if (isRecent && view.late.includes(own)) return post.late(own + 1);
  const last = turns.findLastIndex((turn) => !comesByItself(view, turn));
  return last !== own && view.late.includes(last) ? post.ranOut(ui.seats[turns[last]!.seat]!) : "";
}

/** A computer's turn, or that of a player who has left before: either follows at once. */
function comesByItself(view: RoomView, { seat, move }: Turn<ConwayGame>): boolean {
  return "resign" in move || view.players[playerAt(view, seat)]!.level !== null;
}
