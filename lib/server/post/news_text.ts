/** What a board does not show, as a letter says it: who has given up, and what is offered. */

import type { ConwayPosition } from "../../games/conway/position.ts";
import { asked } from "../../rooms/consent.ts";
import type { OfferKind, Player } from "../../rooms/event.ts";
import { type RoomView, seatOf } from "../../rooms/view.ts";

const OFFERS: Readonly<Record<OfferKind, string>> = {
  draw: "offers a draw",
  takeback: "would take the last turn back",
  rematch: "would play again",
};

export function newsText(view: RoomView): string[] {
  const { players, leaving, offer, position } = view;
  const { alive } = position as ConwayPosition;
  const nameOf = (player: Player) => players[player]!.name;
  const going = leaving.filter((player) => alive[seatOf(view, player)]);
  const news = going.map((player) => `${nameOf(player)} gives up when the turn comes.`);
  if (!offer) return news;
  const awaited = asked(view).map(nameOf).join(", ");
  return [...news, `${nameOf(offer.player)} ${OFFERS[offer.what]}; asked: ${awaited}.`];
}
