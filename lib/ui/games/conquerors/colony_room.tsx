/** Coming to a room of a game of two colonies: until it is heard of an empty board. */

import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { type LifeGameId, lifeGameOf } from "../../../games/life_games.ts";
import type { Match } from "../../table/match.ts";
import { Table } from "../../table/table.ts";
import { conquerorsUi } from "./ui.tsx";
import { RoomTable } from "./room_table.tsx";
import type { RoomVerdictProps } from "./room_verdict.tsx";
import { RoomVisit, type RoomVisitProps } from "../../table/room_visit.tsx";
import { TableLayout } from "../../table/layout.tsx";

export interface ColonyRoomProps extends Pick<RoomVisitProps, "words" | "code" | "open"> {
  readonly game: LifeGameId;
  /** One's own games, the newest first. */
  readonly mine: RoomVerdictProps["mine"];
}

export function ColonyRoom({ game, mine, ...visit }: ColonyRoomProps) {
  const { words, code } = visit;
  return (
    <RoomVisit
      {...visit}
      empty={(farewell) => <EmptyTable words={words} code={code} game={game} farewell={farewell} />}
      table={(props) => <RoomTable {...props} mine={mine} />}
    />
  );
}

interface EmptyTableProps extends Omit<ColonyRoomProps, "open" | "mine"> {
  readonly farewell: ComponentChildren;
}

function EmptyTable({ words, code, game, farewell }: EmptyTableProps) {
  const table = useMemo(
    () => new Table(emptyMatch(game), conquerorsUi(words, lifeGameOf(game))),
    [],
  );
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
function emptyMatch(id: LifeGameId): Match {
  const game = lifeGameOf(id);
  return {
    game,
    mine: [],
    turns: signal([]),
    position: signal(game.initial({})),
    result: signal(null),
    isOpen: signal(false),
    play: () => Promise.resolve("waiting"),
  };
}
