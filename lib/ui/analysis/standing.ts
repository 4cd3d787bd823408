/** Who was ahead in a game, by how much, which turns lost what, and which one decided it. */

import type { Seat } from "../../games/game.ts";
import { seatName } from "../../games/notation/write_record.ts";
import type { Assessment } from "../../search/assess.ts";
import type { ReplayedGame } from "../replay/replayed_game.ts";
import type { Turn } from "../table/match.ts";

/** A turn of a finished game as a level that looks ahead judges it. */
export interface JudgedTurn {
  readonly turn: Turn;
  /** Of the position before the turn, and of the turn. */
  readonly assessment: Assessment;
}

/** How bad a turn is that was not the best. */
export type Mark = "inaccuracy" | "mistake" | "blunder";

/** The chances of winning, in percent, that so bad a turn gives away. */
const LOSSES: readonly (readonly [Mark, number])[] = [
  ["blunder", 30],
  ["mistake", 20],
  ["inaccuracy", 10],
];

/** The loss from which a turn has a mark. */
export const LEAST_LOSS = LOSSES.at(-1)![1];

/** Undefined for a turn that cost about nothing. */
export function markOf(loss: number): Mark | undefined {
  return LOSSES.find(([, least]) => loss >= least)?.[0];
}

/** A decided game. */
const WHOLE = 100;

/**
 * How much a point tells of who wins: nothing in the first round, and so much more in each later one.
 * It fits games of Normal to Expert against themselves (docs/levels.md; `deno task calibrate`).
 */
export const PER_ROUND = 0.0055;

/** A standing from which a game is more likely won than not. */
const LEAD = 20;

/**
 * How the game stood after each turn, for blue, from −100 to 100. The next player seems better off
 * than they are, so this lies half way between how a position seemed to the seat whose turn brought
 * it about and how it seemed to its rival, whose turn it was.
 */
export function standingsOf(judged: readonly JudgedTurn[]): number[] {
  return judged.map(({ turn: { seat, after }, assessment: { worth, regret } }, index) => {
    if (after.outcome) {
      return after.outcome.winner === null ? 0 : toBlue(after.outcome.winner, WHOLE);
    }
    const played = worth - toBlue(seat, regret);
    return (played + (judged[index + 1]?.assessment.worth ?? played)) / 2;
  });
}

/** How the game would have stood after a turn had it been the best: won only where the search saw it won. */
export function standingAtBest(standing: number, { turn, assessment }: JudgedTurn): number {
  const best = standing + toBlue(turn.seat, assessment.regret);
  const isWon = [standing, assessment.worth].some(isDecided), most = isWon ? WHOLE : WHOLE - 1;
  return Math.min(most, Math.max(-most, best));
}

/**
 * How likely blue wins, in percent, from a standing in a round: the later, the more a lead counts.
 */
export function chanceOf(standing: number, round: number, perRound = PER_ROUND): number {
  if (isDecided(standing)) return standing > 0 ? 100 : 0;
  return 100 / (1 + Math.exp(-standing * perRound * (round - 1)));
}

/** Whether a standing tells who wins, instead of points. */
export function isDecided(standing: number): boolean {
  return Math.abs(standing) === WHOLE;
}

/** The chances of winning, in percent, that a turn gave away which left the game at that standing. */
export function lossOf(judged: JudgedTurn, standing: number): number {
  const { round } = judged.turn.before;
  const best = chanceOf(standingAtBest(standing, judged), round);
  return Math.abs(best - chanceOf(standing, round));
}

export function lossesOf(judged: readonly JudgedTurn[]): number[] {
  return standingsOf(judged).map((standing, index) => lossOf(judged[index]!, standing));
}

/** Who is ahead; null where nobody is clearly. */
export function leaderOf(standing: number): Seat | null {
  if (Math.abs(standing) < LEAD) return null;
  return standing > 0 ? 0 : 1;
}

/**
 * The index of the turn that decided the game: of the turns that left the rival ahead, who would not
 * have been after the best turn, by a seat that did not come to win, the one that gave away most
 * chances, and the last of several such. Undefined where nobody lost the game at one turn that has a mark.
 *
 * Where the board is silent, `said` is who won all the same, or null for nobody: no turn decides a
 * game that somebody won by the clock who wasn't ahead, or that was called off.
 */
export function decidingTurn(
  judged: readonly JudgedTurn[],
  said?: Seat | null,
): number | undefined {
  const standings = standingsOf(judged);
  const winner = leaderOf(standings.at(-1) ?? 0);
  const isByPeople = said !== undefined && !judged.at(-1)?.turn.after.outcome;
  if (isByPeople && (said === null || said !== winner)) return undefined;
  let deciding: number | undefined, most = LEAST_LOSS;
  judged.forEach((one, index) => {
    const { turn: { seat } } = one;
    const standing = standings[index]!, rival = 1 - seat;
    const loss = lossOf(one, standing);
    const isLost = leaderOf(standing) === rival &&
      leaderOf(standingAtBest(standing, one)) !== rival;
    if (seat !== winner && isLost && loss >= most) [deciding, most] = [index, loss];
  });
  return deciding;
}

/** Points of a seat as points of blue's. */
function toBlue(seat: Seat, points: number): number {
  return seat === 0 ? points : -points;
}

/** Who won by the record's word, null for nobody; undefined where it says nothing. */
export function winnerSaid({ game, tags }: ReplayedGame): Seat | null | undefined {
  const [said] = tags.Result?.split(" ") ?? [];
  if (said === "draw") return null;
  return [0, 1].find((seat) => seatName(game, seat).toLowerCase() === said);
}
