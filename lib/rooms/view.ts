/**
 * What anyone may see of a room: the fold of its public events, the same on both ends of the wire.
 * This module is browser compatible.
 */

import { hashBoard, hashText } from "../automaton/hash.ts";
import type { Seat } from "../games/game.ts";
import { type AnyGame, gameOf } from "../games/known_games.ts";
import type { LevelId } from "../search/levels.ts";
import type { Ending, OfferKind, Player, PublicEvent, Settings } from "./event.ts";

/** One who sat down. */
export interface PlayerView {
  readonly name: string;
  /** At which level the computer plays there; null for a person. */
  readonly level: LevelId | null;
  readonly here: boolean;
  /** Since when here or gone, ms. */
  readonly since: number;
}

export interface Result {
  readonly winner: Seat | null;
  readonly by: Ending;
}

/** An offer on the table, who has agreed to it, and the version that put it there. */
export interface Offer {
  readonly player: Player;
  readonly what: OfferKind;
  readonly agreed: readonly Player[];
  readonly v: number;
}

export interface Said {
  readonly player: Player;
  readonly text: string;
  readonly at: number;
}

/** Plain data; times in ms of the server's clock. */
export interface RoomView {
  readonly code: string;
  /** What the ids of its games begin with. */
  readonly stem: string;
  readonly settings: Settings;
  /** The last event's place in the log, and its time. */
  readonly version: number;
  readonly at: number;
  readonly players: readonly PlayerView[];
  /** The computers that are to sit down at the beginning, by level. */
  readonly computers: readonly LevelId[];
  /** Games begun in this room; 0 while players are awaited. Everyone takes the next side with each. */
  readonly games: number;
  /** The versions at which this game began and at which its position last changed. */
  readonly began: number;
  readonly changed: number;
  /** When this game and the turn began. */
  readonly beganAt: number;
  readonly turnAt: number;
  /** This game's turns as CCN tokens, and the position after them. */
  readonly moves: readonly string[];
  readonly position: unknown;
  /** How many of the last turns no person chose: computers', and passes. */
  readonly unattended: number;
  readonly result: Result | null;
  /** Who has given up, and leaves when their turn comes. */
  readonly leaving: readonly Player[];
  readonly offer: Offer | null;
  /** How many turns had been played when each player last offered a draw. */
  readonly offered: readonly (number | null)[];
  readonly chat: readonly Said[];
}

/** How much of the talk a room remembers. */
export const CHAT_KEPT = 30;

export type Phase = "waiting" | "playing" | "over";

export function phaseOf({ games, result }: RoomView): Phase {
  if (result) return "over";
  return games === 0 ? "waiting" : "playing";
}

/** The position that a room's games start from. */
export function startOf({ game: id, options, position }: Settings): unknown {
  const game = gameOf(id);
  return position === undefined ? game.initial(options) : game.text.readPosition(position, options);
}

export function gameIn({ settings }: Pick<RoomView, "settings">): AnyGame {
  return gameOf(settings.game);
}

/** How many seats a room's games have. */
export function seatsOf({ game, options }: Pick<Settings, "game" | "options">): number {
  return options.seats ?? gameOf(game).seats.min;
}

/** How many seats are taken, or kept for the computer. */
export function takenOf({ players, computers }: Pick<RoomView, "players" | "computers">): number {
  return players.length + computers.length;
}

/** At which level the computer plays the seat to move; undefined on people's turns and on nobody's. */
export function levelToMove(view: RoomView): LevelId | undefined {
  const player = turnOf(view);
  return player === undefined ? undefined : view.players[player]!.level ?? undefined;
}

/** Seconds in a day. */
const DAY = 86_400;

/** Whether a turn may take days, so that nobody needs to be here. */
export function isByPost({ clock }: Pick<Settings, "clock">): boolean {
  return clock !== null && clock >= DAY;
}

/** The side a player has in this game: it moves on with every rematch. */
export function seatOf({ settings, games }: RoomView, player: Player): Seat {
  return (player + settings.side + Math.max(games, 1) - 1) % seatsOf(settings);
}

/** Who has that side in this game. */
export function playerAt(view: RoomView, seat: Seat): Player {
  const seats = seatsOf(view.settings);
  return (seat - seatOf(view, 0) + seats) % seats;
}

/** This game's id in the archive, where it is found once it is over; none if it was called off. */
export function archiveIdOf({ stem, games }: RoomView): string {
  return `${stem}-${games}`;
}

/** Whose turn it is; undefined while nobody's. */
export function turnOf(view: RoomView): Player | undefined {
  if (phaseOf(view) !== "playing") return undefined;
  return playerAt(view, gameIn(view).turn(view.position));
}

