/** A king of the hill in a room. */

import { useEffect, useMemo } from "preact/hooks";
import { arena } from "../../../games/hill/hill.ts";
import { keepDraft } from "../../table/draft_keep.ts";
import { useRoomFrame } from "../../table/room_frame.tsx";
import type { RoomTableProps } from "../../table/room_visit.tsx";
import { RoomMatch } from "../../table/room_match.ts";
import { seatedRecord } from "../../table/seated_record.ts";
import type { HillWords } from "./words/mod.ts";
import { TableLayout } from "../../table/layout.tsx";
import { Table } from "../../table/table.ts";
import { hillUi } from "./ui.tsx";

export interface HillRoomProps extends RoomTableProps {
  readonly hill: HillWords;
}

export function HillRoom({ hill, words, ...props }: HillRoomProps) {
  const { line } = props;
  const match = useMemo(() => new RoomMatch(line, arena), []);
  const table = useMemo(() => new Table(match, hillUi({ words, hill })), []);
  const frame = useRoomFrame({
    ...props,
    table,
    turnOf: (seat) => words.table.seatTurn(words.seats[seat]!),
    begins: (seat, isFirst) => hill.begins(words.seats[seat]!, isFirst),
  });
  useEffect(() => {
    const { code } = line.room.peek();
    return keepDraft(table, code, () => line.room.peek().changed);
  }, []);
  const { game, options } = line.room.value.settings;
  return (
    <TableLayout
      {...frame}
      table={table}
      record={() => seatedRecord(game, match, options, frame.names)}
    />
  );
}
