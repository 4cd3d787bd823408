/** What all must agree to: a draw, a turn taken back, a rematch. */

import type { OfferKind, Player } from "./event.ts";
import type { Action } from "./protocol.ts";
import { type Draft, ended, type Verdict } from "./verdict.ts";
import { lastMover, phaseOf, playersLeft, type RoomView } from "./view.ts";

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

/** Whether somebody asks for another game with who is there, or agrees to one. */
export function isForRematch(action: Action): boolean {
  return "what" in action && action.what === "rematch" && action.t !== "decline";
}

/** Turns that must pass before a player may offer a draw again. */
const OFFER_EVERY = 2;

/** Offering what another has offered is accepting it. */
export function offer(view: RoomView, by: Player, what: OfferKind): Verdict {
  const untimely = refuseKind(view, by, what);
  if (untimely) return untimely;
  if (view.offer?.what === what) {
    return isAsked(view, by) ? accept(view, by, what, view.offer.v) : "offered";
  }
  return tooSoon(view, by, what) ? "offered" : propose(view, by, what);
}

/** Turned down at once by a computer, and done at once where nobody else is asked. */
function propose(view: RoomView, by: Player, what: OfferKind): Draft[] {
  const offered: Draft = { event: { t: "offered", player: by, what } };
  const computer = objector(view, what);
  if (computer !== undefined) {
    return [offered, { event: { t: "declined", player: computer, what } }];
  }
  const isAlone = concerned(view, what).every((player) => player === by);
  return isAlone ? agreed(what) : [offered];
}

/** It's done once all who are asked have agreed. */
export function accept(view: RoomView, by: Player, what: OfferKind, on: number): Verdict {
  const { offer } = view;
  if (offer?.what !== what || !isAsked(view, by)) return "no-offer";
  if (on < offer.v) return "stale";
  const others = asked(view).filter((player) => player !== by);
  return others.length === 0 ? agreed(what) : [{ event: { t: "agreed", player: by, what } }];
}

/** Anyone declines for all; who offered takes back. */
export function decline(view: RoomView, by: Player, what: OfferKind, on: number): Verdict {
  const { offer } = view;
  if (offer?.what !== what || !concerned(view, what).includes(by)) return "no-offer";
  return on < offer.v ? "stale" : [{ event: { t: "declined", player: by, what } }];
}

function refuseKind(
  view: RoomView,
  by: Player,
  what: OfferKind,
): "waiting" | "over" | "not-over" | "no-offer" | undefined {
  const phase = phaseOf(view);
  // The tournament says who plays whom, and how often.
  if (view.settings.tournament !== undefined && what !== "draw") return "no-offer";
  if (what === "rematch") return phase === "over" ? undefined : "not-over";
  if (phase !== "playing") return phase;
  if (!concerned(view, what).includes(by)) return "over";
  const isOthers = what === "takeback" && view.offer?.what !== what && lastMover(view) !== by;
  return isOthers ? "no-offer" : undefined;
}

function tooSoon({ offered, moves }: RoomView, by: Player, what: OfferKind): boolean {
  const last = offered[by]!;
  return what === "draw" && last !== null && moves.length < last + OFFER_EVERY;
}

function agreed(what: OfferKind): Draft[] {
  if (what === "draw") return [ended(null, "agreement")];
  return [{ event: what === "rematch" ? { t: "began" } : { t: "undone" } }];
}
