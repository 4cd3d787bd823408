/** What happens to players who don't see it, besides that their turn comes. */

import type { GameId } from "../games/registry.ts";
import { isAsked } from "./offers.ts";
import type { OfferKind, Player } from "./event.ts";
import type { Room } from "./room.ts";
import { isCorrespondence, phaseOf, playersLeft, type RoomView, turnOf } from "./view.ts";

/** Their time was up and they passed, they're out and the game goes on, or it's over. */
export type Lapse = "late" | "out" | "over";

/** What it was: something of that, or an offer that awaits their word, `from` somebody who may have no name. */
type News =
  | { readonly kind: Lapse }
  | { readonly kind: "offered"; readonly what: OfferKind; readonly from: string };

/** What a player missed in a room; the player is known by the identity's hash. */
export type Missed = News & {
  readonly identity: string;
  readonly code: string;
  readonly game: GameId;
  /** The mark of the address that the room counts for. */
  readonly opener: string;
};

/**
 * What people who aren't here, or doze, have missed since, in a room where nobody has to be. Whoever did it
 * has not: one who has just come may act before it's kept that they're here.
 */
export function missedSince(
  before: RoomView,
  { view, secrets }: Room,
  by?: Player,
  isDozing = (_: Player) => false,
): Missed[] {
  const { code, settings, players } = view, { opener = "", holders } = secrets;
  if (!isCorrespondence(settings)) return [];
  const missed: Missed[] = [];
  for (const [player, { here, level }] of players.entries()) {
    const isAway = !here || isDozing(player);
    const isTold = isAway && level === null && player !== by;
    const news = isTold ? newsFor(player, before, view) : undefined;
    const identity = holders[player]?.identity;
    if (news && identity) missed.push({ ...news, identity, code, game: settings.game, opener });
  }
  return missed;
}

function newsFor(player: Player, before: RoomView, after: RoomView): News | undefined {
  const { offer, players } = after;
  if (offer && offer.v !== before.offer?.v && isAsked(after, player)) {
    return { kind: "offered", what: offer.what, from: players[offer.player]!.name };
  }
  const kind = phaseOf(before) === "playing" ? lapseOf(player, before, after) : undefined;
  return kind && { kind };
}

function lapseOf(player: Player, before: RoomView, after: RoomView): Lapse | undefined {
  if (phaseOf(after) === "over") return "over";
  const wasLeft = playersLeft(before).includes(player);
  if (wasLeft && !playersLeft(after).includes(player)) return "out";
  const isLate = after.late.includes(before.moves.length) && turnOf(before) === player;
  // If premoves bring the turn back at once, they're reminded of that: two messages would cover each other.
  return isLate && turnOf(after) !== player ? "late" : undefined;
}
