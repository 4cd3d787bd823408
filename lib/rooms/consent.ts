/** Whose word an offer needs. This module is browser compatible. */

import type { OfferKind, Player } from "./event.ts";
import { playersLeft, type RoomView } from "./view.ts";

/** Whether the offer on the table awaits this player's word. */
export function isAsked(view: RoomView, player: Player): boolean {
  return asked(view).includes(player);
}

/** Whose word the offer on the table awaits. */
export function asked(view: RoomView): Player[] {
  const { offer } = view;
  if (!offer) return [];
  return concerned(view, offer.what).filter((player) =>
    player !== offer.player && !offer.agreed.includes(player)
  );
}

/** Who has a say: in the game those whose seats are left, after it everyone. */
export function concerned(view: RoomView, what: OfferKind): readonly Player[] {
  return what === "rematch" ? [...view.players.keys()] : playersLeft(view);
}
