/** What is known about a sum of solved games: values, winning moves, structure. */

import type { SolvedBoard } from "./board.ts";
import { codeOf, type LinearCode } from "./code.ts";
import { valueOf } from "./solved.ts";
import { type Component, type SumMove, sumValue, winningMoves } from "./sum.ts";
import { type Outlook, outlookOf, type Value } from "./value.ts";

export interface Insight {
  readonly value: Value;
  readonly outlook: Outlook;
  /** γ of every component by itself. */
  readonly values: readonly Value[];
  readonly winning: readonly SumMove[];
  /** Of the components that are boards; undefined of others. */
  readonly boards: readonly (BoardInsight | undefined)[];
}

/** What holds of a board whatever is lit on it. */
export interface BoardInsight {
  readonly m: number;
  readonly t: number;
  readonly code: LinearCode;
  /** V0, V1, … and at last V∞, each by the codes of its positions; none of a larger board. */
  readonly cosets: readonly Coset[];
}

/** All positions of one γ; `gamma` is undefined where that is infinite. */
export interface Coset {
  readonly gamma: number | undefined;
  readonly positions: readonly number[];
}

/** The most positions that can be looked over. */
const MOST_POSITIONS = 256n;

/** What the boards have in common with others of the same digraph is passed, since it takes longest. */
export function insightOf(
  sum: readonly Component[],
  boards: Insight["boards"],
): Insight {
  const value = sumValue(sum);
  return {
    value,
    outlook: outlookOf(value),
    values: sum.map(({ game, position }) => valueOf(game, position)),
    winning: winningMoves(sum),
    boards,
  };
}

export function boardInsight(board: SolvedBoard): BoardInsight {
  const { m, t } = board.structure;
  return { m, t, code: codeOf(board.structure), cosets: cosetsOf(board) };
}

function cosetsOf(board: SolvedBoard): Coset[] {
  if (board.limit > MOST_POSITIONS) return [];
  const found = new Map<number | undefined, number[]>();
  for (let position = 0; position < board.limit; position++) {
    const gamma = board.gamma(BigInt(position));
    found.set(gamma, [...found.get(gamma) ?? [], position]);
  }
  const order = (gamma: number | undefined) => gamma ?? Infinity;
  return [...found].sort(([a], [b]) => order(a) - order(b))
    .map(([gamma, positions]) => ({ gamma, positions }));
}
