/** What a room of two has around its board, whichever game is played on it. */

import { effect, type ReadonlySignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { Seat } from "../../games/game.ts";
import { gameIn, phaseOf, playerAt, type RoomView, type Said, turnOf } from "../../rooms/view.ts";
import type { Speaker } from "./ask.ts";
import { newsOf } from "./room_news.ts";
import { useTurnCue } from "./turn_cue.ts";
import type { Words } from "../../words/mod.ts";
import { Chat } from "./chat.tsx";
import { Invite } from "./invite.tsx";
import { PassOn } from "./pass_on.tsx";
import { RoomActions } from "./room_actions.tsx";
import { RoomMargin } from "./room_margin.tsx";
import { RoomNotices } from "./room_notices.tsx";
import type { RoomTableProps } from "./room_visit.tsx";
import { RoomWays } from "./room_ways.tsx";
import { useTalk } from "./talk.ts";

/** One person's side of a game for two: a table of any game. */
export interface RoomSeat extends Speaker {
  readonly match: { readonly mine: readonly Seat[] };
  readonly myTurn: ReadonlySignal<boolean>;
}

export interface RoomFrameOptions extends Omit<RoomTableProps, "words"> {
  readonly table: RoomSeat;
  /** Whose turn it is, to who does not play that side. */
  readonly turnOf: (seat: Seat) => string;
  /** What is said as a game begins to who plays a side. */
  readonly begins: (seat: Seat, isFirst: boolean) => string;
}

/** What the layout of a table takes of its room. */
export interface RoomFrame {
  readonly title: string;
  /** Who sits at each seat. */
  readonly names: readonly string[];
  /** What the game waits for. */
  readonly cue: string;
  /** What stands beside that: the clock, who watches. */
  readonly margin: ComponentChildren;
  /** What may be said beside the board: the line, who is gone, an offer. */
  readonly notices: ComponentChildren;
  readonly isOnline: true;
  /** What stands below the field for moves: giving up, talk, links. It holds the layout's `#side`. */
  readonly extras: ComponentChildren;
  /** Whether there is something new among the extras, which a phone hides. */
  readonly hasNews: boolean;
  /** The ways to go on after the result. */
  readonly next: ComponentChildren;
  /** What lies over the board while it cannot be played on. */
  readonly children: ComponentChildren;
}

/** Also tells what happens beside turns, and shows in the tab whose turn it is. */
export function useRoomFrame(options: RoomFrameOptions): RoomFrame {
  const { line, table, link, farewell } = options;
  const { words } = table;
  const talk = useTalk(line);
  useEffect(() => tellNews(options, talk.hides), []);
  const room = line.room.value;
  const { player } = line.state.value;
  const title = words.room.title(room.code);
  const isMine = table.myTurn.value;
  useTurnCue(isMine ? words.room.yourTurnTitle(title) : title, isMine);
  const isWaiting = phaseOf(room) === "waiting" && player !== null;
  const part = { line, table };
  return {
    title,
    names: [0, 1].map((seat) => nameAt(room, words, seat, player)),
    cue: cueOf(options),
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
    hasNews: talk.isUnread.value,
    next: <RoomWays {...part} hasNews={talk.isUnread.value} />,
    children: farewell || isWaiting && <Invite words={words} link={link} code={room.code} />,
  };
}

function nameAt(
  room: RoomView,
  { room: words, table }: Words,
  seat: Seat,
  me: number | null,
): string {
  const player = playerAt(room, seat);
  if (player === me) return table.you;
  const view = room.players[player];
  if (!view) return "";
  if (view.isDeleted) return table.deleted;
  return view.name || (me === null ? words.guest : words.opponent);
}

function cueOf({ line, table: { words, myTurn }, ...options }: RoomFrameOptions): string {
  const { status, pending, player } = line.state.value;
  const room = line.room.value;
  if (status === "ended") return "";
  if (phaseOf(room) === "waiting") return words.room.waiting;
  if (pending > 0 && turnOf(room) === player) return words.room.sending;
  return myTurn.value ? words.table.yourTurn : options.turnOf(gameIn(room).turn(room.position));
}

/** Says how a game begins, and then what else happens than turns; returns how to stop. */
function tellNews(
  { line: { state }, table, begins }: RoomFrameOptions,
  isHidden: (said: Said) => boolean,
): () => void {
  let before = state.peek();
  const { room, player } = before;
  if (room && isFresh(room) && player !== null) {
    // By the room, not by `myTurn`: what was asked for to begin it may not be answered yet.
    table.say(begins(table.match.mine[0]!, turnOf(room) === player));
  }
  return effect(() => {
    const after = state.value;
    const news = newsOf(table.words, before, after, isHidden);
    before = after;
    if (news.length > 0) table.say(news.join(" "));
  });
}

function isFresh(room: RoomView): boolean {
  return phaseOf(room) === "playing" && room.moves.length === 0;
}
