/** A game in a room: the same table, with an opponent elsewhere. This module is browser compatible. */

import { effect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { lifeGameOf } from "../../games/life_games.ts";
import { phaseOf, playerAt, type RoomView, turnOf } from "../../rooms/view.ts";
import type { RoomLine } from "../../transport/room_line.ts";
import { keepDraft } from "../draft_keep.ts";
import { recordOf } from "../record.ts";
import { newsOf } from "../room_news.ts";
import { RoomMatch } from "../room_match.ts";
import { Table } from "../table.ts";
import { useTurnCue } from "../turn_cue.ts";
import type { Words } from "../words/mod.ts";
import { Chat } from "./chat.tsx";
import { Invite } from "./invite.tsx";
import { RoomActions } from "./room_actions.tsx";
import { RoomMargin } from "./room_margin.tsx";
import { RoomNotices } from "./room_notices.tsx";
import { RoomWays } from "./room_ways.tsx";
import { PassOn } from "./pass_on.tsx";
import { TableLayout } from "./table_layout.tsx";
import { useTalk } from "./talk.ts";

export interface RoomTableProps {
  readonly line: RoomLine;
  readonly words: Words;
  /** The room's address. */
  readonly link: string;
  /** What is said instead once the line has ended. */
  readonly farewell: ComponentChildren;
}

export function RoomTable({ line, words, link, farewell }: RoomTableProps) {
  const match = useMemo(() => new RoomMatch(line, lifeGameOf(line.room.peek().settings.game)), []);
  const table = useMemo(() => new Table(match, words), []);
  const talk = useTalk(line);
  useEffect(() => tellNews(line, table, () => talk.isMuted.peek()), []);
  useEffect(() => keepDraft(table, line.room.peek().code, () => line.room.peek().changed), []);
  const room = line.room.value;
  const { player } = line.state.value;
  const names = [0, 1].map((seat) => nameAt(room, words, seat, player));
  const title = words.room.title(room.code);
  const isMine = table.myTurn.value;
  useTurnCue(isMine ? words.room.yourTurnTitle(title) : title, isMine);

  const isWaiting = phaseOf(room) === "waiting" && player !== null;
  const part = { line, table };
  return (
    <TableLayout
      table={table}
      title={title}
      names={names}
      cue={cueOf(line, table)}
      margin={<RoomMargin {...part} />}
      notices={<RoomNotices {...part} />}
      isOnline
      hasNews={talk.isUnread.value}
      extras={
        <>
          <RoomActions {...part} />
          <Chat {...part} talk={talk} />
          <PassOn {...part} link={link} />
        </>
      }
      record={() => recordOf(room.settings.game, match, { Blue: names[0]!, Red: names[1]! })}
      next={<RoomWays {...part} hasNews={talk.isUnread.value} />}
    >
      {farewell || isWaiting && <Invite words={words} link={link} code={room.code} />}
    </TableLayout>
  );
}

function nameAt(
  room: RoomView,
  { room: words, table }: Words,
  seat: number,
  me: number | null,
): string {
  const player = playerAt(room, seat);
  if (player === me) return table.you;
  const view = room.players[player];
  if (!view) return "";
  return view.name || (me === null ? words.guest : words.opponent);
}

function cueOf({ state, room }: RoomLine, { words, match, myTurn }: Table): string {
  if (state.value.status === "ended") return "";
  if (phaseOf(room.value) === "waiting") return words.room.waiting;
  if (state.value.pending > 0 && turnOf(room.value) === state.value.player) {
    return words.room.sending;
  }
  return myTurn.value
    ? words.table.yourTurn
    : words.table.seatTurn(words.seats[match.position.value.turn]!);
}

/** Says how a game begins, and then what else happens than turns; returns how to stop. */
function tellNews({ state }: RoomLine, table: Table, isMuted: () => boolean): () => void {
  let before = state.peek();
  const { room, player } = before;
  const isFresh = room && phaseOf(room) === "playing" && room.moves.length === 0;
  if (isFresh && player !== null) {
    const seat = table.match.mine[0]!;
    table.say(table.words.room.begins(table.words.seats[seat]!, table.myTurn.peek()));
  }
  return effect(() => {
    const after = state.value;
    const news = newsOf(table.words, before, after, isMuted());
    before = after;
    if (news.length > 0) table.say(news.join(" "));
  });
}
