/** Sums of solved games: a move is one in any of them (Fraenkel, §2). */

import { movesTo, type Solved, valueOf } from "./solved.ts";
import { addValues, nimSum, outlookOf, type Value } from "./value.ts";

/** A game of a sum, and where it stands. */
export interface Component {
  /** What is played. */
  readonly game: Solved;
  /** The code of its position. */
  readonly position: bigint;
}

/** A move of a sum: the component's number, from 0, and its new position. */
export interface SumMove {
  /** By number, from 0. */
  readonly component: number;
  /** The code of its position. */
  readonly position: bigint;
}

/** γ of the sum; of no games, 0. */
export function sumValue(sum: readonly Component[]): Value {
  return sum.map(({ game, position }) => valueOf(game, position)).reduce(addValues, 0);
}

/** All moves to positions of γ = 0: those which win, by component, then by position. */
export function winningMoves(sum: readonly Component[]): SumMove[] {
  return sum.flatMap(({ game, position }, component) => {
    const goal = gammaOfOthers(sum, component);
    if (goal === undefined) return [];
    return movesTo(game, position, goal).map((position) => ({ component, position }));
  });
}

/** γ of a sum without one of its components; undefined where it is infinite. */
function gammaOfOthers(sum: readonly Component[], component: number): number | undefined {
  return others(sum, component).map(({ game, position }) => game.gamma(position))
    .reduce((a, b) => a === undefined || b === undefined ? undefined : nimSum(a, b), 0);
}

/** The moves after which nobody can force a win; where the sum is a draw, those not to lose by. */
export function* drawingMoves(sum: readonly Component[]): Generator<SumMove> {
  for (const [component, { game, position }] of sum.entries()) {
    const rest = sumValue(others(sum, component));
    for (const move of game.moves(position)) {
      const value = addValues(rest, valueOf(game, move.position));
      if (outlookOf(value) === "D") yield { component, position: move.position };
    }
  }
}

function others(sum: readonly Component[], component: number): Component[] {
  return sum.toSpliced(component, 1);
}
