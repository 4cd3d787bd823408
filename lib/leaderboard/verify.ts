/**
 * Whether a game against the CPU was played as reported. The engine and the CPU give the same turns
 * everywhere for the same seed, so the server plays the game again, the CPU's part too, and counts
 * what comes out. What is left to a cheat is to play well.
 */

import { TextError } from "../automaton/text_error.ts";
import type { Options, Outcome, Seat } from "../games/game.ts";
import { type LifePosition, rivalOf } from "../games/life_position.ts";
import { LIFE_GAMES, type LifeGameId } from "../games/life_games.ts";
import type { AnyGame } from "../games/mod.ts";
import { RecordError, replay, resultText } from "../games/notation.ts";
import { choose } from "../search/choose.ts";
import { type CpuGame, type SealedReport, sealOf, TIME } from "./cpu_record.ts";
import { NO_POINTS, type Points, pointsOf } from "./points.ts";

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
  /** A turn is not the one the CPU takes there. */
  "cpu-differs",
] as const;
export type ReportRefusal = typeof REPORT_REFUSALS[number];

/** A game that counts, won or not. */
export interface Accepted {
  readonly outcome: Outcome;
  readonly won: boolean;
  /** The round of the last turn, from 1. */
  readonly round: number;
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
  const turns = replayed(ticket.game, report.moves);
  if (typeof turns === "string") return turns;
  const end = endOf(turns);
  if (!end) return "not-over";
  if (resultText(LIFE_GAMES[ticket.game], end.outcome) !== report.result) return "result-differs";
  return refuseTime(ticket, turns, seconds) ?? refuseCpu(ticket, turns) ??
    accepted(ticket, end, seconds);
}

function refuseHeader(ticket: CpuGame, report: SealedReport): ReportRefusal | undefined {
  if (report.seal !== sealOf(report)) return "damaged";
  if (report.game !== ticket.game) return "wrong-game";
  if (report.level !== ticket.level) return "wrong-level";
  if (report.side !== ticket.side) return "wrong-side";
  if (report.seed !== ticket.seed) return "wrong-seed";
  return isUsual(ticket.game, report.options) ? undefined : "wrong-options";
}

function isUsual(id: LifeGameId, options: Options): boolean {
  const specs: AnyGame["options"] = LIFE_GAMES[id].options;
  return Object.entries(options).every(([name, value]) => value === specs[name]?.default);
}

interface PlayedTurn {
  readonly seat: Seat;
  readonly token: string;
  readonly before: LifePosition;
  readonly after: LifePosition;
}

/** The game played again from the usual start. */
function replayed(id: LifeGameId, moves: string): PlayedTurn[] | ReportRefusal {
  const start = LIFE_GAMES[id].initial({});
  const header = { game: id, options: {}, start, tags: {} };
  const turns: PlayedTurn[] = [];
  try {
    for (const { seat, token, position } of replay({ line: 1, lines: [moves] }, header)) {
      const before = turns.at(-1)?.after ?? start;
      turns.push({ seat, token, before, after: position as LifePosition });
    }
  } catch (error) {
    if (error instanceof RecordError) return error.code === "hash" ? "damaged" : "illegal";
    if (error instanceof TextError) return "unreadable";
    throw error;
  }
  return turns;
}

/** The last position of a finished game, and what was decided there. */
interface End {
  readonly outcome: Outcome;
  readonly round: number;
  readonly position: LifePosition;
}

function endOf(turns: readonly PlayedTurn[]): End | undefined {
  const last = turns.at(-1);
  if (!last?.after.outcome) return undefined;
  return { outcome: last.after.outcome, round: last.before.round, position: last.after };
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

function refuseCpu(
  { game: id, level, side, seed }: CpuGame,
  turns: readonly PlayedTurn[],
): ReportRefusal | undefined {
  const game = LIFE_GAMES[id];
  const isTrue = ({ seat, token, before }: PlayedTurn) =>
    seat === side || game.text.writeMove(before, choose(game, before, level, seed)) === token;
  return turns.every(isTrue) ? undefined : "cpu-differs";
}

function accepted({ game, level, side }: CpuGame, end: End, seconds: number): Accepted {
  const { outcome, round, position } = end;
  const won = outcome.winner === side;
  if (!won) return { outcome, won, round, points: NO_POINTS };
  const { count } = LIFE_GAMES[game].tally(position);
  const margin = count[side]! - count[rivalOf(side)]!;
  const extinct = outcome.by === "extinction";
  return {
    outcome,
    won,
    round,
    points: pointsOf({ opponent: level, extinct, seconds, round, margin }),
  };
}
