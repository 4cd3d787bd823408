/** What stands around a board by post in a room: who is out, and whose turn passed as time was up, too. */

import type { ConwayGame } from "../../../games/conway/conway.ts";
import { TableLayout } from "../../table/layout.tsx";
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

/** Who comes back is told of their own turn until it would be theirs again; of others' only the last. */
export function lateSentence({ room, table: { match, ui, words } }: PostLayoutProps): string {
  const turns = match.turns.value, late = room?.line.room.value.late ?? [];
  if (match.result.value) return "";
  const post = postWordsIn(words.language);
  const own = turns.findLastIndex(({ seat }) => match.mine.includes(seat));
  const isLast = turns.length - own <= ui.seats.length;
  if (isLast && late.includes(own)) return post.late(own + 1);
  return late.includes(turns.length - 1) ? post.ranOut(ui.seats[turns.at(-1)!.seat]!) : "";
}
