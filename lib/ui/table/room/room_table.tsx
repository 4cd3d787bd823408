/** A game in a room, whichever game it is: the table, with everyone else at it elsewhere. */

import { signal, useSignal } from "@preact/signals";
import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { AnyPlayed } from "../../../games/known_games.ts";
import type { GameId } from "../../../games/registry.ts";
import { gameIn, seatsOf } from "../../../rooms/view.ts";
import { openLine, type RoomLine } from "../../net/room_line.ts";
import { useLater } from "../../parts/use_later.ts";
import type { Language } from "../../../words/language.ts";
import { type Words, wordsIn } from "../../../words/mod.ts";
import { roomWordsIn, wordsOnline } from "../words/room/mod.ts";
import type { RoomPartProps } from "./ask.ts";
import { keepDraft } from "./draft_keep.ts";
import { TableLayout, type TableLayoutProps } from "../layout.tsx";
import type { Match, PositionOf } from "../match.ts";
import type { RejectionProps } from "./rejection.tsx";
import { type RoomExtras, useRoomFrame } from "./room_frame.tsx";
import { Invite } from "./room_links.tsx";
import { RoomMatch } from "./room_match.ts";
import { Table, type TableUi } from "../table.ts";

/** What the page of a room tells the island that has its game's table. */
export interface RoomProps {
  readonly language: Language;
  readonly code: string;
  /** Whether the visitor is only to watch. */
  readonly watch: boolean;
  /** What a room invites to that nobody has come to. */
  readonly opened?: OpenedRoom;
}

/** A new room: who comes first is shown at once how to bring others. */
export interface OpenedRoom {
  readonly link: string;
  readonly seats: number;
  /** How many of them are free once the first has sat down. */
  readonly free: number;
}

export interface RoomLayoutProps<Kind extends AnyPlayed> extends TableLayoutProps<Kind> {
  /** Undefined until the room is heard of. */
  readonly room?: RoomPartProps;
}

/** A game whose rooms these are. */
export interface RoomGame<Kind extends AnyPlayed> extends RoomExtras {
  /** What it adds to the table, by the number of seats. */
  ui(words: Words, seats: number): TableUi<Kind>;
  /** The game whose board is shown until the room is heard of; without it a line says so. */
  readonly empty?: Kind;
  /** What stands around the board, where more than in all games. */
  readonly Layout?: ComponentType<RoomLayoutProps<Kind>>;
}

interface GameProps<Kind extends AnyPlayed> {
  readonly game: RoomGame<Kind>;
  readonly language: Language;
  /** What is said instead once the line has ended. */
  readonly rejection: ComponentChildren;
}

/** Coming to a room. */
export function RoomTable<Kind extends AnyPlayed>(
  { language, code, watch, opened, game }: RoomProps & Pick<GameProps<Kind>, "game">,
) {
  const line = useLine(() => openLine(code, watch));
  const state = line?.state.value, room = state?.room;
  const key = room ? `${room.games} ${state.player} ${seatsOf(room.settings)}` : "empty";
  useTyped(key);
  const first = useRef<number>();
  const rejection = state?.barred && (
    <FetchedRejection language={language} code={code} why={state.barred} until={state.until} />
  );
  const shared = { language, game, rejection };
  if (!line || !room) {
    const words = wordsIn(language);
    const over = rejection ||
      opened && (
          <Invite {...opened} isHost words={words} room={roomWordsIn(language)} code={code} />
        );
    const shown = game.empty
      ? <EmptyTable {...shared} code={code} start={game.empty}>{over}</EmptyTable>
      : over || <h1 class="notice">{words.room.connecting}</h1>;
    return <Asleep key={key} isAwake={!!rejection}>{shown}</Asleep>;
  }
  return <SeatedTable key={key} {...shared} line={line} first={first} />;
}

