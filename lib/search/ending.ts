/** What only exact levels need: a script of its own. */

import type { Cell } from "../automaton/board.ts";
import type { LifeMove, LifePosition } from "../games/conquerors/position.ts";
import type { LifeRules } from "../games/conquerors/rules.ts";
import { playTurn } from "../games/conquerors/turn.ts";
import type { Judged } from "./ascent.ts";
import { filledUp } from "./fill_up.ts";
import { bestUnions, gainingGroups } from "./last_turn.ts";
import type { Side } from "./side.ts";
import type { TurnSearch } from "./turn_search.ts";

/** The best placement of a game's last turn; undefined where it is not proven within the budget. */
export function endingOf(
  rules: LifeRules,
  position: LifePosition,
  side: Side,
  budget: { left: number },
): Cell[] | undefined {
  const groups = gainingGroups(rules, position, budget);
  return groups && filledUp(side, bestUnions(rules, groups, 1, () => true).unions[0]!);
}

/** Points that a turn may be worth less than the best one to be compared with it. */
const NEAR = 5;

/** What a search is asked for by another that compares its turns. */
interface Comparison {
  readonly rules: LifeRules;
  readonly position: LifePosition;
  readonly search: TurnSearch;
  /** How many turns are compared at most. */
  readonly most: number;
  /** A turn of the search as the seat may play it. */
  readonly legal: (move: LifeMove) => LifeMove;
  /** The search of whoever is to move in a position, with that many steps. */
  readonly searchAt: (position: LifePosition, steps: number) => TurnSearch;
}

/**
 * Spends what is left of the search's budget on the rival's searches after its best turns, in equal
 * parts. Pauses with the best turn so far, by what the search and its rival's think of it together.
 * Nothing is compared where only one turn is good, or where one ends the game, which is certain.
 */
export function* compare(comparison: Comparison): Generator<LifeMove, void> {
  const { rules, position, search: { judge }, searchAt } = comparison;
  const { budget } = judge, turns = finalistsOf(comparison);
  const finalists = turns.map(({ move, worth }) => {
    return { move, points: judge.points(worth), after: playTurn(rules, position, move) };
  });
  if (finalists.length === 1 || finalists.some(({ after }) => after.outcome)) return;
  const steps = budget.left / finalists.length;
  let best = finalists[0]!.move, most = -Infinity;
  for (const { move, points, after } of finalists) {
    const search = searchAt(after, steps), { left } = budget;
    for (const _ of search.run()) {
      budget.left = left - search.judge.budget.spent;
      yield best;
    }
    const worth = points - search.judge.points(search.best.worth);
    if (worth > most) [best, most] = [move, worth];
    yield best;
  }
}

/** The best legal turns that were considered, judged by all answers found, from the best on. */
function finalistsOf({ search, most, legal }: Comparison): Judged[] {
  const { judge, best, considered } = search, turns = new Map<string, Judged>();
  for (const move of [best.move, ...considered]) {
    const key = keyOf(move);
    if (!turns.has(key)) turns.set(key, { move: legal(move), worth: judge.worthOf(move) });
  }
  const sorted = [...turns.values()].sort((one, other) => other.worth - one.worth);
  const least = judge.points(sorted[0]!.worth) - NEAR;
  return sorted.slice(0, most).filter(({ worth }) => judge.points(worth) >= least);
}

/** The same for the same cells in another order. */
function keyOf(move: LifeMove): string {
  return "place" in move ? move.place.toSorted().join() : JSON.stringify(move);
}
