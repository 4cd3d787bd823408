/** Puts together what tournaments need, and has them looked after. */

import type { DailyArena } from "../../tournaments/schedule.ts";
import type { BotDesk } from "../bots/bot_desk.ts";
import { repeat, type World } from "../clock.ts";
import type { Moderation } from "../moderation/moderation.ts";
import type { Hub } from "../rooms/hub.ts";
import type { Limits } from "../rooms/limits.ts";
import type { Lobby } from "../rooms/lobby.ts";
import type { Peer } from "../rooms/peer.ts";
import type { Players } from "../store/players.ts";
import type { Store } from "../store/store.ts";
import type { TournamentBook } from "../store/tournaments.ts";
import { Attendance } from "./attendance.ts";
import { Boards } from "./boards.ts";
import { TournamentDesk } from "./desk.ts";
import { Director } from "./director.ts";

/** How often tournaments are looked after, and how often it's written who is there, ms. */
const DIRECT_EVERY = 1_000, ATTEND_EVERY = 2_000;

interface TournamentParts {
  readonly book: TournamentBook;
  readonly hub: Hub;
  readonly lobby: Lobby;
  readonly store: Store;
  readonly peer: Peer;
  readonly botDesk: BotDesk;
  readonly players: Players;
  readonly moderation: Moderation;
  readonly markOf: (address: string) => string;
  readonly arenas: readonly DailyArena[];
  readonly limits: Limits;
  readonly world: World;
}

/** Every process says who is there; one of them directs. */
export async function beginTournaments(parts: TournamentParts): Promise<TournamentDesk> {
  const { book, botDesk, moderation, peer, world } = parts;
  const attendance = new Attendance(book, world), boards = new Boards(book, world);
  repeat(world, ATTEND_EVERY, async () => {
    await seatBots(botDesk, book, attendance);
    await attendance.note();
  });
  const director = new Director({
    ...parts,
    blocksAmong: (identities) => moderation.blocks.among(identities),
    isBanned: (entrant) => moderation.isBanned(entrant),
    isPaused: () => moderation.isPaused,
  });
  let isOurs = false;
  await peer.apply("tournaments", (isHeld) => isOurs = isHeld);
  repeat(world, DIRECT_EVERY, () => isOurs && director.direct());
  return new TournamentDesk({ ...parts, boards, attendance });
}

/** Bots of this process that play in tournaments: they are there while they listen, and are told of their games. */
async function seatBots(
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
