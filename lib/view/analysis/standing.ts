/** Who was ahead in a game, by how much, and which turn decided it. This module is browser compatible. */

import type { Seat } from "../../games/game.ts";
import { type JudgedTurn, toBlue, worthsOf } from "./judged_turn.ts";

/** A decided game. */
const WHOLE = 100;

/** A standing from which a game is more likely won than not. */
const LEAD = 15;

/**
 * How the game stood before each turn, and after the last one: for blue, from −100 to 100. Whoever
 * is to move seems better off than they are, so this lies half way between how a position seems to
 * its mover and how the one before it seemed to the other; the first has no other.
 */
export function standingsOf(judged: readonly JudgedTurn[]): number[] {
  const worths = judged.map(({ assessment }) => assessment.worth);
  const before = worths.map((worth, index) => (worth + (worths[index - 1] ?? worth)) / 2);
  return judged.length === 0 ? [] : [...before, lastOf(judged.at(-1)!)];
}

/** As the game ended; of one that did not, as its last turn left it. */
function lastOf(last: JudgedTurn): number {
  const { outcome } = last.turn.after;
  if (!outcome) return worthsOf(last).played;
  return outcome.winner === null ? 0 : WHOLE * toBlue(outcome.winner);
}

/** Who is ahead; null where nobody is clearly. */
export function leaderOf(standing: number): Seat | null {
  if (Math.abs(standing) < LEAD) return null;
  return standing > 0 ? 0 : 1;
}

/**
 * The index of the turn that decided the game: of the turns that left the rival ahead who had not been
 * so before, by a seat that did not come to win, the one with the greatest regret, and the last of
 * several such. Undefined where nobody lost the game at one turn.
 */
export function decidingTurn(judged: readonly JudgedTurn[]): number | undefined {
  const standings = standingsOf(judged);
  const winner = leaderOf(standings.at(-1) ?? 0);
  let deciding: number | undefined, most = 0;
  judged.forEach(({ turn: { seat }, assessment: { regret } }, index) => {
    const rival = 1 - seat, before = standings[index]!;
    const isLost = leaderOf(before) !== rival && leaderOf(before - toBlue(seat) * regret) === rival;
    if (seat === winner || !isLost || regret < most) return;
    [deciding, most] = [index, regret];
  });
  return deciding;
}
