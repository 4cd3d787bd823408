/** What happens to players who don't see it, besides that their turn comes. */

import type { GameId } from "../games/registry.ts";
import type { Player } from "./event.ts";
import type { Room } from "./room.ts";
import { isCorrespondence, phaseOf, playersLeft, type RoomView, turnOf } from "./view.ts";

/** Their time was up and they passed, they're out and the game goes on, or it's over. */
export type MissedKind = "late" | "out" | "over";

/** What a player missed in a room; the player is known by the identity's hash. */
export interface Missed {
  readonly kind: MissedKind;
  readonly identity: string;
  readonly code: string;
  readonly game: GameId;
  /** The mark of the address that the room counts for. */
  readonly opener: string;
}

/**
 * What people who aren't here have missed since, in a room where nobody has to be. Whoever did it has not:
 * one who has just come may act before it's kept that they're here.
 */
export function missedSince(before: RoomView, { view, secrets }: Room, by?: Player): Missed[] {
  const { code, settings, players } = view, { opener = "", holders } = secrets;
  if (!isCorrespondence(settings) || phaseOf(before) !== "playing") return [];
  const missed: Missed[] = [];
  for (const [player, { here, level }] of players.entries()) {
    const isTold = !here && level === null && player !== by;
    const kind = isTold ? kindFor(player, before, view) : undefined;
    const identity = holders[player]?.identity;
    if (kind && identity) missed.push({ kind, identity, code, game: settings.game, opener });
  }
  return missed;
}

function kindFor(player: Player, before: RoomView, after: RoomView): MissedKind | undefined {
  if (phaseOf(after) === "over") return "over";
  const wasLeft = playersLeft(before).includes(player);
  if (wasLeft && !playersLeft(after).includes(player)) return "out";
  const isLate = after.late.includes(before.moves.length) && turnOf(before) === player;
  // If premoves bring the turn back at once, they're reminded of that: two messages would cover each other.
  return isLate && turnOf(after) !== player ? "late" : undefined;
}
