/** A game on a digraph in a room. */

import { useEffect, useMemo } from "preact/hooks";
import { annihilation } from "../../../../games/annihilation/annihilation.ts";
import { keepDraft } from "../../../table/draft_keep.ts";
import { useRoomFrame } from "../../../table/room_frame.tsx";
import type { RoomTableProps } from "../../../table/room_visit.tsx";
import { RoomMatch } from "../../../table/room_match.ts";
import { seatedRecord } from "../../../table/seated_record.ts";
import { ExploreLink } from "./explore_link.tsx";
import { TableLayout } from "../../../table/layout.tsx";
import { Table } from "../../../table/table.ts";
import type { FiringWords } from "./speech.ts";
import { annihilationUi } from "./ui.tsx";
import { RepeatedNotice } from "./repeated_notice.tsx";

export type FiringRoomProps = RoomTableProps & FiringWords;

export function FiringRoom({ own, room, words, ...props }: FiringRoomProps) {
  const { line } = props, all = { words, own, room };
  const match = useMemo(() => new RoomMatch(line, annihilation), []);
  const table = useMemo(() => new Table(match, annihilationUi(all)), []);
  const frame = useRoomFrame({
    ...props,
    table,
    turnOf: (seat) => room.turnOf[seat]!,
    begins: (_, isFirst) => room.begins(isFirst),
  });
  useEffect(() => {
    const { code } = line.room.peek();
    return keepDraft(table, code, () => line.room.peek().changed, room.kept);
  }, []);
  const { game, options } = line.room.value.settings;
  return (
    <TableLayout
      {...frame}
      table={table}
      notices={
        <>
          {frame.notices}
          <RepeatedNotice line={line} table={table} words={all} />
        </>
      }
      extras={
        <>
          {match.mine.length === 0 && <ExploreLink match={match} room={room} />}
          {frame.extras}
        </>
      }
      next={
        <>
          {frame.next}
          <ExploreLink match={match} room={room} />
        </>
      }
      record={() => seatedRecord(game, match, options, frame.names)}
    />
  );
}
