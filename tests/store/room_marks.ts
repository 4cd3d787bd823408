import type { RoomMarks } from "../../lib/server/store/sql/room_list.ts";
import { all, type Database } from "../../lib/server/store/sql/work.ts";

/** What stands next to each room's head, by code. */
export async function marksIn(database: Database): Promise<ReadonlyMap<string, RoomMarks>> {
  const rows = await database.read(all("SELECT * FROM rooms"));
  return new Map(
    rows.map((row) => [String(row.code), {
      opener: row.opener,
      game: row.game,
      phase: row.phase,
      listing: row.listing,
      touched: row.touched,
      stay: row.stay,
      twoTurns: row.two_turns,
      due: row.due,
    } as RoomMarks]),
  );
}
