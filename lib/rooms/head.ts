/** What the lobby knows of a room without opening it. */

import type { GameId } from "../games/mod.ts";
import { type Phase, phaseOf, type RoomView, seatOf } from "./view.ts";
import type { Seat } from "../games/game.ts";

export interface RoomHead {
  readonly code: string;
  readonly phase: Phase;
  readonly listed: boolean;
  readonly game: GameId;
  /** Seconds a turn may take. */
  readonly clock: number | null;
  /** Who waits for an opponent, and the side left over; empty before anyone sat down. */
  readonly host: string;
  readonly free: Seat;
  /** Whether anyone ever sat down. */
  readonly taken: boolean;
  /** Whether a game is under way in which a turn was played: somebody may come back to it. */
  readonly unfinished: boolean;
  /** When something last happened, ms. */
  readonly touched: number;
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
    free: seatOf(view, 1),
    taken: players.length > 0,
    unfinished: phaseOf(view) === "playing" && moves.length > 0,
    touched: at,
  };
}
