/** The others at a table: reporting them, and not wanting to hear or to meet them. */

import type { Player } from "../../rooms/event.ts";
import type { Offense } from "../../rooms/offense.ts";
import type { RoomLine } from "./room_line.ts";

/** What came of a report. */
export type ReportOutcome = "reported" | "limit" | "banned" | "failed";

/** Blocks somebody, or no longer; false if it couldn't be saved. */
export async function block(line: RoomLine, player: Player, isBlocked: boolean): Promise<boolean> {
  const answer = await line.ask("/api/me/blocks", { wish: isBlocked ? "on" : "off", player });
  return answer?.isBlocked === isBlocked;
}

export async function report(
  line: RoomLine,
  player: Player,
  kind: Offense,
): Promise<ReportOutcome> {
  const answer = await line.ask("/api/report", { player, kind });
  if (answer?.reported) return "reported";
  const { refused } = answer ?? {};
  return refused === "limit" || refused === "banned" ? refused : "failed";
}
