/** What a level that looks ahead thinks of a position. */

import type { LifeLaw } from "../games/conquerors/law.ts";
import type { LifeMove, LifePosition } from "../games/conquerors/position.ts";
import { lookAhead } from "./foresight.ts";
import { legalTurn } from "./legal_turn.ts";
import { editionOf, PLAYERS, type SearchLevelId } from "./levels.ts";
import type { Means } from "./means.ts";

/** A position, and a turn played in it, as a level sees them. */
export interface Assessment {
  /** The best turn that its search finds. */
  readonly best: LifeMove;
  /** What the position is worth to blue with that turn: about as a lead in cells, from −100 to 100. */
  readonly worth: number;
  /** What the turn played gave away of it, from 0; 0 without one. */
  readonly regret: number;
}

/**
 * Assesses a position that is not over, with the level's own work and a quarter more for a turn
 * played; pauses now and then to tell the share that is done. The same arguments assess alike.
 */
export function* assess(
  game: LifeLaw,
  position: LifePosition,
  level: SearchLevelId,
  seed: string,
  means: Means,
  played?: LifeMove,
  steps?: number,
): Generator<number, Assessment> {
  const usual = PLAYERS[level][editionOf(game.rules)];
  const row = { ...usual, steps: steps ?? usual.steps };
  const { search, asSeated } = lookAhead(game, position, row, seed, means);
  const { judge } = search;
  for (const _ of search.run()) yield judge.budget.share;
  let regret = 0;
  if (played) {
    judge.budget.left = row.steps / 4;
    const { worth } = yield* telling(search.consider(asSeated(played)));
    regret = judge.points(search.best.worth) - judge.points(worth);
  }
  const worth = judge.points(search.best.worth);
  return {
    best: legalTurn(game, position, asSeated(search.best.move)),
    worth: position.turn === 0 ? worth : -worth,
    regret,
  };
}

/** What follows a search that has spent its budget. */
function* telling<Result>(rest: Generator<void, Result>): Generator<number, Result> {
  for (;;) {
    const step = rest.next();
    if (step.done) return step.value;
    yield 1;
  }
}