/** What is half typed stays as one table takes the place of another, or of what the server sent. */
function useTyped(key: string): void {
  const field = () => globalThis.document?.querySelector<HTMLInputElement>("#turn");
  const typed = useMemo(() => field()?.value, [key]);
  useLayoutEffect(() => {
    const next = field();
    if (typed && next) next.value ||= typed;
  }, [key]);
}

const fetchRejection = async () => (await import("./rejection.tsx")).Rejection;

/** Few are sent away. */
function FetchedRejection(props: RejectionProps) {
  const Rejection = useLater(fetchRejection);
  return Rejection ? <Rejection {...props} /> : null;
}

/** Opens the line once shown in a browser, and closes it at the end; undefined until then. */
function useLine(open: () => RoomLine): RoomLine | undefined {
  const opened = useSignal<RoomLine | undefined>(undefined);
  useLayoutEffect(() => {
    const line = open();
    opened.value = line;
    return () => line.close();
  }, []);
  return opened.value;
}

interface EmptyTableProps<Kind extends AnyPlayed> extends GameProps<Kind> {
  readonly code: string;
  readonly start: Kind;
  /** What lies over the board. */
  readonly children: ComponentChildren;
}

function EmptyTable<Kind extends AnyPlayed>(props: EmptyTableProps<Kind>) {
  const { game: { ui, Layout = TableLayout }, language, rejection, code, start, children } = props;
  const words = wordsOnline(language);
  const table = useMemo(() => new Table(emptyMatch(start), ui(words, start.seats.min)), []);
  return (
    <Layout
      table={table}
      title={roomWordsIn(language).title(code)}
      names={[]}
      cue={rejection ? "" : words.room.connecting}
      notes={() => ({ id: start.id as GameId, options: {}, names: [] })}
      next={null}
    >
      {children}
    </Layout>
  );
}

/** A match that nobody here plays and that does not begin. */
function emptyMatch<Kind extends AnyPlayed>(game: Kind): Match<Kind> {
  return {
    game,
    mine: [],
    turns: signal([]),
    position: signal(game.initial({}) as PositionOf<Kind>),
    result: signal(null),
    isOpen: signal(false),
    play: () => Promise.resolve("waiting"),
  };
}

interface SeatedTableProps<Kind extends AnyPlayed> extends GameProps<Kind> {
  readonly line: RoomLine;
  /** Which of the room's games the page had first. */
  readonly first: { current: number | undefined };
}

/** The table of one game of the room; the next game has a new one. */
function SeatedTable<Kind extends AnyPlayed>(
  { game, language, rejection, line, first }: SeatedTableProps<Kind>,
) {
  const { Layout = TableLayout } = game;
  const table = useMemo(() => {
    const room = line.room.peek();
    const isNext = (first.current ??= room.games) !== room.games;
    const match = new RoomMatch(line, gameIn(room) as AnyPlayed as Kind, isNext);
    return new Table(match, game.ui(wordsOnline(language), seatsOf(room.settings)));
  }, []);
  const room = { line, table, words: roomWordsIn(language) };
  const frame = useRoomFrame(room, game, rejection);
  useEffect(() => keepDraft(table, line.room, game.says?.kept ?? room.words.draftKept), []);
  return <Layout {...frame} table={table} room={room} />;
}

interface AsleepProps {
  /** Whether the page has something else to show there than the server had. */
  readonly isAwake: boolean;
  readonly children: ComponentChildren;
}

/** Part of a page that stays as the server has rendered it: it costs little until it's woken. */
function Asleep({ isAwake, children }: AsleepProps) {
  // An island draws itself over what's there: it's put back unread.
  const there = useMemo(() => globalThis.document?.querySelector(".asleep")?.innerHTML ?? "", []);
  if (isAwake || !globalThis.document) return <div class="asleep">{children}</div>;
  // deno-lint-ignore react-no-danger -- the server's, of this very page
  return <div class="asleep" dangerouslySetInnerHTML={{ __html: there }} />;
}
