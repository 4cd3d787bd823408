/** What both must agree to: a draw, a rematch. */

import type { OfferKind, Player } from "./event.ts";
import { ended } from "./ending.ts";
import type { Draft, Verdict } from "./verdict.ts";
import { phaseOf, type RoomView } from "./view.ts";

/** Turns that must pass before a player may offer a draw again. */
const OFFER_EVERY = 2;

/** Offering what the other has offered is accepting it. */
export function offer(view: RoomView, by: Player, what: OfferKind): Verdict {
  const untimely = refuseKind(view, what);
  if (untimely) return untimely;
  if (view.offer?.what === what) return view.offer.player === by ? "offered" : agreed(what);
  return tooSoon(view, by, what) ? "offered" : [{ event: { t: "offered", player: by, what } }];
}

export function accept(view: RoomView, by: Player, what: OfferKind, on: number): Verdict {
  const { offer } = view;
  if (offer?.what !== what || offer.player === by) return "no-offer";
  return on < offer.v ? "stale" : agreed(what);
}

/** The other declines; who offered takes back. */
export function decline(view: RoomView, by: Player, what: OfferKind, on: number): Verdict {
  const { offer } = view;
  if (offer?.what !== what) return "no-offer";
  return on < offer.v ? "stale" : [{ event: { t: "declined", player: by, what } }];
}

function refuseKind(view: RoomView, what: OfferKind): "waiting" | "over" | "not-over" | undefined {
  const phase = phaseOf(view);
  if (what === "rematch") return phase === "over" ? undefined : "not-over";
  return phase === "playing" ? undefined : phase;
}

function tooSoon({ offered, moves }: RoomView, by: Player, what: OfferKind): boolean {
  const last = offered[by];
  return what === "draw" && last !== null && moves.length < last + OFFER_EVERY;
}

function agreed(what: OfferKind): Draft[] {
  return what === "draw" ? [ended(null, "agreement")] : [{ event: { t: "began" } }];
}
