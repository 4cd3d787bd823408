/** What a bot is told of its games, as lines of JSON (docs/bots.md). */

import type { Options, Seat } from "../../games/game.ts";
import type { GameId } from "../../games/registry.ts";
import { cellName } from "../../games/notation/cell_text.ts";
import { deadlineOf } from "../../rooms/clock.ts";
import { claimableAt } from "../../rooms/presence.ts";
import type { Bank, Ending, OfferKind, Player } from "../../rooms/event.ts";
import {
  archiveIdOf,
  gameIn,
  isArchived,
  type Phase,
  phaseOf,
  playerAt,
  type RoomView,
  seatOf,
  seatsOf,
  turnOf,
} from "../../rooms/view.ts";
import type { Bot } from "../store/bots.ts";

/** Somebody at a seat. */
interface Seated {
  readonly name: string;
  readonly isBot: boolean;
  /** Absent unless the computer plays there. */
  readonly level?: string;
  readonly isHere: boolean;
}

/** A game as a bot is told of it; times in ms since 1970. */
export interface BotGame {
  /** The code of its room. */
  readonly id: string;
  readonly game: GameId;
  readonly options: Options;
  /** Seconds for a turn; null for none. */
  readonly clock: number | null;
  /** Seconds for the whole game, and how many a turn adds; null for none. */
  readonly bank: Bank | null;
  /** What each seat had left of that as the turn began, ms; null without. */
  readonly left: readonly number[] | null;
  readonly status: Phase;
  /** The bot's own. */
  readonly seat: Seat;
  /** By seat; null for an empty one. */
  readonly players: readonly (Seated | null)[];
  /** Whose turn it is; null for nobody's. */
  readonly turn: Seat | null;
  readonly isMyTurn: boolean;
  /** The room's version: an answer to it names it. */
  readonly version: number;
  /** How many turns were played, and the last of them in CCN. */
  readonly turns: number;
  readonly last: string | null;
  /** In CCN. */
  readonly position: string;
  /** The cells that may be placed on, by name; none unless it's the bot's turn. */
  readonly cells: readonly string[];
  /** When the turn's time is up. */
  readonly deadline: number | null;
  /** From when on the game may be claimed from an absent opponent. */
  readonly claimableAt: number | null;
  readonly offer: { readonly what: OfferKind; readonly seat: Seat } | null;
  readonly result: BotResult | null;
}

interface BotResult {
  readonly winner: Seat | null;
  readonly by: Ending;
  /** Where it's found once it's over; null for one that was called off. */
  readonly record: string | null;
}

/** A challenge, to who made it and who is asked. */
export interface Challenge {
  /** The code of its room. */
  readonly id: string;
  readonly from: BotName;
  readonly to: BotName;
  readonly game: GameId;
  readonly options: Options;
  readonly clock: number | null;
  readonly bank: Bank | null;
  /** The side of who made it. */
  readonly side: Seat;
}

/** Why a challenge is gone that nobody accepted. */
export type Withdrawal = "declined" | "canceled" | "expired";

export type BotName = Pick<Bot, "id" | "name">;

/** A line of the stream; between them an empty line every few seconds says that it lives. */
export type Told =
  | { readonly type: "hello"; readonly bot: BotName; readonly now: number }
  | { readonly type: "challenge"; readonly challenge: Challenge }
  | {
    readonly type: "challengeGone";
    readonly id: string;
    readonly why: Withdrawal;
  }
  /** It began, or was under way when the stream opened. */
  | { readonly type: "gameStart"; readonly game: BotGame }
  /** A turn was played or taken back, somebody sat down, or it ended. */
  | { readonly type: "gameState"; readonly game: BotGame }
  | {
    readonly type: "offer";
    readonly id: string;
    readonly seat: Seat;
    readonly what: OfferKind;
    readonly is: "made" | "agreed" | "declined";
  }
  | { readonly type: "chat"; readonly id: string; readonly seat: Seat; readonly text: string }
  | {
    readonly type: "presence";
    readonly id: string;
    readonly seat: Seat;
    readonly isHere: boolean;
    readonly claimableAt: number | null;
  }
  /** The seat or the room is gone. */
  | { readonly type: "gameGone"; readonly id: string }
  /** The stream ends: come back in this many ms. */
  | { readonly type: "bye"; readonly why: "leaving" | "replaced" | "slow"; readonly retry: number };

/** A room as it's told to the bot that sits there. */
export function gameOfBot(view: RoomView, player: Player): BotGame {
  const { code, settings, version, moves, position, offer } = view;
  const game = gameIn(view), mover = turnOf(view), isMyTurn = mover === player;
  return {
    id: code,
    game: settings.game,
    options: settings.options,
    clock: settings.clock,
    bank: settings.bank ?? null,
    left: leftOf(view),
    status: phaseOf(view),
    seat: seatOf(view, player),
    players: Array.from({ length: seatsOf(settings) }, (_, seat) => seatedAt(view, seat)),
    turn: mover === undefined ? null : seatOf(view, mover),
    isMyTurn,
    version,
    turns: moves.length,
    last: moves.at(-1) ?? null,
    position: game.text.writePosition(position),
    cells: isMyTurn ? placeable(view) : [],
    deadline: deadlineOf(view) ?? null,
    claimableAt: claimableAt(view, player) ?? null,
    offer: offer && { what: offer.what, seat: seatOf(view, offer.player) },
    result: resultOf(view),
  };
}

function leftOf(view: RoomView): number[] | null {
  const { purses, settings } = view;
  if (!purses) return null;
  return Array.from({ length: seatsOf(settings) }, (_, seat) => purses[playerAt(view, seat)]!.left);
}

function seatedAt(view: RoomView, seat: Seat): Seated | null {
  const player = view.players[playerAt(view, seat)];
  if (!player) return null;
  const { name, isBot = false, level, here } = player;
  return { name, isBot, ...level !== null && { level }, isHere: here };
}

function placeable(view: RoomView): string[] {
  const game = gameIn(view), board = game.board(view.position);
  const refusal = game.reach(view.position, []);
  return [...board.cells.keys()].filter((cell) => refusal(cell) === undefined)
    .map((cell) => cellName(board, cell));
}

function resultOf(view: RoomView): BotResult | null {
  const { result } = view;
  if (!result) return null;
  const record = isArchived(view) ? `/g/${archiveIdOf(view)}` : null;
  return { winner: result.winner, by: result.by, record };
}
