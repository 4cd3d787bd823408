/** Coming to a room, whichever game it is of. */

import { type ComponentChildren, Fragment } from "preact";
import { seatsOf } from "../../rooms/view.ts";
import type { RoomLine } from "../net/room_line.ts";
import { useFocusHome } from "../parts/focus_home.ts";
import type { Language } from "../../words/language.ts";
import type { Words } from "../../words/mod.ts";
import { Farewell } from "./rejection.tsx";
import { useLine } from "./use_line.ts";

/** What the page of a room tells the island that has its game's table. */
export interface RoomProps {
  readonly language: Language;
  readonly code: string;
  /** Whether the visitor is only to watch. */
  readonly watch: boolean;
}

/** What a table in a room is given. */
export interface RoomTableProps {
  readonly line: RoomLine;
  readonly words: Words;
  /** The room's address. */
  readonly link: string;
  /** What is said instead once the line has ended. */
  readonly farewell: ComponentChildren;
}

export interface RoomVisitProps {
  readonly words: Words;
  readonly code: string;
  /** Connects to the room. */
  readonly open: () => RoomLine;
  /**
   * What stands there until the room is heard of, with what is said if it never will be; a line that
   * says so unless told.
   */
  readonly empty?: (farewell: ComponentChildren) => ComponentChildren;
  /** The table of one game of the room; the next game has a new one. */
  readonly table: (props: RoomTableProps) => ComponentChildren;
}

export function RoomVisit({ words, code, open, empty, table }: RoomVisitProps) {
  const line = useLine(open);
  useFocusHome();
  const state = line?.state.value;
  const farewell = state?.fatal && (
    <Farewell words={words} code={code} why={state.fatal} until={state.until} />
  );
  if (!line || !state?.room) {
    const shown = empty
      ? empty(farewell)
      : farewell || <p role="status">{words.room.status.connecting}</p>;
    return <Fragment key="empty">{shown}</Fragment>;
  }
  const { room: { games, settings }, player } = state;
  return (
    <Fragment key={`${games} ${player} ${seatsOf(settings)}`}>
      {table({ line, words, link: `${location.origin}/r/${code}`, farewell })}
    </Fragment>
  );
}
