/** A game by post in a room. */

import { useEffect, useMemo } from "preact/hooks";
import { phaseOf, playerAt, type RoomView, seatsOf, takenOf, turnOf } from "../../../rooms/view.ts";
import type { RoomLine } from "../../net/room_line.ts";
import { Chat } from "../../table/chat.tsx";
import { PassOn } from "../../table/pass_on.tsx";
import type { RoomTableProps } from "../../table/room_visit.tsx";
import { useTalk } from "../../table/talk.ts";
import { computerName } from "../../table/computer_name.ts";
import { keepDraft } from "../../table/draft_keep.ts";
import { speakerOf } from "../../table/room_news.ts";
import { seatedRecord } from "../../table/seated_record.ts";
import { useTurnCue } from "../../table/turn_cue.ts";
import type { PostWords } from "./words/mod.ts";
import type { Words } from "../../../words/mod.ts";
import { PostInvite } from "./invite.tsx";
import { TableLayout } from "../../table/layout.tsx";
import { PostRoomMatch } from "./match.ts";
import { tellPostNews } from "./news.ts";
import { PostNotices } from "./notices.tsx";
import { PostRoomActions, PostRoomWays } from "./room_actions.tsx";
import { PostTable } from "./table.ts";
import { TimeLeft } from "./time_left.tsx";

export interface PostRoomTableProps extends RoomTableProps {
  readonly post: PostWords;
}

export function PostRoomTable({ line, words, post, link, farewell }: PostRoomTableProps) {
  const match = useMemo(() => new PostRoomMatch(line), []);
  const table = useMemo(() => new PostTable(match, words, post), []);
  const talk = useTalk(line);
  useEffect(() => tellPostNews(line, table, talk.hides), []);
  useEffect(() => keepDraft(table, line.room.peek().code, () => line.room.peek().changed), []);
  const room = line.room.value;
  const { player } = line.state.value;
  const seats = Array.from({ length: seatsOf(room.settings) }, (_, seat) => seat);
  const names = seats.map((seat) => nameAt(room, words, seat, player));
  const shown = names.map((name, seat) =>
    room.leaving.includes(playerAt(room, seat)) ? post.leaving(name) : name
  );
  const title = words.room.title(room.code);
  const isMine = table.myTurn.value;
  useTurnCue(isMine ? words.room.yourTurnTitle(title) : title, isMine);
  const isWaiting = phaseOf(room) === "waiting" && player !== null;
  const part = { line, table };
  return (
    <TableLayout
      table={table}
      title={title}
      names={shown}
      cue={cueOf(line, table)}
      margin={<TimeLeft {...part} />}
      notices={<PostNotices {...part} />}
      isOnline
      hasNews={talk.isUnread.value}
      extras={
        <>
          <PostRoomActions {...part} />
          <Chat {...part} talk={talk} />
          <PassOn {...part} link={link} />
        </>
      }
      record={() => seatedRecord("conway", match, room.settings.options, names)}
      next={<PostRoomWays {...part} />}
    >
      {farewell || isWaiting && <PostInvite {...part} link={link} />}
    </TableLayout>
  );
}

function nameAt(room: RoomView, words: Words, seat: number, me: number | null): string {
  const player = playerAt(room, seat);
  if (player < room.players.length) return speakerOf(words, room, me, { player });
  // Until the game begins the computers stand behind all who may yet come.
  const level = room.computers.at(player - seatsOf(room.settings));
  return level ? computerName(words, level) : "";
}

function cueOf({ state, room }: RoomLine, { words, post, match, myTurn }: PostTable): string {
  const { status, pending, player } = state.value;
  const { settings } = room.value;
  if (status === "ended") return "";
  if (phaseOf(room.value) === "waiting") {
    return post.waiting(takenOf(room.value), seatsOf(settings));
  }
  if (pending > 0 && turnOf(room.value) === player) return words.room.sending;
  return myTurn.value
    ? words.table.yourTurn
    : words.table.seatTurn(words.seats[match.position.value.turn]!);
}
