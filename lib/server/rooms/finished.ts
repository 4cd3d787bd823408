/** The game that has just ended in a room, as the archive keeps it. */

import type { Seat } from "../../games/game.ts";
import { type AnyGame, gameOf } from "../../games/registry.ts";
import { resultText, writeRecord } from "../../games/notation/notation.ts";
import { roundOf } from "../../games/round.ts";
import { seatName } from "../../games/notation/write_record.ts";
import { TIME } from "../../leaderboard/cpu_record.ts";
import { FAIR } from "../../leaderboard/fair.ts";
import { NO_POINTS, pointsOf } from "../../leaderboard/points.ts";
import { canAbort } from "../../rooms/ending.ts";
import type { LoggedEvent } from "../../rooms/event.ts";
import { isHandicapped } from "../../rooms/rated.ts";
import type { Room } from "../../rooms/room.ts";
import {
  archiveIdOf,
  isArchived,
  playerAt,
  type Result,
  type RoomView,
  seatOf,
  seatsOf,
  startOf,
} from "../../rooms/view.ts";
import type { LevelId } from "../../search/levels.ts";
import type { FinishedGame, Sitter, Unrated } from "../../leaderboard/finished_game.ts";

const SECOND = 1000;

/** The game that these events ended, if they did; `room` is the one after them. */
export function finishedBy(events: readonly LoggedEvent[], room: Room): FinishedGame | undefined {
  const { result } = room.view;
  const hasEnded = events.some(({ t }) => t === "ended");
  return hasEnded && result && isArchived(room.view) ? finishedGame(room, result) : undefined;
}

function finishedGame(room: Room, result: Result): FinishedGame {
  const { view } = room;
  const { settings, at, beganAt } = view;
  const unrated = whyUnrated(room);
  const seats = Array.from({ length: seatsOf(settings) }, (_, seat) => seat);
  const seconds = Math.round((at - beganAt) / SECOND);
  return {
    id: archiveIdOf(view),
    game: settings.game,
    opponent: areBots(view) ? "bot" : "online",
    seats: seats.map((seat) => sitterAt(room, seat)),
    ...hasComputer(view) && { levels: seats.map((seat) => levelAt(view, seat)) },
    ...result,
    endedAt: at,
    seconds,
    unrated,
    points: unrated ? 0 : pointsFor(view, result, seconds),
    record: recordOf(room, result),
  };
}

/** Null for the computer. */
function sitterAt({ view, secrets }: Room, seat: Seat): Sitter | null {
  const player = playerAt(view, seat);
  if (levelAt(view, seat) !== null) return null;
  const { name, isBot } = view.players[player]!;
  return { identity: secrets.holders[player]!.identity, name, ...isBot && { isBot } };
}

function levelAt(view: RoomView, seat: Seat): LevelId | null {
  return view.players[playerAt(view, seat)]!.level;
}

function hasComputer({ players }: RoomView): boolean {
  return players.some(({ level }) => level !== null);
}

function areBots({ players }: RoomView): boolean {
  return players.every(({ isBot }) => isBot);
}

function whyUnrated({ view, secrets }: Room): Unrated | null {
  if (hasComputer(view)) return "computer";
  if (view.players.some(({ isBot }) => isBot) && !areBots(view)) return "bot";
  if (!gameOf(view.settings.game).isRanked) return "unranked";
  const [one, other] = secrets.holders;
  if (isSame(one!.identity, other!.identity)) return "one-player";
  if (isSame(one!.owner, other!.owner)) return "one-player";
  if (canAbort(view)) return "unmoved";
  if (isHandicapped(view.settings)) return "handicap";
  return areBots(view) ? whyShort(view) : whyUnfair(view, secrets.isNear);
}

/** Whether both are known, and one. */
function isSame(one: string, other: string): boolean {
  return one !== "" && one === other;
}

/** Why people who play each other may not have met as rivals. */
function whyUnfair(view: RoomView, isNear: boolean): Unrated | null {
  if (!view.settings.listed) return "private";
  if (isNear) return "network";
  const { moves, at, beganAt } = view;
  const short = whyShort(view);
  if (short) return short;
  return at - beganAt < moves.length * TIME.leastPerTurn * SECOND ? "hasty" : null;
}

function whyShort({ moves }: RoomView): Unrated | null {
  return moves.length < 2 * FAIR.turns ? "short" : null;
}

function pointsFor(view: RoomView, { winner, by }: Result, seconds: number): number {
  if (winner === null) return NO_POINTS.total;
  const game = gameOf(view.settings.game);
  const { count } = game.tally(view.position);
  const round = roundOf(game, view.position, view.moves.length);
  const margin = count[winner]! - count[1 - winner]!;
  const extinct = by === "extinction";
  const win = { opponent: "online", extinct, seconds, round, margin } as const;
  return pointsOf({ ...win, ...game.rounds && { rounds: game.rounds } }).total;
}

function recordOf({ view, turnEnds }: Room, result: Result): string {
  const { settings, moves } = view;
  const game = gameOf(settings.game);
  return writeRecord({
    game: settings.game,
    options: settings.options,
    start: startOf(settings),
    tags: { ...computerTags(game, view), Result: resultText(game, result) },
    turns: moves.map((token, turn) => ({ token, ...turnEnds[turn]! })),
  });
}

/** The computers' seats by level; people's names are the archive's to know. */
function computerTags(game: AnyGame, view: RoomView): Record<string, string> {
  const tags = view.players.keys().flatMap((player) => {
    const seat = seatOf(view, player), level = levelAt(view, seat);
    return level === null ? [] : [[seatName(game, seat), level]];
  });
  return Object.fromEntries(tags);
}
