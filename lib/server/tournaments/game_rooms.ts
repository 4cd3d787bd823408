/** Rooms for the games of tournaments, and how those games went. */

import { foldRoom } from "../../rooms/room.ts";
import { readSettings } from "../../rooms/settings.ts";
import { archiveIdOf, phaseOf, type RoomView } from "../../rooms/view.ts";
import type { Outcome, Pairing, Tournament } from "../../tournaments/tournament.ts";
import type { Hub } from "../rooms/hub.ts";
import type { Sitter } from "../rooms/open_room.ts";
import type { Store } from "../store/store.ts";
import type { KeptEntrant, Recorded } from "../store/tournaments.ts";

interface OpenedGame {
  readonly number: number;
  readonly code: string;
  /** Where it's found once it's over. */
  readonly game: string;
}

/**
 * Opens a game's room with both at it; undefined if there can be none. It counts for nobody's share.
 * `isThere` hears of it at once, whatever fails after that.
 */
export async function openGame(
  hub: Pick<Hub, "open" | "find">,
  { id, game, clock }: Tournament,
  { number }: Pairing,
  players: readonly [KeptEntrant, KeptEntrant],
  isThere: (code: string) => void,
): Promise<OpenedGame | undefined> {
  const chosen: Readonly<Record<string, string>> = { game, clock, listed: "1", side: "0" };
  const settings = readSettings((name) => chosen[name], () => 0)!;
  const opened = await hub.open({ ...settings, tournament: id }, [], players.map(sitterOf));
  if ("refused" in opened) return undefined;
  isThere(opened.code);
  // Held here, its clock runs though neither comes.
  const room = await hub.find(opened.code);
  return room && { number, code: room.view.code, game: archiveIdOf(room.view) };
}

function sitterOf({ name, token, identity, owner, isBot }: KeptEntrant): Sitter {
  return { name, token, identity, ...isBot && { owner } };
}

/** Until a game has a room, the one who was to open it may still do so, ms. */
export const OPENS_WITHIN = 15_000;

interface ResultParts {
  readonly hub: Pick<Hub, "loaded" | "find">;
  readonly store: Pick<Store, "read">;
}

/** How a game ended that is over; undefined while it goes on. `playing`: the rooms of those that do. */
export async function resultOf(
  pairing: Pairing,
  now: number,
  playing: ReadonlySet<string>,
  { hub, store }: ResultParts,
): Promise<Recorded | undefined> {
  const { number, code, made } = pairing;
  if (code === null) return now - made > OPENS_WITHIN ? calledOff(number) : undefined;
  if (playing.has(code)) {
    // One that nobody has opened since the server began has a clock that must run.
    if (!await hub.loaded(code)) await hub.find(code);
    return undefined;
  }
  const view = (await hub.loaded(code))?.view ?? await read(code, store);
  if (!view) return calledOff(number);
  return phaseOf(view) === "over" ? recordedOf(pairing, view) : undefined;
}

async function read(code: string, store: Pick<Store, "read">): Promise<RoomView | undefined> {
  const events = await store.read(code, 0);
  return events.length > 0 ? foldRoom(events).view : undefined;
}

/** The one in the first seat sat down first. */
function recordedOf({ number, one, two }: Pairing, { result, moves }: RoomView): Recorded {
  const { winner, by } = result!;
  if (by === "abort") return calledOff(number);
  const outcome: Outcome = winner === null ? "draw" : winner === 0 ? "one" : "two";
  const isAbsent = (by === "time" || by === "abandonment") && moves.length < 2;
  const loser = winner === 0 ? two! : one;
  return { number, outcome, absent: isAbsent ? [loser] : [] };
}

function calledOff(number: number): Recorded {
  return { number, outcome: "void", absent: [] };
}
