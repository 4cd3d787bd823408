/** The levels that look generations ahead: a search, with pauses in which it can be asked. */

import type { LifeLaw } from "../games/conquerors/law.ts";
import type { LifeMove, LifePosition } from "../games/conquerors/position.ts";
import { lookAhead } from "./foresight.ts";
import { legalTurn } from "./legal_turn.ts";
import type { SearchLevel } from "./levels.ts";
import type { Means } from "./means.ts";

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
  const { budget } = search.judge;
  const best = () => legalTurn(game, position, asSeated(search.best.move));
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
  for (const _ of search.run()) yield thought;
  return best();
}
