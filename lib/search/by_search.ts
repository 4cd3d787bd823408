/** The levels that look generations ahead: a search, with pauses in which it can be asked. */

import type { LifeLaw } from "../games/conquerors/law.ts";
import type { LifeMove, LifePosition } from "../games/conquerors/position.ts";
import { ENDING, lookAhead } from "./foresight.ts";
import { legalTurn } from "./legal_turn.ts";
import type { SearchLevel } from "./levels.ts";
import type { Means } from "./means.ts";

/** The share of a budget that is spent before the best turns are compared, if they are. */
const FOUND = 0.6;

/** With fewer steps few good turns are found, and the rival's searches say too little of them. */
const ENOUGH = 300_000;

/** What a search has come to, as it is when asked for: also once the search is over. */
export interface Thought {
  /** The best turn so far. */
  readonly move: LifeMove;
  /** The share of the budget that it took. */
  readonly share: number;
  /** The generations that it took. */
  readonly steps: number;
}

/** The level's turn in a game that is not over, after a thought a millisecond or so. */
export function* thinkAhead(
  game: LifeLaw,
  position: LifePosition,
  level: SearchLevel,
  seed: string,
  means: Means,
): Generator<Thought, LifeMove> {
  const { search, asSeated } = lookAhead(game, position, level, seed, means);
  const { budget, outlook } = search.judge;
  const legal = (move: LifeMove) => legalTurn(game, position, asSeated(move));
  let chosen: LifeMove | undefined;
  const best = () => chosen ?? legal(search.best.move);
  const thought = {
    get move() {
      return best();
    },
    get share() {
      return budget.share;
    },
    get steps() {
      return budget.spent;
    },
  };
  const compares = level.finalists > 1 && level.steps >= ENOUGH && outlook.left > ENDING;
  for (const _ of search.run()) {
    yield thought;
    if (compares && budget.share >= FOUND) break;
  }
  if (compares) {
    const searchAt = (at: LifePosition, steps: number) =>
      lookAhead(game, at, { ...level, steps }, seed, means).search;
    const { rules } = game, most = level.finalists;
    for (chosen of means.compare({ rules, position, search, most, legal, searchAt })) yield thought;
  }
  return best();
}
