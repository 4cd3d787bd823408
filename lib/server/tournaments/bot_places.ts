/** Bots of this process that play in tournaments: they are there while they listen, and are told of their games. */

import type { BotDesk } from "../bots/bot_desk.ts";
import type { TournamentBook } from "../store/tournaments.ts";
import type { Attendance } from "./attendance.ts";

export async function seatBots(
  desk: Pick<BotDesk, "size" | "isListening" | "seat">,
  book: Pick<TournamentBook, "bots" | "botRooms">,
  attendance: Attendance,
): Promise<void> {
  if (desk.size === 0) return;
  for (const { tournament, number, identity } of await book.bots()) {
    if (desk.isListening(identity)) attendance.saw(tournament, number);
  }
  for (const { identity, code } of await book.botRooms()) await desk.seat(identity, code);
}
