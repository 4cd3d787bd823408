/** Games against the CPU as honest browsers report them, and what forgers make of them. */

import type { LifeMove, LifePosition } from "../../lib/games/conquerors/position.ts";
import { LIFE_GAME_IDS, lifeGameOf } from "../../lib/games/life_games.ts";
import { resultText } from "../../lib/games/notation/notation.ts";
import type { Rng, Seat } from "../../lib/games/game.ts";
import { below, seededRng } from "../../lib/games/kit/rng.ts";
import {
  type CpuGame,
  type CpuReport,
  type SealedReport,
} from "../../lib/leaderboard/cpu_record.ts";
import { sealOf } from "../../lib/leaderboard/seal.ts";
import { isTrue, recheckOf } from "../../lib/leaderboard/recheck.ts";
import { type Accepted, type ReportRefusal, verifyReport } from "../../lib/leaderboard/verify.ts";
import { choose } from "../../lib/search/choose.ts";
import type { LevelId } from "../../lib/search/levels.ts";
import { adventurous } from "../games/moves.ts";

/** A ticket's game, and what was played: the report's turns one by one. */
export interface Played {
  readonly ticket: CpuGame;
  readonly report: CpuReport;
  readonly turns: readonly string[];
  readonly positions: readonly LifePosition[];
  readonly seconds: number;
}

/** The levels all of whose turns are recomputed. */
export const LEVEL_IDS: readonly LevelId[] = ["easy", "normal", "hard", "sharp", "expert"];
const SIDES: readonly Seat[] = [0, 1];

/** What levels that look ahead may spend on a turn here. */
export const STEPS = 300;

/** Every ruleset and side. */
export function ticketsFor(...levels: readonly LevelId[]): CpuGame[] {
  return LIFE_GAME_IDS.flatMap((game) =>
    levels.flatMap((level) => SIDES.map((side) => ({ game, level, side, seed: "" })))
  );
}

export const TICKETS = ticketsFor(...LEVEL_IDS);

export function seal(report: CpuReport): SealedReport {
  return { ...report, seal: sealOf(report) };
}

/** What becomes of a report, with random turns of the CPU recomputed. */
export function judge(
  ticket: CpuGame,
  report: SealedReport,
  seconds: number,
  rng = seededRng(""),
): Accepted | ReportRefusal | "cpu-differs" {
  const verdict = verifyReport(ticket, report, seconds);
  if (typeof verdict === "string") return verdict;
  return isTrue(recheckOf(ticket, report.moves, rng), STEPS) ? verdict : "cpu-differs";
}

/** Who answers a position of a ticket's game. */
export type Player = (ticket: CpuGame, position: LifePosition) => LifeMove;

/** What the CPU plays, on the budget of these tests. */
export const trueCpu: Player = ({ game, level, seed }, position) =>
  choose(lifeGameOf(game), position, level, seed, STEPS);

/**
 * A game that a person of one level or another, or of none, played by the ticket; against another than
 * the true CPU it is a forgery.
 */
export function playHonestly(base: CpuGame, seed: string, cpu = trueCpu): Played {
  const ticket = { ...base, seed }, { side } = ticket;
  const game = lifeGameOf(ticket.game), rng = seededRng(`person ${seed}`);
  const own = personOf(rng, seed);
  const turns: string[] = [], positions: LifePosition[] = [game.initial({})];
  for (let at = positions[0]!; !at.outcome; at = positions.at(-1)!) {
    const move = at.turn === side ? own(ticket, at) : cpu(ticket, at);
    turns.push(game.text.writeMove(at, move));
    positions.push(game.play(at, move));
  }
  const result = resultText(game, positions.at(-1)!.outcome);
  const report = { ...ticket, options: {}, moves: turns.join(" "), result };
  return { ticket, report, turns, positions, seconds: 60 };
}

function personOf(rng: Rng, seed: string): Player {
  if (below(2, rng)) {
    return ({ game }, position) => adventurous(lifeGameOf(game), position, rng) as LifeMove;
  }
  const level = LEVEL_IDS[below(LEVEL_IDS.length, rng)]!;
  return ({ game }, position) => choose(lifeGameOf(game), position, level, `own ${seed}`, STEPS);
}
