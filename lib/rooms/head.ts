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
  /** Whether anyone ever sat down, and whether a turn was ever played. */
  readonly taken: boolean;
  readonly played: boolean;
  /** When something last happened, ms. */
  readonly touched: number;
}

export function headOf(view: RoomView): RoomHead {
  const { code, settings, players, games, moves, at } = view;
  return {
    code,
    phase: phaseOf(view),
    listed: settings.listed,
    game: settings.game,
    clock: settings.clock,
    host: players[0]?.name ?? "",
    free: seatOf(view, 1),
    taken: players.length > 0,
    played: games > 1 || moves.length > 0,
    touched: at,
  };
}
