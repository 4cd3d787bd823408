/** Who is waited for and does not see it. */

import type { GameId } from "../games/registry.ts";
import type { Player } from "./event.ts";
import type { Command, Room } from "./room.ts";
import { type RoomView, turnOf } from "./view.ts";

/** Somebody's turn in a room; the player is known by the identity's hash. */
export interface Awaited {
  readonly identity: string;
  readonly code: string;
  /** The room's version with which it came. */
  readonly version: number;
  readonly game: GameId;
  /** Seconds that it may take, null for as long as it takes; absent where the whole game has a clock. */
  readonly clock?: number | null;
  /** The mark of the address that the room counts for. */
  readonly opener: string;
}

/**
 * Whose turn has come since, if that is a person who is not here or dozes, or who goes without having seen
 * it come.
 */
export function awaitedSince(
  before: RoomView,
  room: Room,
  command?: Command,
  isDozing?: (player: Player) => boolean,
): Awaited | undefined {
  if (room.view.changed !== before.changed) return awaitedIn(room, isDozing);
  return command && isUnseen(room.view, command) ? awaitedIn(room) : undefined;
}

/** Whether the turn came after all that the player saw who goes. */
function isUnseen(view: RoomView, command: Command): boolean {
  if (!("system" in command) || command.system.t !== "depart") return false;
  const { player, seen = Infinity } = command.system;
  return player === turnOf(view) && seen < view.turnAt;
}

/** Whose turn it is, if that is a person who is not here, or dozes. */
export function awaitedIn(
  { view, secrets }: Room,
  isDozing = (_: Player) => false,
): Awaited | undefined {
  const player = turnOf(view);
  // Computers are always here.
  if (player === undefined || view.players[player]!.here && !isDozing(player)) return undefined;
  const { code, version, settings: { game, clock, bank } } = view, { opener } = secrets;
  const { identity } = secrets.holders[player]!;
  return { identity, code, version, game, ...!bank && { clock }, opener };
}
