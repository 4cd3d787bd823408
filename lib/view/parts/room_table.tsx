/** A game in a room: the same table, with an opponent elsewhere. This module is browser compatible. */

import { useEffect, useMemo } from "preact/hooks";
import { phaseOf, playerAt, type RoomView, turnOf } from "../../rooms/view.ts";
import { recordOf } from "../record.ts";
import type { RoomLine } from "../../transport/room_line.ts";
import { RoomMatch } from "../room_match.ts";
import { Table } from "../table.ts";
import type { Words } from "../words/mod.ts";
import { Chat } from "./chat.tsx";
import { Invite } from "./invite.tsx";
import { Lend } from "./lend.tsx";
import { OfferNotice, RoomActions } from "./room_actions.tsx";
import { RoomNotices } from "./room_notices.tsx";
import { TableLayout } from "./table_layout.tsx";

export interface RoomTableProps {
  readonly line: RoomLine;
  readonly words: Words;
  /** The room's address. */
  readonly link: string;
}

export function RoomTable({ line, words, link }: RoomTableProps) {
  const match = useMemo(() => new RoomMatch(line), []);
  const table = useMemo(() => new Table(match, words), []);
  const room = line.room.value;
  const { player } = line.state.value;
  const names = [0, 1].map((seat) => nameAt(room, words, seat, player));
  const title = words.room.title(room.code);
  useTitle(table.myTurn.value ? words.room.yourTurnTitle(title) : title);

  return (
    <TableLayout
      table={table}
      title={title}
      names={names}
      cue={cueOf(line, table)}
      notices={<RoomNotices line={line} words={words} />}
      extras={
        <>
          <RoomActions line={line} words={words} />
          <Chat line={line} words={words} />
          {player !== null && <Lend line={line} words={words} link={link} />}
        </>
      }
      record={() => recordOf(room.settings.game, match, { Blue: names[0]!, Red: names[1]! })}
      next={
        <>
          <OfferNotice line={line} words={words} what="rematch" />
          <a class="button" href="/">{words.room.lobby}</a>
        </>
      }
    >
      {phaseOf(room) === "waiting" && player !== null && (
        <Invite line={line} words={words} link={link} />
      )}
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
  if (phaseOf(room.value) === "waiting") return words.room.waiting;
  if (state.value.pending > 0 && turnOf(room.value) === state.value.player) {
    return words.room.sending;
  }
  return myTurn.value
    ? words.table.yourTurn
    : words.table.seatTurn(words.seats[match.position.value.turn]!);
}

/** The page's title is seen in its tab when the page is not. */
function useTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
