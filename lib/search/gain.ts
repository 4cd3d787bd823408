import { nextGeneration } from "../automaton/bitboard.ts";
import type { Board } from "../automaton/board.ts";
import type { LifeGame } from "../games/conquerors/game.ts";
import { type LifeMove, type LifePosition, rivalOf } from "../games/conquerors/position.ts";
import { boardWith } from "../games/conquerors/turn.ts";

/** How many generations on it shows what a turn has brought. */
const AHEAD = 4;

/** How much better off a turn leaves its seat than none would, if nobody placed any more. */
export function gainOf(
  { rules, tally }: LifeGame,
  before: LifePosition,
  move: LifeMove,
): number {
  const left = 2 * (rules.rounds - before.round) + 2 - before.turn;
  const leadFrom = (board: Board) => {
    let later = board;
    for (let ahead = Math.min(AHEAD, left); ahead > 0; ahead--) {
      later = nextGeneration(later, "plane");
    }
    const { score } = tally({ ...before, board: later });
    return score[before.turn]! - score[rivalOf(before.turn)]!;
  };
  return leadFrom(boardWith(before, move)) - leadFrom(before.board);
}
