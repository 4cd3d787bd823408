/** A king of the hill in a room. This module is browser compatible. */

import { useEffect, useMemo } from "preact/hooks";
import { arena } from "../../games/arena.ts";
import { keepDraft } from "../draft_keep.ts";
import { useRoomFrame } from "../parts/room_frame.tsx";
import type { RoomTableProps } from "../parts/room_visit.tsx";
import { RoomMatch } from "../room_match.ts";
import { seatedRecord } from "../seated_record.ts";
import type { HillWords } from "../words/hill/mod.ts";
import { HillLayout } from "./hill_layout.tsx";
import { HillTable } from "./hill_table.ts";

export interface HillRoomProps extends RoomTableProps {
  readonly hill: HillWords;
}

export function HillRoom({ hill, words, ...props }: HillRoomProps) {
  const { line } = props;
  const match = useMemo(() => new RoomMatch(line, arena), []);
  const table = useMemo(() => new HillTable(match, words, hill), []);
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
    <HillLayout
      {...frame}
      table={table}
      record={() => seatedRecord(game, match, options, frame.names)}
    />
  );
}
