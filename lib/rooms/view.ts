/**
 * What anyone may see of a room, and what can be read off it: the same on both ends of the wire.
 */

import { hashBoard, hashText } from "../automaton/hash.ts";
import type { Seat } from "../games/game.ts";
import { type AnyGame, gameOf } from "../games/known_games.ts";
import type { LevelId } from "../search/levels.ts";
import type { Purse } from "./bank.ts";
import type { Ending, OfferKind, Player, Settings } from "./event.ts";

/** One who sat down. */
interface PlayerView {
  readonly name: string;
  /** At which level the computer plays there; null for a person. */
  readonly level: LevelId | null;
  /** Set where a program plays there, over the bot API. */
  readonly isBot?: true;
  readonly here: boolean;
  /** Since when here or gone, ms. */
  readonly since: number;
  /** Set where the player's data was deleted. */
  readonly isDeleted?: boolean;
}

export interface Result {
  readonly winner: Seat | null;
  readonly by: Ending;
}

/** An offer on the table, who has agreed to it, and the version that put it there. */
interface Offer {
  readonly player: Player;
  readonly what: OfferKind;
  readonly agreed: readonly Player[];
  readonly v: number;
}

export interface Said {
  readonly player: Player;
  /** Empty where its player's data was deleted. */
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
  /** What each player has left for the whole game; null without such a clock. */
  readonly purses: readonly Purse[] | null;
  /** This game's turns as CCN tokens, and the position after them. */
  readonly moves: readonly string[];
  readonly position: unknown;
  /** Which of them came after their time: without a bank, those are passes that nobody chose. */
  readonly late: readonly number[];
  readonly result: Result | null;
  /** Who has given up, and leaves when their turn comes. */
  readonly leaving: readonly Player[];
  /** The same, and those of them whose seat is out of the game by now. */
  readonly gaveUp: readonly Player[];
  readonly offer: Offer | null;
  /** How many turns had been played when each player last offered a draw. */
  readonly offered: readonly (number | null)[];
  readonly chat: readonly Said[];
}

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

export const SECONDS_OF_DAY = 86_400;

/** Whether a turn may take days, so that nobody needs to be here. */
export function isCorrespondence({ clock }: Pick<Settings, "clock">): boolean {
  return clock !== null && clock >= SECONDS_OF_DAY;
}

/** The side a player has in this game: it moves on with every rematch. */
export function seatOf(
  { settings, games }: Pick<RoomView, "settings" | "games">,
  player: Player,
): Seat {
  return (player + settings.side + Math.max(games, 1) - 1) % seatsOf(settings);
}

/** Who has that side in this game. */
export function playerAt(view: RoomView, seat: Seat): Player {
  const seats = seatsOf(view.settings);
  return (seat - seatOf(view, 0) + seats) % seats;
}

/** This game's id in the archive, where it's found once it's over if `isArchived`. */
export function archiveIdOf({ stem, games }: RoomView): string {
  return `${stem}-${games}`;
}

/** Whether the game is over and kept: not if it was called off, or given up before anyone had moved. */
export function isArchived(view: RoomView): boolean {
  const { result, settings } = view;
  if (!result || result.by === "abort") return false;
  return result.by !== "resignation" || settings.tournament !== undefined || hasMoved(view);
}

/** Whether anyone did more than give up. */
function hasMoved(view: RoomView): boolean {
  const { attrition, text } = gameIn(view);
  const resigned = attrition && text.writeMove(view.position, attrition.resign);
  return view.moves.some((token) => token !== resigned);
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
  return hashAt(gameIn(view), view.position);
}

/** Of each position that is still in use, its hash: several ask for it every turn. */
const hashes = new WeakMap<object, string>();

/** The hash of a position's board as text. */
export function hashAt(game: AnyGame, position: unknown): string {
  const known = hashes.get(position as object);
  if (known !== undefined) return known;
  const hash = hashText(hashBoard(game.board(position)));
  hashes.set(position as object, hash);
  return hash;
}

/** The position after this many of this game's turns. */
export function positionAfter(
  view: Pick<RoomView, "settings" | "moves"> & { readonly position?: unknown },
  turns: number,
): unknown {
  let position = view.position;
  for (let turn = view.moves.length; position && turn > turns; turn--) {
    position = previous.get(position);
  }
  return position ?? playTokens(gameIn(view), startOf(view.settings), view.moves.slice(0, turns));
}

/** The position after these turns of a game, as tokens. */
export function playTokens(game: AnyGame, start: unknown, tokens: readonly string[]): unknown {
  return tokens.reduce((position, token) => {
    const known = successors.get(position as object);
    const after = known?.token === token
      ? known.after
      : game.play(position, game.text.readMove(position, token));
    remember(after as object, position as object);
    return after;
  }, start);
}

/** Of each position that is still in use, the move judged last there: it is played right after. */
const successors = new WeakMap<object, { readonly token: string; readonly after: unknown }>();

/** The one before each of the last positions of a game: not even in a long one is it played again for them. */
const previous = new WeakMap<object, object>();
/** More than a takeback goes back, or a move left in advance looks. */
const REMEMBERED = 10;

function remember(after: object, before: object): void {
  previous.set(after, before);
  let last: object | undefined = before;
  for (let back = 1; last && back < REMEMBERED; back++) last = previous.get(last);
  if (last) previous.delete(last);
}

/** A legal move's token, and the position after it. */
export function playMove(game: AnyGame, position: unknown, move: unknown) {
  const successor = {
    token: game.text.writeMove(position, move),
    after: game.play(position, move),
  };
  successors.set(position as object, successor);
  return successor;
}

/** Who made the last turn of this game; undefined before the first. */
export function lastMover(view: RoomView): Player | undefined {
  if (view.moves.length === 0) return undefined;
  return playerAt(view, gameIn(view).turn(positionAfter(view, view.moves.length - 1)));
}
