/**
 * Whether a report of a game against the CPU is in order: the game of the ticket, played by the rules
 * to its end, in a likely time. What is left to check is whether the CPU played its part
 * (`recheck.ts`); all a cheat can still do: play well.
 */

import { TextError } from "../automaton/text_error.ts";
import type { Outcome, Seat } from "../games/game.ts";
import { type AnyGame, type GameId, gameOf } from "../games/registry.ts";
import { RecordError, replay, resultText } from "../games/notation/notation.ts";
import { isUsual } from "../games/kit/option.ts";
import { roundOf } from "../games/round.ts";
import { type CpuGame, type SealedReport, TIME } from "./cpu_record.ts";
import { NO_POINTS, type Points, pointsOf } from "./points.ts";
import { sealOf } from "./seal.ts";

/** A turn of a game against the CPU, played again. */
export interface PlayedTurn {
  readonly seat: Seat;
  /** The turn in CCN. */
  readonly token: string;
  readonly before: unknown;
  /** After the turn and its generation. */
  readonly after: unknown;
}

/**
 * The turns of a game from the usual start, given in CCN. Throws a `TextError` for what cannot be
 * read, a `RecordError` for what was not played by the rules.
 */
export function playedTurns(id: GameId, moves: string): PlayedTurn[] {
  const start = gameOf(id).initial({});
  const header = { game: id, options: {}, start, tags: {} };
  const turns: PlayedTurn[] = [];
  for (const { seat, token, position } of replay({ line: 1, lines: [moves] }, header)) {
    const before = turns.at(-1)?.after ?? start;
    turns.push({ seat, token, before, after: position });
  }
  return turns;
}

/** Why a report counts nothing. */
export const REPORT_REFUSALS = [
  /** It is not the game the ticket was for. */
  "wrong-game",
  "wrong-level",
  "wrong-side",
  "wrong-seed",
  /** Only games by the usual rules count: with komi anyone wins. */
  "wrong-options",
  /** The seal or a board's hash is not that of the report. */
  "damaged",
  /** The moves are not CCN. */
  "unreadable",
  "illegal",
  "not-over",
  /** The game ended otherwise than reported. */
  "result-differs",
  "too-fast",
  "too-late",
] as const;
export type ReportRefusal = typeof REPORT_REFUSALS[number];

/** A game that counts, won or not, if the CPU played its part. */
export interface Accepted {
  readonly outcome: Outcome;
  readonly points: Points;
}

/** Judges a report of the game a ticket was for, `seconds` after its issue by the server's clock. */
export function verifyReport(
  ticket: CpuGame,
  report: SealedReport,
  seconds: number,
): Accepted | ReportRefusal {
  const strange = refuseHeader(ticket, report);
  if (strange) return strange;
  const turns = replayed(ticket, report.moves);
  if (typeof turns === "string") return turns;
  const game = gameOf(ticket.game), end = endOf(game, turns);
  if (!end) return "not-over";
  if (resultText(game, end.outcome) !== report.result) return "result-differs";
  return refuseTime(ticket, turns, seconds) ?? accepted(ticket, end, seconds);
}

function refuseHeader(ticket: CpuGame, report: SealedReport): ReportRefusal | undefined {
  if (report.seal !== sealOf(report)) return "damaged";
  if (report.game !== ticket.game) return "wrong-game";
  if (report.level !== ticket.level) return "wrong-level";
  if (report.side !== ticket.side) return "wrong-side";
  if (report.seed !== ticket.seed) return "wrong-seed";
  return isUsual(gameOf(ticket.game).options, report.options) ? undefined : "wrong-options";
}

function replayed({ game }: CpuGame, moves: string): PlayedTurn[] | ReportRefusal {
  try {
    return playedTurns(game, moves);
  } catch (error) {
    if (error instanceof RecordError) return error.code === "hash" ? "damaged" : "illegal";
    if (error instanceof TextError) return "unreadable";
    throw error;
  }
}

/** The last position of a finished game, and what was decided there. */
interface End {
  readonly outcome: Outcome;
  readonly round: number;
  readonly position: unknown;
}

function endOf(game: AnyGame, turns: readonly PlayedTurn[]): End | undefined {
  const last = turns.at(-1);
  if (!last) return undefined;
  const position = last.after, outcome = game.outcome(position);
  return outcome && { outcome, round: roundOf(game, position, turns.length), position };
}

function refuseTime(
  { side }: CpuGame,
  turns: readonly PlayedTurn[],
  seconds: number,
): ReportRefusal | undefined {
  const own = turns.filter(({ seat }) => seat === side).length;
  if (seconds < own * TIME.leastPerTurn) return "too-fast";
  return seconds <= TIME.most ? undefined : "too-late";
}

function accepted({ game, level, side }: CpuGame, end: End, seconds: number): Accepted {
  const { outcome, round, position } = end;
  if (outcome.winner !== side) return { outcome, points: NO_POINTS };
  const { tally, rounds } = gameOf(game);
  const { count } = tally(position);
  const margin = count[side]! - count[1 - side]!;
  const extinct = outcome.by === "extinction";
  return {
    outcome,
    points: pointsOf({ opponent: level, extinct, seconds, round, ...rounds && { rounds }, margin }),
  };
}