/** The players whose seats are still in the game, and who have not given up. */
export function playersLeft(view: RoomView): readonly Player[] {
  const { attrition } = gameIn(view);
  if (!attrition) return [...view.players.keys()];
  const left = attrition.left(view.position).map((seat) => playerAt(view, seat));
  return left.filter((player) => !view.leaving.includes(player));
}

/** The other one, where a game is for two. */
export function rivalOf(player: Player): Player {
  return 1 - player;
}

/** The board's hash as text: what both ends compare. */
export function hashOf(view: RoomView): string {
  return hashText(hashBoard(gameIn(view).board(view.position)));
}

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
    moves: [],
    position: startOf(settings),
    unattended: 0,
    result: null,
    leaving: [],
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
    case "enlisted":
      return { computers: event.levels };
    case "narrowed":
      return narrowed(view, event.seats, event);
    case "began":
      return newGame(view.settings, view.games + 1, event.v, event.at);
    case "turn":
      return played(view, event.move, event);
    case "leaving":
      return { leaving: [...view.leaving, event.player], offer: null };
    case "undone":
      return undone(view, event);
    case "ended":
      return { result: { winner: event.winner, by: event.by }, offer: null, changed: event.v };
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
      return present(view, event.player, event.t === "here", event.at);
    case "noted":
    case "lent":
    case "taken":
      return {};
    case "woke":
      return woke(view, event.at);
  }
}

type Sat = Extract<PublicEvent, { t: "sat" }>;

function sat({ players, computers }: RoomView, { name, level, at }: Sat): Partial<RoomView> {
  const player = { name, level: level ?? null, here: true, since: at };
  return {
    players: [...players, player],
    computers: level === undefined ? computers : computers.slice(1),
  };
}

function narrowed({ settings }: RoomView, seats: number, { v, at }: PublicEvent) {
  const narrower = { ...settings, options: { ...settings.options, seats } };
  return { settings: narrower, ...newGame(narrower, 0, v, at) };
}

/** A turn answers an offer by passing over it. */
function played(view: RoomView, token: string, { v, at }: PublicEvent): Partial<RoomView> {
  const position = playTokens(gameIn(view), view.position, [token]);
  const unattended = isAttended(view, token) ? 0 : view.unattended + 1;
  const moves = [...view.moves, token];
  return { moves, position, unattended, changed: v, turnAt: at, offer: null };
}

/** Whether somebody chose the turn; a pass may have come about by itself. */
function isAttended(view: RoomView, token: string): boolean {
  const { attrition, text } = gameIn(view);
  const isPass = attrition && token === text.writeMove(view.position, attrition.pass);
  return !isPass && levelToMove(view) === undefined;
}

function playTokens(game: AnyGame, start: unknown, tokens: readonly string[]): unknown {
  return tokens.reduce(
    (position, token) => game.play(position, game.text.readMove(position, token)),
    start,
  );
}

function undone(view: RoomView, { v, at }: PublicEvent): Partial<RoomView> {
  const moves = view.moves.slice(0, -1);
  const position = positionAfter(view, moves.length);
  return { moves, position, changed: v, turnAt: at, offer: null };
}

/** The position after so many of this game's turns. */
export function positionAfter(
  view: Pick<RoomView, "settings" | "moves">,
  turns: number,
): unknown {
  return playTokens(gameIn(view), startOf(view.settings), view.moves.slice(0, turns));
}

/** Who made the last turn of this game; undefined before the first. */
export function lastMover(view: RoomView): Player | undefined {
  if (view.moves.length === 0) return undefined;
  return playerAt(view, gameIn(view).turn(positionAfter(view, view.moves.length - 1)));
}

function offered(view: RoomView, player: Player, what: OfferKind, v: number): Partial<RoomView> {
  return {
    offer: { player, what, agreed: [], v },
    offered: view.offered.with(player, view.moves.length),
  };
}

function pickSaid({ player, text, at }: Said): Said {
  return { player, text, at };
}

function present(view: RoomView, player: Player, here: boolean, at: number): Partial<RoomView> {
  return { players: view.players.map((p, i) => i === player ? { ...p, here, since: at } : p) };
}

/** Computers are always here. Whoever may take days has had them while the server was away, too. */
function woke(view: RoomView, at: number): Partial<RoomView> {
  const players = view.players.map((player) =>
    player.here && player.level === null ? { ...player, here: false, since: at } : player
  );
  return { players, turnAt: isByPost(view.settings) ? view.turnAt : at };
}

/** A view as it travels: the position is played again from the turns. */
export type Snapshot = Omit<RoomView, "position">;

export function takeSnapshot({ position: _, ...rest }: RoomView): Snapshot {
  return rest;
}

export function fromSnapshot(snapshot: Snapshot): RoomView {
  return { ...snapshot, position: positionAfter(snapshot, snapshot.moves.length) };
}
