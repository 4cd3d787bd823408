/** How what anyone may see of a room comes about: the fold of its public events. */

import type { TurnEnd } from "../games/notation/write_record.ts";
import type { OfferKind, Player, PublicEvent, Settings } from "./event.ts";
import { charge, fullPurses, refund } from "./bank.ts";
import { deadlineOf } from "./clock.ts";
import { forgetInView } from "./forgotten.ts";
import {
  gameIn,
  isCorrespondence,
  lastMover,
  playTokens,
  positionAfter,
  type RoomView,
  type Said,
  seatOf,
  seatsOf,
  startOf,
  turnOf,
} from "./view.ts";

/** How much of the talk a room remembers. */
export const CHAT_KEPT = 30;

/** The view after its next event. The first must be `opened`, and none may be missing between. */
export function foldView(view: RoomView | undefined, event: PublicEvent): RoomView {
  if (event.t === "opened") return opened(event);
  if (!view || event.v !== view.version + 1) {
    throw new Error(`Event ${event.v} does not follow version ${view?.version ?? 0}`);
  }
  return { ...view, ...changed(view, event), version: event.v, at: event.at };
}

type Opened = Extract<PublicEvent, { t: "opened" }>;

function opened({ code, stem, settings, v, at }: Opened): RoomView {
  return {
    code,
    stem,
    settings,
    version: v,
    at,
    players: [],
    computers: [],
    chat: [],
    ...newGame(settings, 0, v, at),
  };
}

/** A game before its first turn, of which `games` were begun with it. */
function newGame(settings: Settings, games: number, v: number, at: number) {
  return {
    games,
    began: v,
    changed: v,
    beganAt: at,
    turnAt: at,
    purses: fullPurses(settings, seatsOf(settings)),
    moves: [],
    late: [],
    position: startOf(settings),
    result: null,
    leaving: [],
    gaveUp: [],
    offer: null,
    offered: Array<null>(seatsOf(settings)).fill(null),
  };
}

type Follower = Exclude<PublicEvent, { t: "opened" }>;

/** What of the view an event changes. */
function changed(view: RoomView, event: Follower): Partial<RoomView> {
  switch (event.t) {
    case "sat":
      return sat(view, event);
    case "named":
      return withPlayer(view, event.player, { name: event.name });
    case "enlisted":
      return { computers: event.levels };
    case "narrowed":
      return narrowed(view, event.seats, event);
    case "began":
      return newGame(view.settings, view.games + 1, event.v, event.at);
    case "turn":
      return played(view, event);
    case "leaving":
      return {
        leaving: [...view.leaving, event.player],
        gaveUp: [...view.gaveUp, event.player],
        offer: null,
      };
    case "undone":
      return undone(view, event);
    case "ended":
      return ended(view, event);
    case "offered":
      return offered(view, event.player, event.what, event.v);
    case "agreed":
      return { offer: { ...view.offer!, agreed: [...view.offer!.agreed, event.player] } };
    case "declined":
      return { offer: null };
    case "said":
      return { chat: [...view.chat, pickSaid(event)].slice(-CHAT_KEPT) };
    case "here":
    case "gone":
      return withPlayer(view, event.player, { here: event.t === "here", since: event.at });
    case "noted":
    case "lent":
    case "taken":
      return {};
    case "forgotten":
      return forgetInView(view, event.player);
    case "woke":
      return woke(view, event.at);
  }
}

type Sat = Extract<PublicEvent, { t: "sat" }>;

function sat({ players, computers }: RoomView, { name, level, isBot, at }: Sat): Partial<RoomView> {
  const mark = isBot && { isBot };
  const player = { name, level: level ?? null, ...mark, here: true, since: at };
  return {
    players: [...players, player],
    computers: level === undefined ? computers : computers.slice(1),
  };
}

function narrowed({ settings }: RoomView, seats: number, { v, at }: PublicEvent) {
  const narrower = { ...settings, options: { ...settings.options, seats } };
  return { settings: narrower, ...newGame(narrower, 0, v, at) };
}

type Turn = Extract<PublicEvent, { t: "turn" }>;

/** A turn answers an offer by passing over it. */
function played(view: RoomView, { move: token, lag = 0, v, at }: Turn): Partial<RoomView> {
  const game = gameIn(view), position = playTokens(game, view.position, [token]);
  const moves = [...view.moves, token];
  const late = deadlineOf(view)! < at ? [...view.late, view.moves.length] : view.late;
  const purses = charge(view, turnOf(view)!, at, lag);
  return {
    moves,
    late,
    position,
    leaving: leavingAt(view, position),
    changed: v,
    turnAt: at,
    purses,
    offer: null,
  };
}

function ended(
  view: RoomView,
  { winner, by, v, at }: Extract<PublicEvent, { t: "ended" }>,
): Partial<RoomView> {
  const purses = charge(view, turnOf(view)!, at, 0, true);
  return { result: { winner, by }, offer: null, changed: v, purses };
}

function undone(view: RoomView, { v, at }: PublicEvent): Partial<RoomView> {
  const moves = view.moves.slice(0, -1);
  const position = positionAfter(view, moves.length);
  const late = view.late.filter((turn) => turn < moves.length);
  const purses = refund(view, lastMover(view)!);
  const leaving = leavingAt(view, position);
  return { moves, late, position, leaving, changed: v, turnAt: at, purses, offer: null };
}

/** Who is out of the game has nothing left to give up, unless a turn taken back brings the seat back. */
function leavingAt(view: RoomView, position: unknown): Player[] {
  const { attrition } = gameIn(view);
  return view.gaveUp.filter((player) => attrition!.left(position).includes(seatOf(view, player)));
}

/** Only of draws it's remembered when: nothing else has to wait. */
function offered(view: RoomView, player: Player, what: OfferKind, v: number): Partial<RoomView> {
  const offer = { player, what, agreed: [], v };
  if (what !== "draw") return { offer };
  return { offer, offered: view.offered.with(player, view.moves.length) };
}

function pickSaid({ player, text, at }: Said): Said {
  return { player, text, at };
}

/** One player changed. */
function withPlayer(
  { players }: RoomView,
  player: Player,
  change: Partial<RoomView["players"][number]>,
): Partial<RoomView> {
  return { players: players.map((p, i) => i === player ? { ...p, ...change } : p) };
}

/**
 * Nobody could come back before; computers are always here. Anyone who may take days has had them while
 * the server was away, too.
 */
function woke(view: RoomView, at: number): Partial<RoomView> {
  const players = view.players.map((player) =>
    player.level === null ? { ...player, here: false, since: at } : player
  );
  return { players, turnAt: isCorrespondence(view.settings) ? view.turnAt : at };
}

/** What this game's turns led to, after an event; `view` is the one after it. */
export function foldTurnEnds(
  turnEnds: readonly TurnEnd[],
  event: PublicEvent,
  view: RoomView,
): readonly TurnEnd[] {
  switch (event.t) {
    case "turn":
      return [...turnEnds, { hash: event.hash, next: gameIn(view).turn(view.position) }];
    case "undone":
      return turnEnds.slice(0, -1);
    case "began":
    case "narrowed":
      return [];
    default:
      return turnEnds;
  }
}
