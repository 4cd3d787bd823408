/** Whose word an offer needs. */

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

/** Who has a say: in the game the people whose seats are left, after it all people. */
export function concerned(view: RoomView, what: OfferKind): readonly Player[] {
  const all = what === "rematch" ? [...view.players.keys()] : playersLeft(view);
  return all.filter((player) => view.players[player]!.level === null);
}

/** A computer whose seat is left: it declines draws and turns taken back, and always plays again. */
export function objector(view: RoomView, what: OfferKind): Player | undefined {
  if (what === "rematch") return undefined;
  return playersLeft(view).find((player) => view.players[player]!.level !== null);
}
