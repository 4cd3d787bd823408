/** A game in a room: the same table, with an opponent elsewhere. */

import { useEffect, useMemo } from "preact/hooks";
import { lifeGameOf } from "../../../games/life_games.ts";
import { keepDraft } from "../../table/draft_keep.ts";
import { recordOf } from "../../table/record.ts";
import { RoomMatch } from "../../table/room_match.ts";
import { Table } from "../../table/table.ts";
import { conquerorsUi } from "./ui.tsx";
import type { Language } from "../../../words/language.ts";
import { useRoomFrame } from "../../table/room_frame.tsx";
import type { RoomTableProps } from "../../table/room_visit.tsx";
import type { RoomVerdictProps } from "./room_verdict.tsx";
import { TableLayout } from "../../table/layout.tsx";
import { useLater } from "../../parts/use_later.ts";

export interface ColonyTableProps extends RoomTableProps, Pick<RoomVerdictProps, "mine"> {}

/** Fetched when a game is over. */
const fetchVerdict = async () => (await import("./room_verdict.tsx")).RoomVerdict;

export function RoomTable({ words, mine, ...props }: ColonyTableProps) {
  const { line } = props;
  const match = useMemo(() => new RoomMatch(line, lifeGameOf(line.room.peek().settings.game)), []);
  const table = useMemo(() => new Table(match, conquerorsUi(words, match.game)), []);
  const frame = useRoomFrame({
    ...props,
    table,
    turnOf: (seat) => words.table.seatTurn(words.seats[seat]!),
    begins: (seat, isFirst) => words.room.begins(words.seats[seat]!, isFirst),
  });
  useEffect(() => keepDraft(table, line.room.peek().code, () => line.room.peek().changed), []);
  const [Blue = "", Red = ""] = frame.names;
  const record = () => recordOf(line.room.peek().settings.game, match, { Blue, Red });
  const verdict = <Verdict line={line} language={words.language as Language} mine={mine} />;
  return <TableLayout {...frame} table={table} record={record} verdict={verdict} />;
}

function Verdict(props: RoomVerdictProps) {
  const RoomVerdict = useLater(fetchVerdict);
  return RoomVerdict ? <RoomVerdict {...props} /> : null;
}
