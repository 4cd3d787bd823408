/** The structures on a board, with their names. */

import { nameOf, type PatternId } from "../../automaton/catalogue.ts";
import { type Board, type Cell, EMPTY } from "../../automaton/board.ts";
import { isSameRule, LIFE, type LifeRule } from "../../automaton/life_rule.ts";
import { clustersOf, type Fate, fateOf } from "../../automaton/structures.ts";
import { cutOut } from "../../automaton/turn_board.ts";

export interface Structure {
  readonly cells: readonly Cell[];
  readonly name: PatternId | undefined;
  readonly fate: Fate;
}

interface Living {
  readonly structures: readonly Structure[];
  /** How many more there are. */
  readonly left: number;
}

/** Of more cells nothing is named. */
const MOST_CELLS = 5_000;

/** How many are named: nobody reads more, and a busy board stays fast. */
const MOST = 60;

/** What lives on the board, in reading order, unless that's very much; the catalogue's names are those of Life. */
export function livingOn(board: Board, rule: LifeRule = LIFE): Living | undefined {
  const cells = board.cells.reduce((live, state) => live + Number(state !== EMPTY), 0);
  if (cells > MOST_CELLS) return undefined;
  const clusters = clustersOf(board);
  const structures = clusters.slice(0, MOST).map((cells) => {
    const pattern = cutOut(board, cells);
    const name = isSameRule(rule, LIFE) ? nameOf(pattern) : undefined;
    return { cells, name, fate: fateOf(pattern, rule) };
  });
  return { structures, left: clusters.length - structures.length };
}
