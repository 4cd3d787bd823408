/** What the lobby knows of a room without opening it. */

import type { Seat } from "../games/game.ts";
import type { GameId } from "../games/registry.ts";
import { deadlineOf } from "./clock.ts";
import type { Bank, Player } from "./event.ts";
import type { ForgottenEvent } from "./forgotten.ts";
import type { Room } from "./room.ts";
import {
  isCorrespondence,
  levelToMove,
  type Phase,
  phaseOf,
  seatOf,
  seatsOf,
  takenOf,
  turnOf,
} from "./view.ts";

/** What anyone may know of a room that is shown to everyone. */
export interface ShownHead {
  readonly code: string;
  readonly game: GameId;
  /** Seconds a turn may take. */
  readonly clock: number | null;
  /** Time for the whole game, where there is. */
  readonly bank?: Bank;
  /** Who waits for others, and the side that is taken next; empty before anyone sat down. */
  readonly host: string;
  readonly free: Seat;
  /** How many seats there are, and how many are taken. */
  readonly seats: number;
  readonly sat: number;
}

/** One who sits in a room. */
interface SeatedHead {
  readonly name: string;
  /** Empty for a computer. */
  readonly identity: string;
  /** The hash of the identity of a bot's owner; absent for a person. */
  readonly owner?: string;
}

export interface RoomSummary extends ShownHead {
  /** The mark of the address that it counts for; rooms that an older program opened have none. */
  readonly opener?: string;
  readonly phase: Phase;
  /** The tournament that its game is of; absent for all others. */
  readonly tournament?: string;
  readonly listed: boolean;
  /** Whether anyone ever sat down. */
  readonly taken: boolean;
  /** Whether a game is under way in which a turn was played: somebody may come back to it. */
  readonly unfinished: boolean;
  /** When something last happened, ms. */
  readonly touched: number;
  /** When the turn began, ms; absent where an older program kept the room. */
  readonly turnAt?: number;
  /** When a turn's time is up that nobody needs to be here for, ms. */
  readonly due: number | null;
  /** Who sits here, known by the identity's hash. */
  readonly players: readonly SeatedHead[];
  /** Whose turn it is. */
  readonly mover: Player | null;
  /** Whether it is a computer's. */
  readonly isComputers: boolean;
}

export function headOf({ view, secrets: { opener, holders } }: Room): RoomSummary {
  const { code, settings, players, moves, at } = view;
  return {
    code,
    opener,
    game: settings.game,
    clock: settings.clock,
    ...settings.bank && { bank: settings.bank },
    host: players[0]?.name ?? "",
    free: seatOf(view, players.length),
    seats: seatsOf(settings),
    sat: takenOf(view),
    phase: phaseOf(view),
    ...settings.tournament !== undefined && { tournament: settings.tournament },
    listed: settings.listed,
    taken: players.length > 0,
    unfinished: phaseOf(view) === "playing" && moves.length > 0,
    touched: at,
    turnAt: view.turnAt,
    due: isCorrespondence(settings) ? deadlineOf(view) ?? null : null,
    players: players.map(({ name }, player) => {
      const { identity = "", owner = "" } = holders[player] ?? {};
      return { name, identity, ...owner && { owner } };
    }),
    mover: turnOf(view) ?? null,
    isComputers: levelToMove(view) !== undefined,
  };
}

/** The head without what is nobody else's business. */
export function shownHead(head: RoomSummary): ShownHead {
  const { code, game, clock, bank, host, free, seats, sat } = head;
  return { code, game, clock, ...bank && { bank }, host, free, seats, sat };
}

/** Whether nobody waits there but who is deleted. */
export function isDeserted({ phase, players = [] }: RoomSummary): boolean {
  return phase === "waiting" && players.length > 0 && players.every(({ identity }) => !identity);
}

/** The head of a room after somebody in it was forgotten. */
export function forgetInHead(
  head: RoomSummary,
  { player, secret, at }: ForgottenEvent,
): RoomSummary {
  // Rooms that an older program kept do not tell who sits there.
  const players = (head.players ?? []).map((seated, index) =>
    index === player ? { name: "", identity: secret?.identity ?? seated.identity } : seated
  );
  return { ...head, players, host: player === 0 ? "" : head.host, touched: at };
}
