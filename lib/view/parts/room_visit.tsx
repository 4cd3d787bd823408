/** Coming to a room: until it is heard of an empty board, then its game. This module is browser compatible. */

import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { lifeGameOf } from "../../games/life_games.ts";
import type { GameId } from "../../games/mod.ts";
import type { RoomLine } from "../../transport/room_line.ts";
import { useFocusHome } from "../focus_home.ts";
import { LocalMatch } from "../match.ts";
import { Table } from "../table.ts";
import type { Words } from "../words/mod.ts";
import { Farewell } from "./farewell.tsx";
import { RoomTable } from "./room_table.tsx";
import { TableLayout } from "./table_layout.tsx";
import { useLine } from "./use_line.ts";

export interface RoomVisitProps {
  readonly words: Words;
  readonly code: string;
  readonly game: GameId;
  /** Connects to the room. */
  readonly open: () => RoomLine;
}

export function RoomVisit({ words, code, game, open }: RoomVisitProps) {
  const line = useLine(open);
  useFocusHome();
  const state = line?.state.value;
  const farewell = state?.fatal && <Farewell words={words} code={code} why={state.fatal} />;
  if (!line || !state?.room) {
    return <EmptyTable words={words} code={code} game={game} farewell={farewell} />;
  }
  const link = `${location.origin}/r/${code}`;
  const key = `${state.room.games} ${state.player}`;
  return <RoomTable key={key} line={line} words={words} link={link} farewell={farewell} />;
}

interface EmptyTableProps {
  readonly words: Words;
  readonly code: string;
  readonly game: GameId;
  readonly farewell: ComponentChildren;
}

function EmptyTable({ words, code, game, farewell }: EmptyTableProps) {
  const table = useMemo(() => new Table(emptyMatch(game), words), []);
  const { room } = words;
  return (
    <TableLayout
      table={table}
      title={room.title(code)}
      names={["", ""]}
      cue={farewell ? "" : room.status.connecting}
      record={() => ""}
      next={null}
    >
      {farewell}
    </TableLayout>
  );
}

/** A match that nobody here plays and that does not begin. */
function emptyMatch(id: GameId): LocalMatch {
  const never = () => new Promise<never>(() => {});
  const game = lifeGameOf(id), start = game.initial({});
  return new LocalMatch({ game, start, mine: [], think: never, pause: never });
}
