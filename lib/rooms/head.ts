/** What the lobby knows of a room without opening it. */

import type { GameId } from "../games/mod.ts";
import { deadlineOf } from "./clock.ts";
import { isByPost, type Phase, phaseOf, type RoomView, seatOf, seatsOf } from "./view.ts";
import type { Seat } from "../games/game.ts";

export interface RoomHead {
  readonly code: string;
  readonly phase: Phase;
  readonly listed: boolean;
  readonly game: GameId;
  /** Seconds a turn may take. */
  readonly clock: number | null;
  /** Who waits for others, and the side that is taken next; empty before anyone sat down. */
  readonly host: string;
  readonly free: Seat;
  /** How many seats there are, and how many are taken. */
  readonly seats: number;
  readonly sat: number;
  /** Whether anyone ever sat down. */
  readonly taken: boolean;
  /** Whether a game is under way in which a turn was played: somebody may come back to it. */
  readonly unfinished: boolean;
  /** When something last happened, ms. */
  readonly touched: number;
  /** When a turn's time is up that nobody needs to be here for, ms. */
  readonly due: number | null;
}

export function headOf(view: RoomView): RoomHead {
  const { code, settings, players, moves, at } = view;
  return {
    code,
    phase: phaseOf(view),
    listed: settings.listed,
    game: settings.game,
    clock: settings.clock,
    host: players[0]?.name ?? "",
    free: seatOf(view, players.length),
    seats: seatsOf(settings),
    sat: players.length,
    taken: players.length > 0,
    unfinished: phaseOf(view) === "playing" && moves.length > 0,
    touched: at,
    due: isByPost(settings) ? deadlineOf(view) ?? null : null,
  };
}
