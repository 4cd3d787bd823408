/** What a room has around its board, whichever game is played on it. */

import type { ComponentChildren, ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import type { Seat } from "../../games/game.ts";
import {
  gameIn,
  phaseOf,
  playerAt,
  type RoomView,
  seatsOf,
  takenOf,
  turnOf,
} from "../../rooms/view.ts";
import type { AnyGame } from "../../games/known_games.ts";
import type { Language } from "../../words/language.ts";
import type { Words } from "../../words/mod.ts";
import type { RoomPartProps } from "./ask.ts";
import { Chat } from "./chat.tsx";
import { computerName } from "./computer_name.ts";
import type { TableLayoutProps } from "./layout.tsx";
import { RoomActions, RoomWays } from "./room_actions.tsx";
import { Invite, PassOn } from "./room_links.tsx";
import { RoomMargin } from "./room_margin.tsx";
import { speakerOf, tellNews } from "./room_news.ts";
import { RoomNotices } from "./room_notices.tsx";
import type { RoomVerdictProps } from "./room_verdict.tsx";
import { seatedRecord } from "./record.ts";
import { useTalk } from "./talk.ts";
import { useTurnCue } from "./turn_cue.ts";
import { useLater } from "../parts/use_later.ts";

/** What a game may say in words of its own. */
export interface RoomSayings {
  /** Whose turn it is, to who does not play that side. */
  turnOf(seat: Seat): string;
  /** As a game begins, to who plays a side. */
  begins(seat: Seat, isFirst: boolean): string;
  /** How many cells are still drafted after a reload. */
  kept(count: number): string;
}

/** What only some games' rooms have. */
export interface RoomExtras {
  /** Whatever is said in other words than all games say it in. */
  readonly says?: Partial<RoomSayings>;
  /** How the host fills seats, or does without them. */
  readonly HostWays?: ComponentType<RoomPartProps>;
}

/** Also tells what happens between turns, and shows in the tab whose turn it is. */
export function useRoomFrame(
  part: RoomPartProps,
  { says, HostWays }: RoomExtras,
  rejection: ComponentChildren,
): Omit<TableLayoutProps<AnyGame>, "table"> {
  const { line, table, words } = part;
  const talk = useTalk(line);
  useEffect(() => tellNews(part, says?.begins, talk.hides), []);
  const room = line.room.value;
  const { player } = line.state.value;
  const title = words.title(room.code);
  const isMine = table.myTurn.value;
  useTurnCue(isMine ? words.yourTurnTitle(title) : title, isMine);
  const names = Array.from(
    { length: seatsOf(room.settings) },
    (_, seat) => nameAt(room, table.words, seat, player),
  );
  const isWaiting = phaseOf(room) === "waiting" && player !== null;
  const isUnread = talk.isUnread.value;
  const link = `${location.origin}/r/${room.code}`;
  return {
    title,
    names: names.map((name, seat) =>
      room.leaving.includes(playerAt(room, seat)) ? words.leaving(name) : name
    ),
    cue: cueOf(part, says?.turnOf),
    margin: <RoomMargin {...part} />,
    notices: <RoomNotices {...part} />,
    isOnline: true,
    extras: (
      <>
        <RoomActions {...part} />
        <Chat {...part} talk={talk} />
        <PassOn {...part} link={link} />
      </>
    ),
    hasNews: isUnread,
    verdict: player !== null && <Verdict line={line} language={table.words.language as Language} />,
    record: () => seatedRecord(room.settings.game, table.match, room.settings.options, names),
    next: <RoomWays {...part} hasNews={isUnread} />,
    children: rejection ||
      isWaiting && <Invite {...part} link={link}>{HostWays && <HostWays {...part} />}</Invite>,
  };
}

/** Fetched when a game is over. */
const fetchVerdict = async () => (await import("./room_verdict.tsx")).RoomVerdict;

/** What the game counted. */
function Verdict(props: RoomVerdictProps) {
  const RoomVerdict = useLater(fetchVerdict);
  return RoomVerdict ? <RoomVerdict {...props} /> : null;
}

function nameAt(room: RoomView, words: Words, seat: Seat, me: number | null): string {
  const player = playerAt(room, seat);
  if (player < room.players.length) return speakerOf(words, room, me, { player });
  // Until the game begins the computers stand behind all who may yet come.
  const level = room.computers.at(player - seatsOf(room.settings));
  return level ? computerName(words, level) : "";
}

function cueOf(
  { line, table, words }: RoomPartProps,
  theirTurn: RoomSayings["turnOf"] = (seat) => table.words.table.seatTurn(table.ui.seats[seat]!),
): string {
  const { status, pending, player } = line.state.value;
  const room = line.room.value;
  if (status === "ended") return "";
  if (phaseOf(room) === "waiting") {
    const all = seatsOf(room.settings), taken = takenOf(room);
    return all === 2 && taken < 2 ? words.waiting : words.taken(taken, all);
  }
  if (pending > 0 && turnOf(room) === player) return words.sending;
  return table.myTurn.value
    ? table.words.table.yourTurn
    : theirTurn(gameIn(room).turn(room.position));
}
